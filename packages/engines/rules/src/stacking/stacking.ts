import { toPlan } from './amounts';
import { conflictIn, ruledOut } from './conflicts';
import { isBetter, search } from './searchPlan';
import { type Exclusion, maxPlanItems, type StackItem, type StackResult, type StackSituation } from './types';

/**
 * Plan of the largest sum (叠加方案), exactly, the second-best one, and why the other items are excluded. Amounts are in 分;
 * competitive ones are no part of the sum and only decide between plans that are otherwise equal.
 *
 * @throws RangeError for more than 40 items
 */
export function bestPlan(items: readonly StackItem[], situation: StackSituation): StackResult {
  if (items.length > maxPlanItems) throw new RangeError(`${items.length} items, at most ${maxPlanItems}`);
  const usable = items.filter((item) => ruledOut(item, items, situation) === undefined);
  const best = search(usable, situation);
  const second = usable
    // What brings nothing makes no other plan.
    .filter((item) => !best.includes(item) && item.amount > 0n)
    .map((item) => search(usable, situation, item))
    // Nor does what only comes on top, such as under a cap that is reached already.
    .filter((plan) => plan.length > 0 && !best.every((item) => plan.includes(item)))
    .reduce<StackItem[] | null>((found, plan) => (found === null || isBetter(plan, found) ? plan : found), null);
  return {
    best: toPlan(best),
    second: second && toPlan(second),
    excluded: Object.fromEntries(
      items.filter((item) => !best.includes(item)).map((item) => [item.id, reasonFor(item, best, items, situation)]),
    ),
  };
}

function reasonFor(
  item: StackItem,
  best: readonly StackItem[],
  items: readonly StackItem[],
  situation: StackSituation,
): Exclusion {
  // First in the plan, so that the reason is said from its side.
  const found = ruledOut(item, items, situation) ?? conflictIn([item, ...best], situation);
  if (found) return found;
  // Nothing is worth nothing under a cap, too.
  const cap = item.amount > 0n ? item.rules.find((rule) => rule.k === 'capSum') : undefined;
  return cap && 'group' in cap ? { reason: 'capReached', group: cap.group } : { reason: 'addsNothing' };
}
