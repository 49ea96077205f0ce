import { parseChineseNumber } from '@hengce/text';

const number = '[\\d.]+|[零〇一二两三四五六七八九十百千]+';
const unit = '个?月|年|周岁|岁|工作日|日|天|小时|人|名|万元|亿元|元|万|平方米|吨';
const quantity = `(${number})\\s*(?:个)?(${unit})`;

/** Units of one dimension, by the smallest of them. */
const sizes: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  月: ['month', 1],
  年: ['month', 12],
  周岁: ['age', 1],
  岁: ['age', 1],
  工作日: ['day', 1],
  日: ['day', 1],
  天: ['day', 1],
  小时: ['hour', 1],
  人: ['people', 1],
  名: ['people', 1],
  元: ['yuan', 1],
  万: ['yuan', 10_000],
  万元: ['yuan', 10_000],
  亿元: ['yuan', 100_000_000],
  平方米: ['area', 1],
  吨: ['mass', 1],
};

interface Quantity {
  dimension: string;
  value: number;
}

function quantityOf(digits: string, unit: string): Quantity | null {
  const value = /^[\d.]+$/.test(digits) ? Number(digits) : parseChineseNumber(digits);
  const known = sizes[unit.replace(/^个/, '')];
  if (value === null || Number.isNaN(value) || known === undefined) return null;
  return { dimension: known[0], value: value * known[1] };
}

/** Quantities that a question states: 干了12年, 一年的合同. */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(new RegExp(quantity, 'g'))].flatMap(([, digits = '', unit = '']) => quantityOf(digits, unit) ?? []);

/** The bounds that a sentence sets for its case; 不得超过 is what it rules, and sets none. */
const bounds: readonly { words: RegExp; holds(value: number, bound: number): boolean }[] = [
  { words: new RegExp(`(?:不满|不足|未满|未达到?)\\s*${quantity}`, 'g'), holds: (value, bound) => value < bound },
  { words: new RegExp(`(?<![不未])满\\s*${quantity}`, 'g'), holds: (value, bound) => value >= bound },
  { words: new RegExp(`(?<!满)${quantity}以上`, 'g'), holds: (value, bound) => value >= bound },
  { words: new RegExp(`${quantity}(?:及其?|\\(含\\))?以下`, 'g'), holds: (value, bound) => value <= bound },
];

/** Whether a sentence applies to the stated quantities; null when it sets no bounds for them. */
export function isOfCase(given: readonly Quantity[], sentence: string): boolean | null {
  let isSet = false;
  for (const { words, holds } of bounds)
    for (const [, digits = '', unit = ''] of sentence.matchAll(words)) {
      const bound = quantityOf(digits, unit);
      const own = bound === null ? undefined : given.find(({ dimension }) => dimension === bound.dimension);
      if (own === undefined || bound === null) continue;
      if (!holds(own.value, bound.value)) return false;
      isSet = true;
    }
  return isSet ? true : null;
}
