import type { MainComponents } from '@hengce/api/contract';
import { isOut } from '@hengce/rules';
import type { Judged } from './firmMatch';

type Conflict = MainComponents['schemas']['MatchConflict'];

/** Other items of the same policy, where a firm may choose only one. What it has, or cannot have, is left out. */
export function conflictsOf(own: Judged, all: readonly Judged[], titles: ReadonlyMap<string, string>): Conflict[] {
  const { exclusive, policy } = own.matchable;
  if (exclusive === null) return [];
  return all
    .filter((other) => other !== own && other.matchable.policy.id === policy.id && !isOut(other.group))
    .map(({ matchable }) => ({
      policyId: matchable.policy.id,
      title: titles.get(matchable.key) ?? matchable.policy.title,
      reason: exclusive,
    }));
}
