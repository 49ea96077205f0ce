import type { Cond, FactRef, Unit } from '@hengce/rules';
import type { ItemCondition } from './itemRule';
import type { Matchable } from './matchable';

// Conditions and items for matching a need: a project or a financing need.

/** The condition that a fact is one of some values. */
export const among = (title: string, key: FactRef['key'], values: readonly string[]): Cond => ({
  k: 'in',
  id: `${key} ${values.join('、')}`,
  title,
  fact: { key },
  values,
});

/** The condition that a fact reaches or does not exceed a limit. */
export const compared = (title: string, key: FactRef['key'], op: '>=' | '<=', limit: string, unit: Unit): Cond => ({
  k: 'cmp',
  id: `${key} ${op} ${limit}`,
  title,
  left: { k: 'fact', key },
  op,
  right: { k: 'const', value: limit },
  unit,
});

/** The item with the given conditions in place of its own. */
export const withConditions = (matchable: Matchable, conditions: readonly ItemCondition[]): Matchable => ({
  ...matchable,
  rule: {
    ...matchable.rule,
    conditions,
    cond: { ...matchable.rule.cond, of: conditions.map(({ cond }) => cond) },
  },
});

/** Whether a condition says whom an award is for, by its id (`art-4-who-1`). */
export const isAudience = ({ id }: Pick<ItemCondition, 'id'>): boolean => id.includes('-who-');

/**
 * Conditions without those by which an award names what a need says already.
 *
 * @param told words of a confirmation that follows from the need, such as 取得流动资金贷款
 */
export const withoutTold = ({ rule }: Matchable, told: RegExp): ItemCondition[] =>
  rule.conditions.filter(
    (condition) => !(isAudience(condition) && condition.cond.k === 'attest' && told.test(condition.text)),
  );

/** Clause that has the id of the item; undefined for none. */
export const ownClause = ({ item, clauses }: Matchable): Matchable['clauses'][number] | undefined =>
  clauses.find(({ id }) => id === item.id);

/**
 * Clause that states the support of an item: the one with its id, else the first clause of its conditions that speaks of 贴息, 担保, 贷款 or 奖励;
 * undefined for none.
 */
export function awardOf(matchable: Matchable): Matchable['clauses'][number] | undefined {
  const { item, rule, clauses } = matchable;
  const ids = [item.id, ...rule.conditions.map(({ clauseId }) => clauseId)];
  return ownClause(matchable) ?? clauses.find(({ id, text }) => ids.includes(id) && /贴息|担保|贷款|奖励/.test(text));
}

/**
 * First words of a clause up to its first mark, which name its audience: 对取得流动资金贷款的企业. At most 40 characters; empty where there are fewer
 * than two.
 */
export const whoOf = (text = ''): string => /^[^，。；]{2,40}/.exec(text)?.[0] ?? '';
