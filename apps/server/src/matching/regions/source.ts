import type { MainComponents } from '@hengce/api/contract';
import type { Matchable } from '../items';
import { groupsOfSource, type PolicyGroups } from './policyGroups';
import type { Regional } from './regional';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

/** Policies to compare, and which of them were chosen: real ones, samples or both. */
export interface ComparedPolicies {
  /** Policies of every source. */
  all: readonly Regional[];
  /** Numbers of real and of sample policies in `all`. */
  available: S['RegionOverview']['available'];
  source: Source;
  /** Groups of the policies of `source` alone. */
  groups: PolicyGroups;
}

/** Reader of the policies and items to compare. Without a source in the query it is the one with more policies. */
export function createSourceReader(
  regional: () => Promise<readonly Regional[]>,
  matchables: () => Promise<readonly Matchable[]>,
) {
  const openIds = cacheByLibrary<ReadonlySet<string>>();
  return {
    async read(wanted: Source | undefined): Promise<ComparedPolicies> {
      const all = await regional();
      const real = all.filter(({ isSample }) => !isSample).length;
      const available = { real, sample: all.length - real };
      const source = wanted ?? (available.sample > available.real ? 'sample' : 'real');
      return { all, available, source, groups: groupsOfSource(all, source) };
    },

    /** Whether a policy, by its id, takes applications today. */
    async openNow(): Promise<(id: string) => boolean> {
      const items = await matchables();
      const ids = openIds(items, '', () => {
        const open = items.filter(({ window: { state } }) => state === 'open' || state === 'rolling');
        return new Set(open.map(({ policy }) => policy.id));
      });
      return (id) => ids.has(id);
    },
  };
}

export type SourceReader = ReturnType<typeof createSourceReader>;

/** Keys come from addresses, so their number is limited. */
const maxKeys = 100;

/** A cache of results by key, each for one state of the library and dropped with it; after 100 keys further results are not kept. */
export function cacheByLibrary<Made>(): (library: object, key: string, make: () => Made) => Made {
  const cache = new WeakMap<object, Map<string, Made>>();
  return (library, key, make) => {
    const known = cache.get(library) ?? new Map<string, Made>();
    const made = known.get(key) ?? make();
    if (known.size < maxKeys) cache.set(library, known.set(key, made));
    return made;
  };
}
