import { type Day, dayInShanghai } from '@hengce/text';
import type { Library } from '../../library/policies';
import type { Clock } from '../../platform/ports';
import { type Matchable, matchablesOf, supposedMatchables } from './matchable';

/** Items that firms are matched with. */
export interface Matchables {
  /** Items with conditions of the policies in force today, see `matchablesOf`. */
  matchables(): Promise<readonly Matchable[]>;
  /** Items of one version as if it were in force today. @throws Rejection 404 for a policy that is gone */
  supposed(policyId: string): Promise<readonly Matchable[]>;
}

/** Library that also gives the items of its policies. */
export type ItemLibrary = Library & Matchables;

export function createMatchables(library: Pick<Library, 'derive' | 'find'>, clock: Clock): Matchables {
  const today = (): Day => dayInShanghai(clock.now());
  return {
    matchables: library.derive('items', matchablesOf),
    supposed: async (policyId) => supposedMatchables(await library.find(policyId), today()),
  };
}
