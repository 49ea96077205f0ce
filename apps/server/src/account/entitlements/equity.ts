import type { MainComponents } from '@hengce/api/contract';
import { addMonths, monthsBetween } from '@hengce/text';

export type ModuleName = MainComponents['schemas']['ModuleName'];
export type EquitySource = MainComponents['schemas']['EquitySource'];

/** The right (权益) to use one module a number of times until a day. */
export interface Equity {
  id: string;
  module: ModuleName;
  source: EquitySource;
  /** Number of uses; null for no limit. */
  granted: number | null;
  /** Uses taken in `period`. */
  used: number;
  reset: 'never' | 'month';
  /** Whole months from the start to the last use; 0 for one that never resets. */
  period: number;
  startsAt: Date;
  expiresAt: Date;
}

/**
 * Number of the current period (full months since the start; always 0 for an equity without periods) and the uses taken in
 * it.
 */
export function presentUse(equity: Equity, now: Date): { period: number; used: number } {
  if (equity.reset === 'never') return { period: 0, used: equity.used };
  const period = monthsBetween(equity.startsAt, now);
  return { period, used: period === equity.period ? equity.used : 0 };
}

export function hasUseLeft(equity: Equity, now: Date): boolean {
  return equity.granted === null || presentUse(equity, now).used < equity.granted;
}

/** Moment at which a monthly equity starts its next period; null for one without periods, and where it ends before. */
export function resetsAt(equity: Equity, now: Date): Date | null {
  if (equity.reset === 'never') return null;
  const next = addMonths(equity.startsAt, monthsBetween(equity.startsAt, now) + 1);
  return next < equity.expiresAt ? next : null;
}
