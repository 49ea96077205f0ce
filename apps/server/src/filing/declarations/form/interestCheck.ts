import { compare, decimal, multiply, rational } from '@hengce/rules';
import { exactAmount, parseDay } from '@hengce/text';
import type { FormValue } from './prefill';
import type { CheckDef } from './schema';

/** Banks count 360 days a year at the most favourable to themselves: nobody owes more than that. */
const yearDays = 360n;

/** Outcome of the check that the interest paid is at most principal × rate × days / 360; null while a value is missing or the days are in the wrong order. */
export function interestFinding(
  { paid, principal, rate, first, last }: Extract<CheckDef, { k: 'interest' }>,
  values: ReadonlyMap<string, FormValue>,
): { isRight: boolean; text: string } | null {
  const [paidFen, principalFen, ratio] = [paid, principal, rate].map((id) => values.get(id));
  const [from, to] = [first, last].map((id) => parseDay(String(values.get(id) ?? '')));
  if (typeof paidFen !== 'number' || typeof principalFen !== 'number' || typeof ratio !== 'number') return null;
  if (from == null || to == null || to < from) return null;
  // Both days bear interest where somebody counts so.
  const days = BigInt(to - from + 1);
  const most = multiply(multiply(rational(BigInt(principalFen)), decimal(String(ratio))), rational(days, yearDays));
  const isRight = compare(rational(BigInt(paidFen)), most) <= 0;
  // Upwards, so that a sum that is right never looks too high.
  const maxFen = Number((most.n + most.d - 1n) / most.d);
  const bears = `本金${exactAmount(principalFen)}按${Number((ratio * 100).toFixed(6))}%计${days}天，最多${exactAmount(maxFen)}`;
  return { isRight, text: `实付利息${exactAmount(paidFen)}，${bears}（每年按360天）` };
}
