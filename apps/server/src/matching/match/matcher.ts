import { dateInShanghai } from '@hengce/text';
import type { EnterpriseRow, FactRow } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { type AnswersById, readFirm, type Variant } from '../answers';
import { type FirmMatch, itemsFor, type Matchable, matchFirm, type RegionItems } from '../items';
import { variants } from './variants';

/** A match with the answers and facts that it was made from. */
export type AnsweredMatch = FirmMatch & { answered: AnswersById; rows: FactRow[] };

interface RegionCache extends RegionItems {
  /** The last matches of the region, by variant, day and hash of what is known of the firm. */
  remember: ReturnType<typeof rememberLast<FirmMatch>>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  matchables(): Promise<readonly Matchable[]>;
}

export type Matcher = ReturnType<typeof createMatcher>;

/**
 * Matcher of enterprises with the items of their region; it remembers the last matches as long as the library stays the same.
 */
export function createMatcher({ db, clock, matchables }: Dependencies) {
  let known: { all: readonly Matchable[]; byCode: Map<string, RegionCache> } | undefined;

  const regionOf = (all: readonly Matchable[], code: string): RegionCache => {
    // By identity, not by the hash of the rules: when only windows move, the rules stay the same.
    if (known?.all !== all) known = { all, byCode: new Map() };
    const region = known.byCode.get(code) ?? { ...itemsFor(all, code), remember: rememberLast<FirmMatch>(5) };
    known.byCode.set(code, region);
    return region;
  };

  return {
    /** The day (YYYY-MM-DD) as of which matches are made. */
    today: (): string => dateInShanghai(clock.now()),

    /** Items for firms of a region (GB/T 2260), out of all items of the library. */
    regionOf: (all: readonly Matchable[], code: string): RegionItems => regionOf(all, code),

    /** An enterprise matched as of today, by a way of matching. */
    async match(row: EnterpriseRow, variant: Variant = 'general'): Promise<AnsweredMatch> {
      const asOf = dateInShanghai(clock.now());
      const [{ firm, answered, rows }, all] = await Promise.all([readFirm(db, row, asOf, variant), matchables()]);
      const region = regionOf(all, row.region_code);
      const match = region.remember(`${variant} ${asOf} ${firm.hash}`, () =>
        matchFirm(firm, variants[variant].itemsOf(region)),
      );
      return { ...match, answered, rows };
    },
  };
}

/** A function that keeps its last results by key and makes the others anew. */
function rememberLast<T>(max: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > max && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
