import type { Fact, FactType, FactValue } from '@hengce/api';
import { exactNumber, readAmount, wanAmount, withWan } from '@hengce/text';

export type FactScalar = FactValue['value'];

/** Greatest sum in 分 that is read as 万元 without asking: 100亿元. */
const maxBareFen = 1_000_000_000_000n;

/** Bare number with the unit 万元 (4860 → 4860万元); null for no amount, and from 100亿元 on, where 元 may be meant. */
export function asWan(written: string): string | null {
  const withUnit = withWan(written);
  const fen = readAmount(withUnit);
  return fen === null || fen >= maxBareFen ? null : withUnit;
}

/** Words for yes and no, from the text of a page. */
export interface FactWords {
  yes: string;
  no: string;
}

/** Text of a fact's value, which is also how it can be typed: yes or no in words, money in 万元, a ratio in %, a number with its unit. */
export function formatFact(type: FactType, value: FactScalar, unit: string | null, words: FactWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  if (type === 'money') return wanAmount(Math.round(value));
  if (type === 'ratio') return `${Number((value * 100).toFixed(6))}%`;
  return `${exactNumber(value)}${unit ?? ''}`;
}

/** Values of a fact in a period, one per source and not superseded; the one that is used in judging (isChosen) first. */
export const valuesAt = (fact: Fact, period: string | null): FactValue[] =>
  fact.values.filter((value) => value.period === period).sort((a, b) => Number(b.isChosen) - Number(a.isChosen));

/**
 * Values after one was saved, chosen or got evidence. It comes first, in place of that of its source and period; if it
 * is chosen, the others of its period no longer are.
 */
export const withValue = (values: readonly FactValue[], saved: FactValue): FactValue[] => [
  saved,
  ...values
    .filter((other) => other.period !== saved.period || other.source !== saved.source)
    .map((other) => (saved.isChosen && other.period === saved.period ? { ...other, isChosen: false } : other)),
];

/** Whether values of a fact in one period, from several sources, differ. */
export const isConflicting = (values: readonly FactValue[]): boolean =>
  values.some(({ value }) => value !== values[0]?.value);

/** Periods of a fact: the years as text (2025), or null alone for a fact without years. */
export const periodsOf = (fact: Pick<Fact, 'period'>, years: readonly number[]): (string | null)[] =>
  fact.period === 'year' ? years.map(String) : [null];
