import type { MainComponents } from '@hengce/api/contract';
import { choices, isOut } from '@hengce/rules';
import type { Judged } from './firmMatch';
import type { Matchable } from './matchable';
import { higherOf } from './samePurpose';

type Conflict = MainComponents['schemas']['MatchConflict'];

/** Name of an item in `choices`. */
const nameOf = ({ policy, item }: Matchable): string => `${policy.id}.${item.id}`;

/**
 * Function that gives the words by which another item cannot be had beside one: others of a policy of which a firm chooses one, other
 * benefits of a choice (高企15%税率 and 小型微利), and the same support of another document that is paid once. Null where it can be had.
 */
function reasonAgainst(own: Matchable): (other: Matchable) => string | null {
  const choice = choices.find(({ items }) => items.includes(nameOf(own)));
  return (other) => {
    if (other.key === own.key) return null;
    if (other.policy.id === own.policy.id) return own.exclusive;
    if (choice?.items.includes(nameOf(other))) return choice.words;
    return higherOf(own, other)?.stacking.quote ?? null;
  };
}

/** Items out of all that cannot be had together with one of some, without these. */
export function rivalsOf(some: readonly Matchable[], all: readonly Matchable[]): Matchable[] {
  const keys = new Set(some.map(({ key }) => key));
  const reasons = some.map(reasonAgainst);
  return all.filter((other) => !keys.has(other.key) && reasons.some((reason) => reason(other) !== null));
}

/** Items that cannot be had together with one (`reasonAgainst`), by title. What a firm has, or cannot have, is left out. */
export function conflictsOf({ matchable }: Judged, among: readonly Judged[]): Conflict[] {
  const against = reasonAgainst(matchable);
  return among
    .flatMap((other): Conflict[] => {
      const reason = isOut(other.group) ? null : against(other.matchable);
      const { policy, item } = other.matchable;
      return reason === null ? [] : [{ policyId: policy.id, title: `${policy.title}：${item.name}`, reason }];
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
