// Short functions for writing rules; what they make is plain data.

import type { Expr } from '../conditions/expression';
import type { Cond, Quote, Unit } from '../conditions/rule';
import type { FactKey } from '../facts/factDefs';
import type { FactRef } from '../facts/facts';
import type { Operator } from '../numbers/interval';

/** Function that makes quotes of one policy: `from('n-hnte-2016-32')('art-11.4', '不低于10%')`. */
export const from =
  (policyId: string) =>
  (clauseId: string, text: string): Quote => ({ policyId, clauseId, text });

export const constant = (value: string): Expr => ({ k: 'const', value });
/** Fact of the newest full financial year, or of `back` years before it. `fact` is for facts without a year. */
export const yearly = (key: FactKey, back = 0): Expr => ({ k: 'fact', key, back });
export const fact = (key: FactKey): Expr => ({ k: 'fact', key });
export const sumOf = (key: FactKey, years: number): Expr => ({ k: 'sum', key, years });
export const averageOf = (key: FactKey, years: number): Expr => ({ k: 'average', key, years });
export const ratio = (left: Expr, right: Expr): Expr => ({ k: 'divide', left, right });
export const plus = (...of: Expr[]): Expr => ({ k: 'add', of });

/** Number of a firm's intellectual property rights of Ⅰ类 (国科发火〔2016〕195号); `classTwo` is that of Ⅱ类. */
export const classOne = plus(fact('inventionPatents'), fact('otherClassOne'));
export const classTwo = plus(fact('utilityModels'), fact('designPatents'), fact('softwareCopyrights'));
/** Number of Ⅱ类 intellectual property rights that no application for 高企 has used: each can be used once (国科发火〔2016〕195号). */
export const unusedClassTwo: Expr = { k: 'subtract', left: classTwo, right: fact('usedClassTwo') };

/** Amount in 分 for a number of 万元, as documents print it. */
export const wanYuan = (wan: number): string => String(BigInt(wan) * 1_000_000n);

export const compareTo = (
  id: string,
  title: string,
  left: Expr,
  op: Operator,
  right: string | Expr,
  unit: Unit,
  quote: Quote,
): Cond => ({
  k: 'cmp',
  id,
  title,
  left,
  op,
  right: typeof right === 'string' ? constant(right) : right,
  unit,
  quote,
});

export const is = (id: string, title: string, key: FactKey, value: boolean, quote: Quote): Cond => ({
  k: 'is',
  id,
  title,
  fact: { key },
  value,
  quote,
});
export const among = (
  id: string,
  title: string,
  key: FactRef['key'],
  values: readonly string[],
  quote: Quote,
): Cond => ({
  k: 'in',
  id,
  title,
  fact: { key },
  values,
  quote,
});
/** Condition that a prize was won (`won`) within the last three years; its day is asked only of who has one. */
export const inThreeYears = (won: Cond, day: FactKey, quote: Quote): Cond => {
  const since: Expr = { k: 'monthsSince', key: day };
  const isRecent = compareTo(`${won.id}-day`, '获奖至今', since, '<', '36', 'months', quote);
  return all(`${won.id}-recent`, won.title, won, isRecent);
};
export const attested = (id: string, title: string, quote: Quote): Cond => ({ k: 'attest', id, title, quote });
/**
 * Condition that is met where nothing of the kind is on record (`never`); where something is, a person says whether it
 * falls under the words of the document.
 */
export const unlessNever = (id: string, title: string, never: Cond): Cond =>
  any(id, title, never, {
    k: 'attest',
    id: `${id}-apart`,
    title,
    isApart: true,
    ...(never.quote ? { quote: never.quote } : {}),
  });
export const all = (id: string, title: string, ...of: Cond[]): Cond => ({ k: 'all', id, title, of });
export const any = (id: string, title: string, ...of: Cond[]): Cond => ({ k: 'any', id, title, of });
