import { type Day, dayInShanghai } from '@hengce/text';
import type { Library } from '../../library/policies';
import type { Clock } from '../../platform/ports';
import { type Matchable, matchablesOf, supposedMatchables } from './matchable';

/** What firms are matched with. */
export interface Matchables {
  /** What can be applied for today. */
  matchables(): Promise<readonly Matchable[]>;
  /** What could be applied for if this version held today. @throws Rejection 404 */
  supposed(policyId: string): Promise<readonly Matchable[]>;
}

/** The library together with what can be applied for. */
export type ItemLibrary = Library & Matchables;

export function createMatchables(library: Pick<Library, 'digest' | 'find'>, clock: Clock): Matchables {
  const today = (): Day => dayInShanghai(clock.now());
  return {
    matchables: library.digest('items', matchablesOf),
    supposed: async (policyId) => supposedMatchables(await library.find(policyId), today()),
  };
}
