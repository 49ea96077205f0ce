import { parseChineseNumber } from './chineseNumber';

/** Powers of ten by which a number in a unit of money is its amount in 分: 6 for 万元. */
export const fenPlaces: Readonly<Record<string, number>> = {
  元: 2,
  百元: 4,
  千元: 5,
  万: 6,
  万元: 6,
  十万元: 7,
  百万元: 8,
  千万元: 9,
  亿: 10,
  亿元: 10,
};

/** Decimal of a number in digits or Chinese numerals: 二十 → 20, 三点六五 → 3.65, 一百五十万 → 1500000; null for any other text. */
export function readDecimal(text: string): string | null {
  if (/^\d+([.点]\d+)?$/.test(text)) return text.replace('点', '.');
  const [whole = '', fraction] = text.split(/[点.]/);
  const value = readWhole(whole);
  const digits = [...(fraction ?? '')].map((character) => parseChineseNumber(character));
  if (value === null || digits.includes(null) || fraction === '') return null;
  return fraction === undefined ? String(value) : `${value}.${digits.join('')}`;
}

function readWhole(text: string): number | null {
  const [, high, unit, low = text] = /^(.*?)([万亿])(.*)$/.exec(text) ?? [];
  // 百分之百 has no numeral before its unit.
  const rest = low === '' && high !== undefined ? 0 : parseChineseNumber(low === '百' ? '一百' : low);
  if (high === undefined || rest === null) return rest;
  const above = parseChineseNumber(high);
  return above === null ? null : above * (unit === '万' ? 10_000 : 100_000_000) + rest;
}

/** Decimal with its point moved to the right, or to the left by negative places, exactly: 3.65 by 2 is 365, by −2 is 0.0365. */
export function shiftDecimal(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = `${whole.padStart(1 - places, '0')}${fraction.padEnd(places, '0')}`;
  const point = digits.length - Math.max(fraction.length, places) + places;
  const rest = digits.slice(point).replace(/0+$/, '');
  return `${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`;
}
