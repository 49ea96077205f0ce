import type { Matchable } from './matchable';
import type { Stacking } from './readStacking';

/** Whether items of two policies have the same name, which is how purposes are compared without a project. */
const isSameName = (a: Matchable, b: Matchable): boolean => a.policy.id !== b.policy.id && a.item.name === b.item.name;

/** The rule of one of two documents by which the same purpose is paid once only; undefined where they have no such rule, or another purpose. */
export function higherOf(
  a: Matchable,
  b: Matchable,
  isSamePurpose = false,
): { of: Matchable; stacking: Stacking } | undefined {
  if (!isSamePurpose && !isSameName(a, b)) return undefined;
  const isSameLevel = a.policy.level === b.policy.level && a.policy.regionCode === b.policy.regionCode;
  for (const of of [a, b]) {
    const stacking = of.stacking.find(({ rule }) => rule.k === 'higher' && (isSameLevel || !rule.isSameLevel));
    if (stacking) return { of, stacking };
  }
  return undefined;
}
