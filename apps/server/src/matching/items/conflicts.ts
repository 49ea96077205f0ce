import type { MainComponents } from '@hengce/api/contract';
import { choices, isOut } from '@hengce/rules';
import type { Judged } from './firmMatch';
import type { Matchable } from './matchable';
import { higherOf } from './samePurpose';

type Conflict = MainComponents['schemas']['MatchConflict'];

/**
 * Items that cannot be had together with one: others of a policy of which a firm chooses one, other benefits of a choice (高企15%税率 and
 * 小型微利), and the same support of another level that is not paid twice. What a firm has, or cannot have, is left out.
 */
export function conflictsOf(own: Judged, all: readonly Judged[], titles: ReadonlyMap<string, string>): Conflict[] {
  const choice = choices.find(({ items }) => items.includes(nameOf(own.matchable)));
  const reasonAgainst = (other: Matchable): string | null => {
    const { exclusive, policy } = own.matchable;
    if (other.policy.id === policy.id) return exclusive;
    if (choice?.items.includes(nameOf(other))) return choice.words;
    return higherOf(own.matchable, other)?.stacking.quote ?? null;
  };
  return all.flatMap((other): Conflict[] => {
    const reason = other === own || isOut(other.group) ? null : reasonAgainst(other.matchable);
    const { policy, key } = other.matchable;
    return reason === null ? [] : [{ policyId: policy.id, title: titles.get(key) ?? policy.title, reason }];
  });
}

/** Name of an item in `choices`. */
const nameOf = ({ policy, item }: Matchable): string => `${policy.id}.${item.id}`;
