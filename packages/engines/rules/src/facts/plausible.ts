import { exactAmount, exactNumber } from '@hengce/text';
import { type FactDef, type FactKey, findFact } from './factDefs';
import type { FactScalar } from './parseFact';

/** A part, and the whole of the same year that it cannot exceed. */
const parts: readonly (readonly [part: FactKey, whole: FactKey])[] = [
  ['researchStaff', 'employees'],
  ['mainRevenue', 'revenue'],
  ['mainProductRevenue', 'revenue'],
  ['domesticRdExpense', 'rdExpense'],
];

const fenPerYi = 10_000_000_000;
/** 100亿元, 100,000 people, 10,000 of anything else. */
const usualMax = (def: FactDef): number =>
  def.type === 'money' ? 100 * fenPerYi : def.unit === '人' ? 100_000 : 10_000;
/** 元 for 万元 is a factor of ten thousand; firms do not grow like that. */
const leap = 1_000;

const shown = (def: FactDef, value: number): string =>
  def.type === 'money' ? exactAmount(value) : `${exactNumber(value)}${def.unit ?? ''}`;

export const isPart = (key: string): boolean => parts.some(([part]) => part === key);

/** Sentence about a value that cannot be true beside others of its year: a part that exceeds its whole; null for none. */
export function contradiction(key: string, lookUp: (key: FactKey) => FactScalar | undefined): string | null {
  for (const [part, whole] of parts) {
    if (part !== key && whole !== key) continue;
    const [partDef, wholeDef] = [findFact(part), findFact(whole)];
    const [less, more] = [lookUp(part), lookUp(whole)];
    if (!partDef || !wholeDef || typeof less !== 'number' || typeof more !== 'number' || less <= more) continue;
    return `${partDef.label}${shown(partDef, less)}超过了${wholeDef.label}${shown(wholeDef, more)}，请核对这两项`;
  }
  return null;
}

/** Question about a value that may be right but is more often a slip of the unit; null for none. */
export function unitDoubt(def: FactDef, before: FactScalar | null, after: FactScalar): string | null {
  if (typeof after !== 'number' || after === 0 || (def.type !== 'money' && def.type !== 'int')) return null;
  const size = Math.abs(after);
  const former = typeof before === 'number' ? Math.abs(before) : 0;
  if (former > 0 && (size / former >= leap || former / size >= leap)) {
    return `与现在的${shown(def, before as number)}相差${exactNumber(leap)}倍以上，单位对吗？`;
  }
  return size > usualMax(def) ? `超过${shown(def, usualMax(def))}，单位对吗？` : null;
}
