/**
 * Exact number: thresholds such as 5% must not depend on the rounding of floats. Always reduced, the denominator
 * positive.
 */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** Reduced fraction. @throws RangeError when the denominator is 0 */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new RangeError('a denominator of 0');
  // Most are whole: money is in 分.
  if (d === 1n) return { n, d };
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d);
  const unit = d < 0n ? -divisor : divisor;
  return { n: n / unit, d: d / unit };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Number of a decimal text: `-0.05`, `1500`, `5%`. @throws SyntaxError for anything else */
export function decimal(text: string): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?(%?)$/.exec(text);
  if (match === null) throw new SyntaxError(`no decimal: ${text.slice(0, 40)}`);
  const [, sign = '', whole = '', fraction = '', percent = ''] = match;
  return rational(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length + (percent ? 2 : 0)));
}

const constants = new Map<string, Rational>();
const maxConstants = 5_000;
/**
 * Number of a decimal in a rule, cached: judging a directory of firms reads a few hundred of them, each thousands of times.
 *
 * @throws SyntaxError like `decimal`
 */
export function constant(text: string): Rational {
  let value = constants.get(text);
  if (value === undefined) {
    value = decimal(text);
    // Some rules are made of what users ask.
    if (constants.size >= maxConstants) constants.clear();
    constants.set(text, value);
  }
  return value;
}

/** Exact value of a JSON number as it is written. @throws RangeError when it is not finite */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`not finite: ${value}`);
  const [digits = '0', exponent = '0'] = value.toString().split('e');
  const power = Number(exponent);
  const base = decimal(digits);
  return power >= 0
    ? rational(base.n * 10n ** BigInt(power), base.d)
    : rational(base.n, base.d * 10n ** BigInt(-power));
}

export const zero = rational(0n);
export const one = rational(1n);

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** Quotient of two numbers. @throws RangeError when `b` is 0 */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const power = (a: Rational, exponent: number): Rational => ({
  n: a.n ** BigInt(exponent),
  d: a.d ** BigInt(exponent),
});

/** Comparison for sorting: negative, 0 or positive. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const least = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);
export const greatest = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);

/** Decimal text with at most `digits` decimals, rounded half away from zero, without trailing zeros. */
export function toDecimalText(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const magnitude = value.n < 0n ? -value.n : value.n;
  const scaled = (magnitude * scale * 2n + value.d) / (value.d * 2n);
  const whole = (scaled / scale).toString();
  const fraction = digits === 0 ? '' : (scaled % scale).toString().padStart(digits, '0').replace(/0+$/, '');
  return `${value.n < 0n && scaled !== 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Floating-point approximation, for drawing and sorting, never for a verdict. */
export const toNumber = (value: Rational): number => Number(toDecimalText(value, 12));
