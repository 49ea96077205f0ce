import type { MainComponents } from '@hengce/api/contract';
import { addMonths, monthsBetween } from '@hengce/text';

export type ModuleName = MainComponents['schemas']['ModuleName'];
export type EquitySource = MainComponents['schemas']['EquitySource'];

/** The right to use one module so many times until a day. */
export interface Equity {
  id: string;
  module: ModuleName;
  source: EquitySource;
  /** null: without a limit. */
  granted: number | null;
  /** Within `period`. */
  used: number;
  reset: 'never' | 'month';
  period: number;
  startsAt: Date;
  expiresAt: Date;
}

/** What is used up in the present period; last month's uses do not count. */
export function presentUse(equity: Equity, now: Date): { period: number; used: number } {
  if (equity.reset === 'never') return { period: 0, used: equity.used };
  const period = monthsBetween(equity.startsAt, now);
  return { period, used: period === equity.period ? equity.used : 0 };
}

export function hasUseLeft(equity: Equity, now: Date): boolean {
  return equity.granted === null || presentUse(equity, now).used < equity.granted;
}

/** When a monthly equity begins anew; null when it does not, or ends before. */
export function resetsAt(equity: Equity, now: Date): Date | null {
  if (equity.reset === 'never') return null;
  const next = addMonths(equity.startsAt, monthsBetween(equity.startsAt, now) + 1);
  return next < equity.expiresAt ? next : null;
}
