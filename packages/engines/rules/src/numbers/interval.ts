import { compare, negate, one, divide as over, add as plus, type Rational, multiply as times, zero } from './rational';

/** End of an interval; with `isOpen` the value itself is excluded. */
export interface Bound {
  readonly value: Rational;
  readonly isOpen: boolean;
}
/** Range in which a number is known to lie; null for no limit on that side. A known value has two equal ends. */
export interface Interval {
  readonly lo: Bound | null;
  readonly hi: Bound | null;
}
export const operators = ['>=', '>', '<=', '<', '==', '!='] as const;
export type Operator = (typeof operators)[number];

const closed = (value: Rational): Bound => ({ value, isOpen: false });

export const point = (value: Rational): Interval => ({ lo: closed(value), hi: closed(value) });
export const anything: Interval = { lo: null, hi: null };
export const notNegative: Interval = { lo: closed(zero), hi: null };
export const share: Interval = { lo: closed(zero), hi: closed(one) };

/** The only value of an interval with equal ends; undefined for any other interval. */
export function soleValue({ lo, hi }: Interval): Rational | undefined {
  return lo !== null && hi !== null && !lo.isOpen && !hi.isOpen && compare(lo.value, hi.value) === 0
    ? lo.value
    : undefined;
}

export function contains({ lo, hi }: Interval, value: Rational): boolean {
  const above = lo === null || compare(value, lo.value) > (lo.isOpen ? 0 : -1);
  const below = hi === null || compare(value, hi.value) < (hi.isOpen ? 0 : 1);
  return above && below;
}

const addBounds = (a: Bound | null, b: Bound | null): Bound | null =>
  a === null || b === null ? null : { value: plus(a.value, b.value), isOpen: a.isOpen || b.isOpen };

export const addIntervals = (a: Interval, b: Interval): Interval => ({
  lo: addBounds(a.lo, b.lo),
  hi: addBounds(a.hi, b.hi),
});

const negated = (bound: Bound | null): Bound | null => bound && { value: negate(bound.value), isOpen: bound.isOpen };
export const oppositeInterval = ({ lo, hi }: Interval): Interval => ({ lo: negated(hi), hi: negated(lo) });
export const subtractIntervals = (a: Interval, b: Interval): Interval => addIntervals(a, oppositeInterval(b));

/** An end of an interval on the extended line: a bound, or its absence below (−1) or above (1). */
type End = Bound | -1 | 1;
const isInfinite = (end: End): end is -1 | 1 => typeof end === 'number';
const signOf = (end: End): number => (isInfinite(end) ? end : compare(end.value, zero));

/** 0 times no bound is 0: the factor is 0, however large the other is. */
function timesEnds(a: End, b: End): End {
  if (!isInfinite(a) && !isInfinite(b)) {
    // A closed 0 makes the product 0 whatever the other end is.
    const isClosedZero = (end: Bound) => end.value.n === 0n && !end.isOpen;
    const isOpen = (a.isOpen || b.isOpen) && !isClosedZero(a) && !isClosedZero(b);
    return { value: times(a.value, b.value), isOpen };
  }
  const sign = signOf(a) * signOf(b);
  if (sign !== 0) return sign > 0 ? 1 : -1;
  // One end is 0: the product is 0 only where that 0 is reached.
  return { value: zero, isOpen: [a, b].some((end) => !isInfinite(end) && end.isOpen) };
}

function compareEnds(a: End, b: End): number {
  if (isInfinite(a) || isInfinite(b)) {
    const [left, right] = [isInfinite(a) ? a : 0, isInfinite(b) ? b : 0];
    return left - right;
  }
  return compare(a.value, b.value);
}

/** The least (side −1) or greatest (side 1) end; of equal ones the closed, which contains more. */
function outermost(ends: readonly End[], side: -1 | 1): Bound | null {
  let best = ends[0] as End;
  for (const end of ends.slice(1)) {
    const order = compareEnds(end, best) * side;
    const isWider = order === 0 && !isInfinite(end) && !isInfinite(best) && best.isOpen && !end.isOpen;
    if (order > 0 || isWider) best = end;
  }
  return isInfinite(best) ? null : best;
}

const endsOf = ({ lo, hi }: Interval): [End, End] => [lo ?? -1, hi ?? 1];

export function multiplyIntervals(a: Interval, b: Interval): Interval {
  const products = endsOf(a).flatMap((left) => endsOf(b).map((right) => timesEnds(left, right)));
  return { lo: outermost(products, -1), hi: outermost(products, 1) };
}

