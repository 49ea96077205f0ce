import { type Certainty, certainties, type Plan, type StackItem } from './types';

/**
 * Sums of a plan in 分, by certainty, after its caps: each cap reduces the least certain first, equally certain ones in
 * the order of their ids. The order of the plan does not matter.
 */
export function amountsOf(plan: readonly StackItem[]): Record<Certainty, bigint> {
  const left = new Map(plan.map((item) => [item, item.amount] as const));
  for (const [group, limit] of capsOf(plan)) {
    const members = plan.filter((item) => item.rules.some((rule) => rule.k === 'capSum' && rule.group === group));
    const order = [...members].sort(
      (a, b) => certainties.indexOf(b.certainty) - certainties.indexOf(a.certainty) || (a.id < b.id ? -1 : 1),
    );
    let over = members.reduce((sum, item) => sum + (left.get(item) ?? 0n), 0n) - limit;
    for (const item of order) {
      if (over <= 0n) break;
      const taken = over < (left.get(item) ?? 0n) ? over : (left.get(item) ?? 0n);
      left.set(item, (left.get(item) ?? 0n) - taken);
      over -= taken;
    }
  }
  const by: Record<Certainty, bigint> = { certain: 0n, upTo: 0n, competitive: 0n };
  for (const [item, amount] of left) by[item.certainty] += amount;
  return by;
}

/** Lowest limit (分) of each group of caps that a plan falls under, in the order of the groups' names. */
export function capsOf(plan: readonly StackItem[]): [group: string, limit: bigint][] {
  const limits = new Map<string, bigint>();
  for (const { rules } of plan)
    for (const rule of rules)
      if (rule.k === 'capSum') {
        const known = limits.get(rule.group);
        if (known === undefined || rule.limit < known) limits.set(rule.group, rule.limit);
      }
  return [...limits].sort(([a], [b]) => (a < b ? -1 : 1));
}

export const toPlan = (plan: readonly StackItem[]): Plan => {
  const by = amountsOf(plan);
  return { chosen: plan.map(({ id }) => id), total: by.certain + by.upTo + by.competitive, by };
};
