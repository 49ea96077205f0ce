import type { PolicyItem } from '../../shared/model/types';

/** Conditions that all of several items have, in the same words and order; null when they differ, or there is one item or no condition. */
export function sharedConditions(items: readonly PolicyItem[]): PolicyItem['conditions'] | null {
  const [first, ...others] = items.map(({ conditions }) => conditions);
  if (!first?.length || others.length === 0) return null;
  const words = (conditions: PolicyItem['conditions']) => conditions.map(({ text }) => text).join('\n');
  return others.every((conditions) => words(conditions) === words(first)) ? first : null;
}