/**
 * Quotient of two intervals; undefined where the divisor may be 0: then nothing is known of the quotient, not even that
 * there is one.
 */
export function divideIntervals(a: Interval, b: Interval): Interval | undefined {
  if (contains(b, zero)) return undefined;
  return multiplyIntervals(a, reciprocal(b));
}

/** Of an interval without 0. An open end at 0 becomes no bound. */
function reciprocal({ lo, hi }: Interval): Interval {
  const flip = (bound: Bound | null): Bound | null => {
    if (bound === null) return { value: zero, isOpen: true };
    return bound.value.n === 0n ? null : { value: over(one, bound.value), isOpen: bound.isOpen };
  };
  return { lo: flip(hi), hi: flip(lo) };
}

/** Smallest interval that contains both. */
export function hull(a: Interval, b: Interval): Interval {
  return { lo: outermost([endsOf(a)[0], endsOf(b)[0]], -1), hi: outermost([endsOf(a)[1], endsOf(b)[1]], 1) };
}

/** Interval of the smaller (`side` -1) or the greater (1) of two numbers that lie in these intervals. */
export function extreme(a: Interval, b: Interval, side: -1 | 1): Interval {
  // max(a, b) is at least both lower bounds and at most the greater upper bound; min mirrors it.
  if (side === -1) return oppositeInterval(extreme(oppositeInterval(a), oppositeInterval(b), 1));
  const lows = [endsOf(a)[0], endsOf(b)[0]] as const;
  const [first, second] = lows;
  const order = compareEnds(first, second);
  const stricter = order > 0 ? first : order < 0 ? second : !isInfinite(first) && first.isOpen ? first : second;
  return { lo: isInfinite(stricter) ? null : stricter, hi: outermost([endsOf(a)[1], endsOf(b)[1]], 1) };
}

/** Intersection of two intervals; undefined when it is empty. */
export function intersect(a: Interval, b: Interval): Interval | undefined {
  const lo = extreme({ lo: a.lo, hi: null }, { lo: b.lo, hi: null }, 1).lo;
  const hi = extreme({ lo: null, hi: a.hi }, { lo: null, hi: b.hi }, -1).hi;
  if (lo !== null && hi !== null) {
    const order = compare(lo.value, hi.value);
    if (order > 0 || (order === 0 && (lo.isOpen || hi.isOpen))) return undefined;
  }
  return { lo, hi };
}

/** Interval of all numbers for which `x operator limit` holds; `!=` has none. */
export function ray(operator: Exclude<Operator, '!='>, limit: Rational): Interval {
  const bound = (isOpen: boolean): Bound => ({ value: limit, isOpen });
  switch (operator) {
    case '>=':
      return { lo: bound(false), hi: null };
    case '>':
      return { lo: bound(true), hi: null };
    case '<=':
      return { lo: null, hi: bound(false) };
    case '<':
      return { lo: null, hi: bound(true) };
    default:
      return point(limit);
  }
}

/** Whether `a operator b` holds for all numbers of the two intervals, for none, or for some. */
export function holds(operator: Operator, a: Interval, b: Interval): 'always' | 'never' | 'sometimes' {
  switch (operator) {
    case '>=':
      return isAbove(a, b, false) ? 'always' : isAbove(b, a, true) ? 'never' : 'sometimes';
    case '>':
      return isAbove(a, b, true) ? 'always' : isAbove(b, a, false) ? 'never' : 'sometimes';
    case '<=':
      return holds('>=', b, a);
    case '<':
      return holds('>', b, a);
    case '==': {
      const [left, right] = [soleValue(a), soleValue(b)];
      if (left && right && compare(left, right) === 0) return 'always';
      return intersect(a, b) === undefined ? 'never' : 'sometimes';
    }
    default: {
      const same = holds('==', a, b);
      return same === 'always' ? 'never' : same === 'never' ? 'always' : 'sometimes';
    }
  }
}

/** Every number of `a` lies above every one of `b`; equal ones count unless it `isStrict`. */
function isAbove({ lo }: Interval, { hi }: Interval, isStrict: boolean): boolean {
  if (lo === null || hi === null) return false;
  const order = compare(lo.value, hi.value);
  return order > 0 || (order === 0 && (!isStrict || lo.isOpen || hi.isOpen));
}
