import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  type Bound,
  contains,
  divide,
  extreme,
  holds,
  hull,
  type Interval,
  intersect,
  multiply,
  operators,
  point,
  ray,
  soleValue,
  subtract,
} from './interval';
import {
  compare,
  decimal,
  fromNumber,
  greatest,
  least,
  subtract as minus,
  divide as over,
  add as plus,
  type Rational,
  rational,
  multiply as times,
  toDecimalText,
  zero,
} from './rational';

const number = fc
  .tuple(fc.bigInt({ min: -40n, max: 40n }), fc.bigInt({ min: 1n, max: 6n }))
  .map(([n, d]) => rational(n, d));
/** An interval and a number in it. */
const around = fc
  .tuple(number, fc.option(number), fc.option(number), fc.boolean(), fc.boolean())
  .map(([value, a, b, openLo, openHi]) => {
    const bound = (other: Rational | null, side: -1 | 1, isOpen: boolean): Bound | null => {
      if (other === null) return null;
      const end = side < 0 ? least(other, value) : greatest(other, value);
      return { value: end, isOpen: isOpen && compare(end, value) !== 0 };
    };
    return { interval: { lo: bound(a, -1, openLo), hi: bound(b, 1, openHi) } as Interval, value };
  });
const truth = (operator: (typeof operators)[number], a: Rational, b: Rational) => {
  const order = compare(a, b);
  return { '>=': order >= 0, '>': order > 0, '<=': order <= 0, '<': order < 0, '==': order === 0, '!=': order !== 0 }[
    operator
  ];
};
const runs = { numRuns: 3000 };

describe('exact numbers', () => {
  it('read decimals, percentages and JSON numbers exactly', () => {
    expect(compare(decimal('5%'), rational(1n, 20n))).toBe(0);
    expect(compare(decimal('-0.125'), rational(-1n, 8n))).toBe(0);
    expect(compare(fromNumber(0.1 + 0.2), decimal('0.30000000000000004'))).toBe(0);
    expect(compare(fromNumber(1e21), rational(10n ** 21n))).toBe(0);
    expect(compare(fromNumber(5e-7), decimal('0.0000005'))).toBe(0);
    for (const wrong of ['', '1e3', '１', '5 %', '.5', '1.']) expect(() => decimal(wrong)).toThrow(SyntaxError);
    expect(() => fromNumber(Number.NaN)).toThrow(RangeError);
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });
  it.each([
    ['0.6882', 2, '0.69'],
    ['-0.005', 2, '-0.01'],
    ['-0.001', 2, '0'],
    ['12.30', 2, '12.3'],
    ['2.5', 0, '3'],
  ] as const)('write %s with %i digits as %s', (text, digits, shown) => {
    expect(toDecimalText(decimal(text), digits)).toBe(shown);
  });
});

describe('an interval holds for every number in it', () => {
  it('adding, subtracting and multiplying', () => {
    fc.assert(
      fc.property(around, around, (a, b) => {
        expect(contains(add(a.interval, b.interval), plus(a.value, b.value))).toBe(true);
        expect(contains(subtract(a.interval, b.interval), minus(a.value, b.value))).toBe(true);
        expect(contains(multiply(a.interval, b.interval), times(a.value, b.value))).toBe(true);
      }),
      runs,
    );
  });
  it('dividing, where the divisor cannot be 0', () => {
    fc.assert(
      fc.property(around, around, (a, b) => {
        const quotient = divide(a.interval, b.interval);
        expect(quotient === undefined).toBe(contains(b.interval, zero));
        if (quotient) expect(contains(quotient, over(a.value, b.value))).toBe(true);
      }),
      runs,
    );
  });
  it('the lesser, the greater, the hull and the common part', () => {
    fc.assert(
      fc.property(around, around, (a, b) => {
        expect(contains(extreme(a.interval, b.interval, -1), least(a.value, b.value))).toBe(true);
        expect(contains(extreme(a.interval, b.interval, 1), greatest(a.value, b.value))).toBe(true);
        const both = hull(a.interval, b.interval);
        expect(contains(both, a.value) && contains(both, b.value)).toBe(true);
        const common = intersect(a.interval, b.interval);
        const isIn = contains(b.interval, a.value);
        if (isIn) expect(common && contains(common, a.value)).toBe(true);
        else expect(common !== undefined && contains(common, a.value)).toBe(false);
      }),
      runs,
    );
  });
  it('comparing says always or never only where no number says otherwise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operators), around, around, (operator, a, b) => {
        const said = holds(operator, a.interval, b.interval);
        const isTrue = truth(operator, a.value, b.value);
        if (said === 'always') expect(isTrue).toBe(true);
        if (said === 'never') expect(isTrue).toBe(false);
      }),
      runs,
    );
  });
});

describe('known numbers stay known', () => {
  it('through every operation, and are always decided', () => {
    fc.assert(
      fc.property(number, number, fc.constantFrom(...operators), (a, b, operator) => {
        const [x, y] = [point(a), point(b)];
        for (const [got, exact] of [
          [add(x, y), plus(a, b)],
          [subtract(x, y), minus(a, b)],
          [multiply(x, y), times(a, b)],
          [extreme(x, y, -1), least(a, b)],
          [extreme(x, y, 1), greatest(a, b)],
          ...(b.n === 0n ? [] : [[divide(x, y), over(a, b)] as const]),
        ] as const) {
          const value = got && soleValue(got);
          expect(value && compare(value, exact)).toBe(0);
        }
        expect(holds(operator, x, y)).toBe(truth(operator, a, b) ? 'always' : 'never');
      }),
      runs,
    );
  });
});

it('a ray holds exactly the numbers for which the comparison does', () => {
  fc.assert(
    fc.property(fc.constantFrom('>=', '>', '<=', '<', '==' as const), number, number, (operator, limit, value) => {
      expect(contains(ray(operator as '>=', limit), value)).toBe(truth(operator as '>=', value, limit));
    }),
  );
});

describe('ends count as they are written', () => {
  const upTo = (limit: string, isOpen: boolean): Interval => ({
    lo: { value: zero, isOpen: false },
    hi: { value: decimal(limit), isOpen },
  });
  it.each([
    ['5%以上 of a share below 5%', '>=', upTo('5%', true), '5%', 'never'],
    ['5%以上 of a share of at most 5%', '>=', upTo('5%', false), '5%', 'sometimes'],
    ['超过5% of a share of at most 5%', '>', upTo('5%', false), '5%', 'never'],
    ['不超过5% of a share of at most 5%', '<=', upTo('5%', false), '5%', 'always'],
    ['低于5% of a share below 5%', '<', upTo('5%', true), '5%', 'always'],
    ['低于5% of a share of at most 5%', '<', upTo('5%', false), '5%', 'sometimes'],
  ] as const)('%s', (_, operator, interval, limit, said) => {
    expect(holds(operator, interval, point(decimal(limit)))).toBe(said);
  });
  it('a product that must be above 0 stays above 0', () => {
    const positive: Interval = { lo: { value: zero, isOpen: true }, hi: null };
    expect(holds('>', multiply(positive, positive), point(zero))).toBe('always');
    expect(holds('>', divide(positive, positive) as Interval, point(zero))).toBe('always');
  });
});
