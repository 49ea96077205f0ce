import { type Judged as JudgedItem, type Match, matchItems } from '@hengce/rules';
import type { FirmFacts } from '../answers';
import type { Matchable, RegionItems } from './matchable';

/** An item judged for a firm. */
export type Judged = JudgedItem<Matchable>;

/** A firm matched with all items of its region. */
export interface FirmMatch extends Match<Matchable, FirmFacts> {
  region: RegionItems;
}

export const matchFirm = (known: FirmFacts, region: RegionItems): FirmMatch => ({
  ...matchItems(known, region.items),
  region,
});
