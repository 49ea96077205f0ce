import { addMonths, monthsBetween, msPerDay } from '@hengce/text';
import { dayNumber, domainOf, type FactRef, type FactSet, lastYear } from '../facts/facts';
import {
  addIntervals,
  anything,
  type Bound,
  contains,
  divideIntervals,
  extreme,
  holds,
  hull,
  type Interval,
  multiplyIntervals,
  type Operator,
  point,
  soleValue,
  subtractIntervals,
} from '../numbers/interval';
import { constant, one, type Rational, rational, zero } from '../numbers/rational';

export interface PiecewiseRow {
  op: Exclude<Operator, '==' | '!='>;
  limit: string;
  value: Expr;
}

/** Expression that computes a number from facts. Money is in 分, ratios are decimals, dates are days. */
export type Expr =
  | { k: 'const'; value: string }
  | { k: 'fact'; key: FactRef['key']; back?: number }
  /** 近n年: the newest full years, without those before the firm was established (“不满三年的按实际年限”). */
  | { k: 'sum' | 'average'; key: FactRef['key']; years: number }
  | { k: 'add' | 'multiply' | 'min' | 'max'; of: readonly Expr[] }
  | { k: 'subtract' | 'divide'; left: Expr; right: Expr }
  /** Value of the first row whose comparison holds for `by`, else `otherwise`. */
  | { k: 'piecewise'; by: Expr; rows: readonly PiecewiseRow[]; otherwise: Expr }
  /** 国科发火〔2016〕195号: ½ × (Y2/Y1 + Y3/Y2) − 1 over three years, Y3 the newest; without Y1 the last two; 0 when Y2 is 0. */
  | { k: 'hnteGrowth'; key: FactRef['key'] }
  /** Calendar days from a date until the day of the rule. */
  | { k: 'daysSince'; key: FactRef['key'] }
  /** Full months from a date until the day of the rule: 满1年 is twelve of them, whatever the leap years (民法典第二百零二条). */
  | { k: 'monthsSince'; key: FactRef['key'] }
  /** Months from a date to a later one, a begun one counted: 不超过18个月 holds up to the last day of the eighteenth. */
  | { k: 'monthsUntil'; from: FactRef['key']; to: FactRef['key'] };

/** Reason why there is no number to compare: the firm was founded after the year (which is not 0), or a divisor is 0 for certain, or possibly. */
export type Trouble = 'unborn' | 'certain' | 'possible';

export interface Computed {
  /** All possible values of the number. */
  interval: Interval;
  /** Facts that were read and are unknown. */
  missing: readonly FactRef[];
  /** Facts that were read and are known. */
  used: readonly FactRef[];
  trouble?: Trouble;
}

export function compute(expr: Expr, facts: FactSet): Computed {
  switch (expr.k) {
    case 'const':
      return { interval: point(constant(expr.value)), missing: [], used: [] };
    case 'fact':
      return readFact({ key: expr.key, ...(expr.back === undefined ? {} : { back: expr.back }) }, facts);
    case 'sum':
    case 'average':
      return overYears(expr.k, expr.key, expr.years, facts);
    case 'add':
    case 'multiply':
    case 'min':
    case 'max':
      return fold(
        expr.k,
        expr.of.map((part) => compute(part, facts)),
      );
    case 'subtract':
      return join(compute(expr.left, facts), compute(expr.right, facts), subtractIntervals);
    case 'divide':
      return quotient(compute(expr.left, facts), compute(expr.right, facts));
    case 'piecewise':
      return piecewise(expr, facts);
    case 'hnteGrowth':
      return hnteGrowth(expr.key, facts);
    case 'monthsSince':
      return monthsSince(expr.key, facts);
    case 'monthsUntil':
      return monthsUntil(expr.from, expr.to, facts);
    default: {
      const since = readFact({ key: expr.key }, facts);
      return { ...since, interval: subtractIntervals(point(rational(dayNumber(facts.asOf))), since.interval) };
    }
  }
}

function readFact(ref: FactRef, facts: FactSet): Computed {
  const found = facts.get(ref);
  if (found !== undefined && 'number' in found.known) return { interval: found.known.number, missing: [], used: [ref] };
  const interval = domainOf(ref.key);
  const born = ref.back === undefined ? undefined : foundedIn(facts);
  if (born === undefined || ref.back === undefined || lastYear(facts.asOf) - ref.back >= born)
    return { interval, missing: [ref], used: [] };
  // A year in which there was no firm yet is not asked. Beside a year that it has, it had nothing in it.
  const used: FactRef[] = [{ key: 'establishedAt' }];
  return isUnborn(facts)
    ? { interval, missing: [], used, trouble: 'unborn' }
    : { interval: point(zero), missing: [], used };
}

/** Year in which the firm was founded; undefined while that is unknown. */
function foundedIn(facts: FactSet): number | undefined {
  const founded = facts.get({ key: 'establishedAt' })?.known;
  const day = founded && 'number' in founded ? soleValue(founded.number) : undefined;
  return day && yearOf(day);
}
/** Whether the firm was founded after the last full year, so that it has figures of none. */
export const isUnborn = (facts: FactSet): boolean => (foundedIn(facts) ?? 0) > lastYear(facts.asOf);
const yearOf = ({ n, d }: Rational): number => new Date(Number(n / d) * msPerDay).getUTCFullYear();

/** A later date has fewer months behind it, so the ends change places. */
function monthsSince(key: FactRef['key'], facts: FactSet): Computed {
  const since = readFact({ key }, facts);
  const end = new Date(Number(dayNumber(facts.asOf)) * msPerDay);
  const monthsFrom = (bound: Bound | null): Bound | null =>
    bound && {
      value: rational(BigInt(monthsBetween(new Date(Number(bound.value.n / bound.value.d) * msPerDay), end))),
      isOpen: false,
    };
  return { ...since, interval: { lo: monthsFrom(since.interval.hi), hi: monthsFrom(since.interval.lo) } };
}

