import { type Judged as JudgedItem, type Match, matchItems } from '@hengce/rules';
import type { FirmFacts } from '../answers';
import type { Matchable, RegionItems } from './matchable';

/** What an item of the library comes to for a firm. */
export type Judged = JudgedItem<Matchable>;

/** A firm judged against everything of its region. */
export interface FirmMatch extends Match<Matchable, FirmFacts> {
  region: RegionItems;
}

export const matchFirm = (known: FirmFacts, region: RegionItems): FirmMatch => ({
  ...matchItems(known, region.items),
  region,
});
