import type { Exclusion, StackItem, StackRule, StackSituation } from './types';

/** Reason why an item can be in no plan of these items; undefined when it may be in one. */
export function ruledOut(
  item: StackItem,
  items: readonly StackItem[],
  situation: StackSituation,
): Exclusion | undefined {
  for (const rule of item.rules) {
    if (rule.k === 'onceEver' && situation.had.includes(rule.group)) return { reason: 'hadBefore', group: rule.group };
    if (
      rule.k === 'requires' &&
      !situation.titles.includes(rule.title) &&
      !items.some((other) => leadsTo(other, item, rule.title))
    )
      return { reason: 'titleMissing', title: rule.title };
    if (rule.k === 'consumes' && rule.amount > (situation.available[rule.group] ?? 0))
      return { reason: 'usedUp', group: rule.group };
  }
  return undefined;
}

const leadsTo = (first: StackItem, then: StackItem, title: string): boolean =>
  first.gives === title &&
  first !== then &&
  first.windowAt !== null &&
  then.windowAt !== null &&
  first.windowAt < then.windowAt;

/** Whether the items of a plan may be combined, whatever their sum. */
export function isAllowed(plan: readonly StackItem[], situation: StackSituation): boolean {
  return conflictIn(plan, situation) === undefined;
}

export function conflictIn(plan: readonly StackItem[], situation: StackSituation): Exclusion | undefined {
  const used = new Map<string, number>();
  for (const item of plan)
    for (const rule of item.rules) {
      const others = plan.filter((other) => other !== item);
      const by = others.filter((other) => excludes(rule, other)).map(({ id }) => id);
      if (by.length > 0 && 'group' in rule) return { reason: 'excludedBy', group: rule.group, by };
      if (
        rule.k === 'requires' &&
        !situation.titles.includes(rule.title) &&
        !others.some((other) => leadsTo(other, item, rule.title))
      )
        return { reason: 'titleMissing', title: rule.title };
      if (rule.k === 'consumes') {
        const sum = (used.get(rule.group) ?? 0) + rule.amount;
        if (sum > (situation.available[rule.group] ?? 0)) return { reason: 'usedUp', group: rule.group };
        used.set(rule.group, sum);
      }
    }
  return undefined;
}

export const excludes = (rule: StackRule, other: StackItem): boolean =>
  other.rules.some((theirs) => {
    if (theirs.k !== rule.k || !('group' in theirs) || !('group' in rule) || theirs.group !== rule.group) return false;
    if (rule.k === 'oneCategory' && theirs.k === 'oneCategory') return theirs.category !== rule.category;
    return rule.k === 'exclusive' || rule.k === 'maxOf';
  });
