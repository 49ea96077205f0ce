import type { Fact, FactType, FactValue } from '@hengce/api';
import { exactNumber, readAmount, wanAmount, withWan } from '@hengce/text';

export type FactScalar = FactValue['value'];

/** Greatest sum in 分 that is read as 万元 without asking: 100亿元. */
const maxBareFen = 1_000_000_000_000n;

/** What is read of bare digits beside the unit 万元 (4860 → 4860万元); null for so much that 元 may be meant. */
export function asWan(written: string): string | null {
  const withUnit = withWan(written);
  const fen = readAmount(withUnit);
  return fen === null || fen >= maxBareFen ? null : withUnit;
}

/** How values are spoken of; the text of a page has them. */
export interface FactWords {
  yes: string;
  no: string;
}

/** A fact as it is shown, and as it may be typed. */
export function formatFact(type: FactType, value: FactScalar, unit: string | null, words: FactWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  if (type === 'money') return wanAmount(Math.round(value));
  if (type === 'ratio') return `${Number((value * 100).toFixed(6))}%`;
  return `${exactNumber(value)}${unit ?? ''}`;
}

/** The present values of one place of a fact, that which counts first. */
export const valuesAt = (fact: Fact, period: string | null): FactValue[] =>
  fact.values.filter((value) => value.period === period).sort((a, b) => Number(b.isChosen) - Number(a.isChosen));

/** Values after one was saved, chosen or proved: it takes the place of what its source said, and of what counted if it counts. */
export const withValue = (values: readonly FactValue[], saved: FactValue): FactValue[] => [
  saved,
  ...values
    .filter((other) => other.period !== saved.period || other.source !== saved.source)
    .map((other) => (saved.isChosen && other.period === saved.period ? { ...other, isChosen: false } : other)),
];

/** Sources that say different things. */
export const isConflicting = (values: readonly FactValue[]): boolean =>
  values.some(({ value }) => value !== values[0]?.value);

/** The years of a fact, or the one place of a fact without years. */
export const periodsOf = (fact: Pick<Fact, 'period'>, years: readonly number[]): (string | null)[] =>
  fact.period === 'year' ? years.map(String) : [null];
