import { matchGroups } from '@hengce/rules';
import type { Judged } from './firmMatch';

/** Item of each policy in the best match group, the first of equal ones, by the id of the policy. */
export function bestFits(judged: readonly Judged[]): Map<string, Judged> {
  const best = new Map<string, Judged>();
  for (const item of judged) {
    const known = best.get(item.matchable.policy.id);
    if (known === undefined || matchGroups.indexOf(item.group) < matchGroups.indexOf(known.group))
      best.set(item.matchable.policy.id, item);
  }
  return best;
}