function monthsUntil(from: FactRef['key'], to: FactRef['key'], facts: FactSet): Computed {
  return join(readFact({ key: to }, facts), readFact({ key: from }, facts), (a, b) => {
    const [end, start] = [soleValue(a), soleValue(b)];
    if (end === undefined || start === undefined) return { lo: { value: zero, isOpen: false }, hi: null };
    const [first, last] = [start, end].map(({ n, d }) => new Date(Number(n / d) * msPerDay)) as [Date, Date];
    const months = monthsBetween(first, last);
    return point(rational(BigInt(addMonths(first, months) < last ? months + 1 : months)));
  });
}

type Binary = (a: Interval, b: Interval) => Interval;

function join(a: Computed, b: Computed, operation: Binary): Computed {
  const troubles = [a.trouble, b.trouble];
  const trouble = (['unborn', 'certain', 'possible'] as const).find((each) => troubles.includes(each));
  return {
    interval: trouble ? anything : operation(a.interval, b.interval),
    missing: [...a.missing, ...b.missing],
    used: [...a.used, ...b.used],
    ...(trouble ? { trouble } : {}),
  };
}

const binary: Readonly<Record<'add' | 'multiply' | 'min' | 'max', Binary>> = {
  add: addIntervals,
  multiply: multiplyIntervals,
  min: (a, b) => extreme(a, b, -1),
  max: (a, b) => extreme(a, b, 1),
};

function fold(kind: keyof typeof binary, parts: readonly Computed[]): Computed {
  const [first, ...rest] = parts;
  if (first === undefined) throw new RangeError(`${kind} of nothing`);
  return rest.reduce((result, part) => join(result, part, binary[kind]), first);
}

function quotient(a: Computed, b: Computed): Computed {
  const divided = join(a, b, (left, right) => divideIntervals(left, right) ?? anything);
  if (divided.trouble || !contains(b.interval, zero)) return divided;
  return { ...divided, interval: anything, trouble: soleValue(b.interval) ? 'certain' : 'possible' };
}

/**
 * Number of full years, of the newest `years`, in which the firm existed, at least 1: the only one of `counts`, which are all of
 * 1 to `years` while the day of foundation is unknown. `established` says what was read of that day.
 */
export function livedYears(years: number, facts: FactSet): { counts: number[]; established: Computed } {
  const established = readFact({ key: 'establishedAt' }, facts);
  const first = foundedIn(facts);
  const all = Array.from({ length: years }, (_, index) => index + 1);
  const lived = first === undefined ? undefined : Math.min(years, Math.max(1, lastYear(facts.asOf) - first + 1));
  return { counts: lived === undefined ? all : [lived], established: { ...established, interval: point(zero) } };
}

/** One of several, nobody knows which: all that each of them can be. */
function oneOf(possible: readonly Computed[]): Computed {
  const [first, ...rest] = possible;
  if (first === undefined) throw new RangeError('one of nothing');
  const all = rest.reduce((result, one) => join(result, one, hull), first);
  const isSame = possible.every(({ trouble }) => trouble === first.trouble);
  return all.trouble ? { ...all, trouble: isSame ? all.trouble : 'possible' } : all;
}
/** What was read on the way to a value, added to it. */
const after = (read: Computed, value: Computed): Computed => join(read, value, (_, interval) => interval);

function overYears(kind: 'sum' | 'average', key: FactRef['key'], years: number, facts: FactSet): Computed {
  const { counts, established } = livedYears(years, facts);
  const possible = counts.map((count) => {
    const sum = fold(
      'add',
      Array.from({ length: count }, (_, back) => readFact({ key, back }, facts)),
    );
    if (kind === 'sum') return sum;
    return { ...sum, interval: multiplyIntervals(sum.interval, point(rational(1n, BigInt(count)))) };
  });
  return after(established, oneOf(possible));
}

function piecewise({ by, rows, otherwise }: Extract<Expr, { k: 'piecewise' }>, facts: FactSet): Computed {
  const chosen = compute(by, facts);
  const possible: Computed[] = [];
  let isDecided = false;
  for (const { op, limit, value } of rows) {
    const said = holds(op, chosen.interval, point(constant(limit)));
    if (said !== 'never') possible.push(compute(value, facts));
    isDecided = said === 'always';
    if (isDecided) break;
  }
  if (!isDecided) possible.push(compute(otherwise, facts));
  return after(chosen, oneOf(possible));
}

function hnteGrowth(key: FactRef['key'], facts: FactSet): Computed {
  const read = (back: number) => readFact({ key, back }, facts);
  const [newest, middle] = [read(0), read(1)];
  const isZero = ({ interval }: Computed) => soleValue(interval)?.n === 0n;
  const minusOne = (rate: Computed): Computed => ({ ...rate, interval: subtractIntervals(rate.interval, point(one)) });
  if (isZero(middle)) return { ...middle, interval: point(zero) };
  const late = quotient(newest, middle);
  const { counts, established } = livedYears(3, facts);
  const possible = counts.map((count) => {
    if (count < 3) return minusOne(late);
    const oldest = read(2);
    if (isZero(oldest)) return minusOne(join(oldest, late, (_, rate) => rate));
    const both = join(quotient(middle, oldest), late, addIntervals);
    return minusOne({ ...both, interval: multiplyIntervals(both.interval, point(rational(1n, 2n))) });
  });
  return after(established, oneOf(possible));
}
