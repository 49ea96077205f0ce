import type { FactDef } from '@hengce/rules';
import { fullYears } from './views';

const firstYear = 1990;

/** Problem of a fact's year, as a sentence; null for a valid one. Years run from 1990 to the current one. */
export function yearProblem(def: FactDef, period: string, now: Date): string | null {
  if (def.period === 'none') return period === '' ? null : `${def.label}不分年度，请去掉年度`;
  const newest = (fullYears(now)[0] ?? 0) + 1;
  const year = /^\d{4}$/.test(period) ? Number(period) : Number.NaN;
  return year >= firstYear && year <= newest ? null : `${def.label}要填年度，应在${firstYear}到${newest}之间`;
}
