import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addIntervals,
  type Bound,
  contains,
  divideIntervals,
  extreme,
  holds,
  hull,
  type Interval,
  intersect,
  multiplyIntervals,
  operators,
  point,
  ray,
  soleValue,
  subtractIntervals,
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
  power,
  type Rational,
  rational,
  multiply as times,
  toDecimalText,
  toNumber,
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
        expect(contains(addIntervals(a.interval, b.interval), plus(a.value, b.value))).toBe(true);
        expect(contains(subtractIntervals(a.interval, b.interval), minus(a.value, b.value))).toBe(true);
        expect(contains(multiplyIntervals(a.interval, b.interval), times(a.value, b.value))).toBe(true);
      }),
      runs,
    );
  });
  it('dividing, where the divisor cannot be 0', () => {
    fc.assert(
      fc.property(around, around, (a, b) => {
        const quotient = divideIntervals(a.interval, b.interval);
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
          [addIntervals(x, y), plus(a, b)],
          [subtractIntervals(x, y), minus(a, b)],
          [multiplyIntervals(x, y), times(a, b)],
          [extreme(x, y, -1), least(a, b)],
          [extreme(x, y, 1), greatest(a, b)],
          ...(b.n === 0n ? [] : [[divideIntervals(x, y), over(a, b)] as const]),
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
    expect(holds('>', multiplyIntervals(positive, positive), point(zero))).toBe('always');
    expect(holds('>', divideIntervals(positive, positive) as Interval, point(zero))).toBe('always');
  });
});

describe('the ends of results', () => {
  /** (1, 2] as it is written; … stands for no end. */
  const read = (text: string): Interval => {
    const [, open = '', from = '', to = '', close = ''] = /^([[(])(\S+), (\S+)([\])])$/.exec(text) ?? [];
    const bound = (end: string, isOpen: boolean) => (end === '…' ? null : { value: decimal(end), isOpen });
    return { lo: bound(from, open === '('), hi: bound(to, close === ')') };
  };
  const write = ({ lo, hi }: Interval): string =>
    `${lo?.isOpen ? '(' : '['}${lo ? toDecimalText(lo.value, 3) : '…'}, ${hi ? toDecimalText(hi.value, 3) : '…'}${hi?.isOpen ? ')' : ']'}`;
  const both =
    (name: string, operation: (a: Interval, b: Interval) => Interval | undefined, isSymmetric = true) =>
    (cases: readonly (readonly [string, string, string | undefined])[]) =>
      describe(name, () => {
        it.each(cases.map((each) => [...each] as const))('%s and %s: %s', (a, b, result) => {
          const found = operation(read(a), read(b));
          expect(found && write(found)).toBe(result);
          const turned = isSymmetric ? operation(read(b), read(a)) : found;
          expect(turned && write(turned)).toBe(result);
        });
      });

  both(
    'sums',
    addIntervals,
  )([
    ['[1, 2]', '[3, 4]', '[4, 6]'],
    ['(1, 2]', '[3, 4)', '(4, 6)'],
    ['[…, 2]', '[3, 4]', '[…, 6]'],
    ['[1, …]', '[3, 4]', '[4, …]'],
  ]);
  both(
    'differences',
    subtractIntervals,
    false,
  )([
    ['[1, 2]', '[3, 4]', '[-3, -1]'],
    ['(1, 2]', '[3, 4]', '(-3, -1]'],
    ['[1, 2]', '[3, …]', '[…, -1]'],
  ]);
  both(
    'products',
    multiplyIntervals,
  )([
    ['[1, 2]', '[3, 4]', '[3, 8]'],
    ['[1, 2]', '(3, 4)', '(3, 8)'],
    ['[0, 1]', '(2, 3)', '[0, 3)'],
    ['(0, 1]', '[2, 3]', '(0, 3]'],
    ['[-2, 3]', '[-5, 7]', '[-15, 21]'],
    ['[-2, -1]', '[-5, -4]', '[4, 10]'],
    ['[2, …]', '[3, …]', '[6, …]'],
    ['[…, -1]', '[2, …]', '[…, -2]'],
    ['[2, …]', '[-1, 0]', '[…, 0]'],
    ['[2, …]', '(-1, 0)', '[…, 0)'],
    ['[0, …]', '[0, …]', '[0, …]'],
    ['(0, …]', '[0, …]', '[0, …]'],
    ['(0, …]', '(0, …]', '(0, …]'],
    ['[…, …]', '[0, 0]', '[0, 0]'],
    ['[…, …]', '[1, 2]', '[…, …]'],
  ]);
  both(
    'quotients',
    divideIntervals,
    false,
  )([
    ['[1, 2]', '[4, 5]', '[0.2, 0.5]'],
    ['[1, 1]', '(0, 2]', '[0.5, …]'],
    ['[1, 1]', '[2, …]', '(0, 0.5]'],
    ['[1, 1]', '[-2, 0)', '[…, -0.5]'],
    ['[1, 1]', '[…, -2]', '[-0.5, 0)'],
    ['[1, 1]', '(2, 4]', '[0.25, 0.5)'],
    ['[1, 1]', '[0, 1]', undefined],
    ['[1, 1]', '[-1, 1]', undefined],
  ]);
  both(
    'hulls',
    hull,
  )([
    ['[1, 2]', '[3, 4]', '[1, 4]'],
    ['[1, 2)', '[1, 2]', '[1, 2]'],
    ['(1, 2)', '(1, 2)', '(1, 2)'],
    ['[…, 2]', '[1, …]', '[…, …]'],
    ['(1, 2]', '[1, 3)', '[1, 3)'],
  ]);
  both('the lesser of two', (a, b) => extreme(a, b, -1))([
    ['[1, 5]', '[2, 3]', '[1, 3]'],
    ['[1, 3)', '[1, 3]', '[1, 3)'],
    ['[1, …]', '[2, 3]', '[1, 3]'],
    ['[…, 4]', '[2, 3]', '[…, 3]'],
  ]);
  both('the greater of two', (a, b) => extreme(a, b, 1))([
    ['[1, 5]', '[2, 3]', '[2, 5]'],
    ['(1, 3]', '[1, 3)', '(1, 3]'],
    ['[…, 2]', '[1, 3]', '[1, 3]'],
    ['[1, …]', '[2, 3]', '[2, …]'],
  ]);
  both(
    'common parts',
    intersect,
  )([
    ['[1, 3]', '[2, 4]', '[2, 3]'],
    ['[1, 2]', '[2, 3]', '[2, 2]'],
    ['[1, 2)', '[2, 3]', undefined],
    ['[1, 2]', '(2, 3]', undefined],
    ['[1, 2]', '[3, 4]', undefined],
    ['[…, 2]', '[1, …]', '[1, 2]'],
    ['[…, …]', '[1, 2)', '[1, 2)'],
  ]);

  it.each([
    ['[1, 1]', true],
    ['(1, 1]', false],
    ['[1, 1)', false],
    ['[1, 2]', false],
    ['[1, …]', false],
    ['[…, 1]', false],
  ])('%s is one value: %s', (text, isSole) => {
    expect(soleValue(read(text)) !== undefined).toBe(isSole);
  });
  it.each([
    ['[1, 2]', '1', true],
    ['(1, 2]', '1', false],
    ['[1, 2]', '2', true],
    ['[1, 2)', '2', false],
    ['[1, 2]', '0.999', false],
    ['[1, 2]', '2.001', false],
    ['[…, 2]', '-9', true],
    ['[1, …]', '9', true],
  ])('%s contains %s: %s', (text, value, isIn) => {
    expect(contains(read(text), decimal(value))).toBe(isIn);
  });
  it.each([
    ['>=', '[1, 2]', '[0, 1]', 'always'],
    ['>=', '[1, 2]', '[0, 1.5]', 'sometimes'],
    ['>=', '[1, 2]', '[2, 3]', 'sometimes'],
    ['>=', '[1, 2)', '[2, 3]', 'never'],
    ['>=', '[1, 2]', '(2, 3]', 'never'],
    ['>', '[1, 2]', '[0, 1]', 'sometimes'],
    ['>', '(1, 2]', '[0, 1]', 'always'],
    ['>', '[1, 2]', '[0, 1)', 'always'],
    ['>', '[1, 2]', '[2, 3]', 'never'],
    ['<=', '[1, 2]', '[2, 3]', 'always'],
    ['<=', '[1, 2]', '[0, 1]', 'sometimes'],
    ['<=', '[1, 2]', '[0, 1)', 'never'],
    ['<', '[1, 2]', '[2, 3]', 'sometimes'],
    ['<', '[1, 2)', '[2, 3]', 'always'],
    ['<', '[1, 2]', '[0, 1]', 'never'],
    ['==', '[1, 1]', '[1, 1]', 'always'],
    ['==', '[1, 2]', '[1, 2]', 'sometimes'],
    ['==', '[1, 2]', '(2, 3]', 'never'],
    ['==', '[1, 1]', '[2, 2]', 'never'],
    ['!=', '[1, 1]', '[1, 1]', 'never'],
    ['!=', '[1, 1]', '[2, 2]', 'always'],
    ['!=', '[1, 2]', '[1, 2]', 'sometimes'],
    ['>=', '[…, 2]', '[0, 1]', 'sometimes'],
    ['>=', '[1, …]', '[0, …]', 'sometimes'],
  ] as const)('%s of %s and %s: %s', (operator, a, b, said) => {
    expect(holds(operator, read(a), read(b))).toBe(said);
  });
  it.each([
    ['>=', '[1, …]'],
    ['>', '(1, …]'],
    ['<=', '[…, 1]'],
    ['<', '[…, 1)'],
    ['==', '[1, 1]'],
  ] as const)('x %s 1 is %s', (operator, text) => {
    expect(write(ray(operator, decimal('1')))).toBe(text);
  });
});

describe('exact numbers at their edges', () => {
  it('are reduced, the denominator positive', () => {
    expect(rational(6n, -4n)).toEqual({ n: -3n, d: 2n });
    expect(rational(-6n, -4n)).toEqual({ n: 3n, d: 2n });
    expect(rational(0n, 5n)).toEqual({ n: 0n, d: 1n });
    expect(rational(-3n)).toEqual({ n: -3n, d: 1n });
    expect(() => over(rational(1n), zero)).toThrow('a denominator of 0');
    expect(power(rational(-2n, 3n), 3)).toEqual({ n: -8n, d: 27n });
  });
  it('compare as in sorting', () => {
    const [half, third] = [rational(1n, 2n), rational(1n, 3n)];
    expect([compare(half, third), compare(third, half), compare(half, rational(2n, 4n))]).toEqual([1, -1, 0]);
    expect([least(half, third), greatest(half, third), least(third, half), greatest(third, half)]).toEqual([
      third,
      half,
      third,
      half,
    ]);
  });
  it.each([
    ['1.25', 5n, 4n],
    ['-0.5%', -1n, 200n],
    ['12%', 3n, 25n],
    ['007', 7n, 1n],
  ])('reads %s', (text, n, d) => {
    expect(decimal(text)).toEqual({ n, d });
  });
  it.each(['abc', '1.2.3', '--1', '1%%', ' 1', '1 '])('does not read “%s”, and says so', (text) => {
    expect(() => decimal(text)).toThrow(`no decimal: ${text}`);
  });
  it('says no more than the beginning of what it cannot read', () => {
    expect(() => decimal('x'.repeat(99))).toThrow(new SyntaxError(`no decimal: ${'x'.repeat(40)}`));
    expect(() => fromNumber(Number.POSITIVE_INFINITY)).toThrow('not finite: Infinity');
  });
  it.each([
    [1.5e300, rational(15n * 10n ** 299n)],
    [-2.5e-7, rational(-1n, 4_000_000n)],
    [0, rational(0n)],
    [12, rational(12n)],
  ])('the JSON number %s', (value, exact) => {
    expect(fromNumber(value)).toEqual(exact);
  });
  it.each([
    ['1000', 2, '1000'],
    ['0.105', 2, '0.11'],
    ['0.104', 2, '0.1'],
    ['-1.5', 0, '-2'],
    ['-0.4', 0, '0'],
    ['0.05', 1, '0.1'],
    ['3', 3, '3'],
  ] as const)('writes %s with %s digits as %s', (text, digits, shown) => {
    expect(toDecimalText(decimal(text), digits)).toBe(shown);
  });
  it('as a number for drawing', () => {
    expect(toNumber(rational(1n, 3n))).toBe(0.333333333333);
  });
});
