import { asOf, factsOf, type Values, wan } from '@hengce/rules/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, domainOf, type FactRef, type FactSet, factSet, type KnownFact, withNumber } from '../facts/facts';
import { anything, type Bound, type Interval, notNegative, point, share, soleValue } from '../numbers/interval';
import {
  compare,
  decimal,
  greatest,
  least,
  type Rational,
  rational,
  toDecimalText,
  toNumber,
  zero,
} from '../numbers/rational';
import { compute, type Expr } from './expression';
import { filedOn } from './filedOn';
import { type Judgement, judge, leavesOf, overallOf } from './judge';
import { ofLaterRound } from './roundYear';
import type { Cond, ScoreItem, ScoreTable, Verdict } from './rule';
import { canonical, conditionsOf, problemsOf, type RuleSet, ruleSetAt } from './ruleSet';
import { computeScore, type Ratings } from './score';

const sales = (...wanByYear: number[]) =>
  Object.fromEntries(wanByYear.map((value, back) => [`revenue@${2025 - back}`, value * wan]));
const rd = (...wanByYear: number[]) =>
  Object.fromEntries(wanByYear.map((value, back) => [`rdExpense@${2025 - back}`, value * wan]));

/** 高企第十一条（五）, as §3.1 of the study reads it. */
const rdShare: Cond = {
  k: 'cmp',
  id: 'H5a',
  title: '近三年研发费用占比',
  unit: 'ratio',
  op: '>=',
  left: {
    k: 'divide',
    left: { k: 'sum', key: 'rdExpense', years: 3 },
    right: { k: 'sum', key: 'revenue', years: 3 },
  },
  right: {
    k: 'piecewise',
    by: { k: 'fact', key: 'revenue', back: 0 },
    rows: [
      { op: '<=', limit: '5000000000', value: { k: 'const', value: '5%' } },
      { op: '<=', limit: '20000000000', value: { k: 'const', value: '4%' } },
    ],
    otherwise: { k: 'const', value: '3%' },
  },
};
const old = { establishedAt: '2015-03-01' };

describe('a threshold in steps, at its edges', () => {
  it.each([
    ['5000万元按5%：正好5%', { ...sales(5000, 5000, 5000), ...rd(250, 250, 250) }, 'met'],
    ['5000万元按5%：少一分钱', { ...sales(5000, 5000, 5000), ...rd(250, 250, 249.999999) }, 'unmet'],
    ['超过5000万元按4%', { ...sales(5000.01, 5000, 5000), ...rd(200.01, 200, 200) }, 'met'],
    ['2亿元按4%', { ...sales(20000, 20000, 20000), ...rd(700, 700, 700) }, 'unmet'],
    ['超过2亿元按3%', { ...sales(20000.01, 20000, 20000), ...rd(700, 700, 700) }, 'met'],
    ['缺一年研发费用', { ...sales(8000, 6000, 4000), ...rd(400, 300) }, 'unknown'],
    ['缺一年，但已有的两年就够', { ...sales(8000, 6000, 4000), ...rd(500, 300) }, 'met'],
    ['近三年没有收入：由人判断', { ...sales(0, 0, 0), ...rd(10, 10, 10) }, 'manual'],
  ] as [string, Record<string, number>, Verdict][])('%s', (_, values, verdict) => {
    expect(judge(rdShare, { facts: factsOf({ ...old, ...values }) }).verdict).toBe(verdict);
  });

  it('counts only the years that a young firm has lived in', () => {
    const young = { establishedAt: '2024-06-01', ...sales(4000, 1000), ...rd(200, 60) };
    expect(judge(rdShare, { facts: factsOf(young) }).verdict).toBe('met');
    expect(judge(rdShare, { facts: factsOf({ ...young, establishedAt: '2023-06-01' }) }).verdict).toBe('unknown');
  });

  it('decides a range of sales where every piece of it agrees', () => {
    const range = (lo: number, hi: number, spent: number): FactSet => {
      const exact = factsOf({ ...old, ...sales(0, 4000, 4000), ...rd(spent, 300, 300) });
      const between: Interval = {
        lo: { value: rational(BigInt(lo * wan)), isOpen: false },
        hi: { value: rational(BigInt(hi * wan)), isOpen: false },
      };
      const known: KnownFact = { known: { number: between }, source: 'user', confidence: 'stated' };
      return { asOf, get: (ref) => (ref.key === 'revenue' && ref.back === 0 ? known : exact.get(ref)) };
    };
    // At 6000 it is 4%, at 4000 it is 5%: only the pieces show that both are fulfilled.
    expect(judge(rdShare, { facts: range(4000, 6000, 60) }).verdict).toBe('met');
    expect(judge(rdShare, { facts: range(4000, 9000, 50) }).verdict).toBe('unknown');
  });
});

describe('growth', () => {
  const growth = (values: Record<string, number | string>) => {
    const { interval } = compute({ k: 'hnteGrowth', key: 'revenue' }, factsOf({ ...old, ...values }));
    const value = soleValue(interval);
    return value && toDecimalText(value, 4);
  };
  it.each([
    ['the published check value', sales(7900, 5200, 2800), '0.6882'],
    ['no first year', sales(7900, 5200, 0), '0.5192'],
    ['no second year', sales(7900, 0, 2800), '0'],
    ['falling', sales(800, 900, 1000), '-0.1056'],
    ['a firm of two years', { ...sales(300, 200), establishedAt: '2024-01-05' }, '0.5'],
    ['a year is missing', sales(300, 200), undefined],
  ])('%s', (_, values, expected) => expect(growth(values)).toBe(expected));

  it.each([
    ['11025 after 10000 is exactly 5% a year', 11025, 'met'],
    ['a fen less is not', 11024.99, 'unmet'],
  ])('近两年复合增长率: %s', (_, newest, verdict) => {
    const cond: Cond = {
      k: 'cagr',
      id: 'g',
      title: '营业收入复合增长率',
      key: 'revenue',
      years: 2,
      op: '>=',
      rate: '5%',
    };
    const values = { 'revenue@2025': newest * wan, 'revenue@2023': 10000 * wan };
    expect(judge(cond, { facts: factsOf(values) }).verdict).toBe(verdict);
  });
});

describe('the lattice', () => {
  const attest = (id: string): Cond => ({ k: 'attest', id, title: id });
  const unknown: Cond = { k: 'is', id: 'u', title: 'u', fact: { key: 'isListed' }, value: true };
  const one = (verdict: Verdict, id: string): Cond =>
    verdict === 'unknown'
      ? unknown
      : verdict === 'notApplicable'
        ? { k: 'when', id, title: id, given: attest('no'), need: attest(id) }
        : attest(verdict === 'met' ? 'yes' : verdict === 'unmet' ? 'no' : id);
  const said = { yes: true, no: false };
  const verdict = (k: 'all' | 'any', parts: Verdict[]) => {
    const of = parts.map((part, index) => one(part, `c${index}`));
    return judge({ k, id: 'x', title: 'x', of }, { facts: factsOf({}), attestations: said }).verdict;
  };
  it.each([
    ['all', ['met', 'manual', 'unknown', 'unmet'], 'unmet'],
    ['all', ['met', 'manual', 'unknown'], 'unknown'],
    ['all', ['met', 'manual'], 'manual'],
    ['all', ['met', 'notApplicable'], 'met'],
    ['all', ['notApplicable'], 'notApplicable'],
    ['any', ['met', 'manual', 'unknown', 'unmet'], 'met'],
    ['any', ['manual', 'unknown', 'unmet'], 'manual'],
    ['any', ['unknown', 'unmet'], 'unknown'],
    ['any', ['unmet', 'notApplicable'], 'unmet'],
  ] as ['all' | 'any', Verdict[], Verdict][])('%s of %j is %s', (k, parts, expected) => {
    expect(verdict(k, parts)).toBe(expected);
    expect(verdict(k, [...parts].reverse())).toBe(expected);
  });
  it.each([
    [['met', 'met', 'unmet'], 'met'],
    [['met', 'manual', 'unmet'], 'manual'],
    [['met', 'unknown', 'unmet'], 'unknown'],
    [['met', 'unmet', 'unmet'], 'unmet'],
  ] as [Verdict[], Verdict][])('two of %j: %s', (parts, expected) => {
    const of = parts.map((part, index) => one(part, `c${index}`));
    const cond: Cond = { k: 'atLeast', id: 'x', title: 'x', n: 2, of };
    expect(judge(cond, { facts: factsOf({}), attestations: said }).verdict).toBe(expected);
  });
  it('a bonus never changes what it belongs to; silence is never consent', () => {
    const bonus: Cond = { ...attest('no'), isBonus: true };
    const cond: Cond = { k: 'all', id: 'x', title: 'x', of: [attest('yes'), bonus] };
    const judgement = judge(cond, { facts: factsOf({}), attestations: said });
    expect([judgement.verdict, overallOf(judgement), leavesOf(judgement).length]).toEqual(['met', 'eligible', 2]);
    expect(overallOf(judge(attest('silent'), { facts: factsOf({}), attestations: said }))).toBe('toVerify');
  });
  it('knows codes by their beginning and texts only whole', () => {
    const among = (isPrefix: boolean): Cond => ({
      k: 'in',
      id: 'i',
      title: 'i',
      fact: { key: 'industryCode' },
      values: ['C34', 'I65'],
      isPrefix,
    });
    const circumstances = { facts: factsOf({ industryCode: 'C3421' }) };
    expect([judge(among(true), circumstances).verdict, judge(among(false), circumstances).verdict]).toEqual([
      'met',
      'unmet',
    ]);
  });
});

describe('scores', () => {
  const table: ScoreTable = {
    pass: { op: '>', value: 70 },
    minimums: { b: 10 },
    parts: [
      {
        id: 'a',
        title: 'A',
        max: 60,
        items: [
          {
            k: 'bands',
            id: 'a1',
            title: 'A1',
            max: 50,
            by: { k: 'fact', key: 'marketShare' },
            rows: [
              { op: '>=', limit: '30%', band: [50, 50] },
              { op: '>=', limit: '10%', band: [20, 30] },
            ],
            otherwise: [0, 0],
          },
          { k: 'expert', id: 'a2', title: 'A2', max: 20 },
        ],
      },
      {
        id: 'b',
        title: 'B',
        max: 40,
        items: [
          {
            k: 'best',
            id: 'b1',
            title: 'B1',
            max: 40,
            of: [
              {
                k: 'ladder',
                id: 'b11',
                title: 'B11',
                max: 40,
                rows: [
                  { when: { k: 'is', id: 'p', title: 'p', fact: { key: 'isHighTech' }, value: true }, band: [40, 40] },
                ],
                otherwise: [5, 5],
              },
              {
                k: 'bands',
                id: 'b12',
                title: 'B12',
                max: 20,
                by: { k: 'fact', key: 'standards' },
                rows: [{ op: '>=', limit: '1', band: [20, 20] }],
                otherwise: [0, 0],
              },
            ],
          },
        ],
      },
    ],
  };
  const score = (values: Record<string, number | boolean>) => {
    const cond: Cond = { k: 'score', id: 's', title: 's', table };
    const { score: found, verdict } = judge(cond, { facts: factsOf(values) });
    return [found && `${toDecimalText(found.lo, 1)}–${toDecimalText(found.hi, 1)}`, verdict];
  };
  it.each([
    ['even the least passes', { marketShare: 0.3, isHighTech: true, standards: 0 }, ['90–100', 'met']],
    ['even the most fails', { marketShare: 0.1, isHighTech: false, standards: 1 }, ['40–70', 'unmet']],
    ['an expert decides', { marketShare: 0.3, isHighTech: false, standards: 1 }, ['70–80', 'manual']],
    ['a fact decides', { marketShare: 0.3, standards: 1 }, ['70–100', 'unknown']],
    ['what is missing does not matter', { marketShare: 0.3, isHighTech: true }, ['90–100', 'met']],
    ['a part below its least', { marketShare: 0.3, isHighTech: false, standards: 0 }, ['55–65', 'unmet']],
    ['nothing is known', {}, ['5–100', 'unknown']],
  ] as [string, Record<string, number | boolean>, unknown][])('%s', (_, values, expected) =>
    expect(score(values)).toEqual(expected),
  );
});

// Properties over generated rules and facts.
const keys = ['revenue', 'rdExpense', 'assets', 'netProfit'] as const;
const number = fc
  .tuple(fc.bigInt({ min: 0n, max: 30n }), fc.bigInt({ min: 1n, max: 4n }))
  .map(([n, d]) => rational(n, d));
const expr: fc.Arbitrary<Expr> = fc.letrec<{ expr: Expr }>((tie) => ({
  expr: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({ k: fc.constant('fact' as const), key: fc.constantFrom(...keys), back: fc.constantFrom(0, 1) }),
    fc.integer({ min: 0, max: 20 }).map((value): Expr => ({ k: 'const', value: String(value) })),
    fc.record({
      k: fc.constantFrom('sum' as const, 'average' as const),
      key: fc.constantFrom(...keys),
      years: fc.constant(2),
    }),
    fc.record({
      k: fc.constantFrom('add' as const, 'multiply' as const, 'min' as const, 'max' as const),
      of: fc.array(tie('expr'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ k: fc.constantFrom('subtract' as const, 'divide' as const), left: tie('expr'), right: tie('expr') }),
    fc.record({
      k: fc.constant('piecewise' as const),
      by: fc.record({ k: fc.constant('fact' as const), key: fc.constantFrom(...keys), back: fc.constant(0) }),
      rows: fc.array(
        fc.record({
          op: fc.constantFrom('>=' as const, '>' as const, '<=' as const, '<' as const),
          limit: fc.integer({ min: 0, max: 20 }).map(String),
          value: tie('expr'),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      otherwise: tie('expr'),
    }),
  ),
})).expr;
const cond: fc.Arbitrary<Cond> = fc.letrec<{ cond: Cond }>((tie) => ({
  cond: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      k: fc.constant('cmp' as const),
      id: fc.constant('c'),
      title: fc.constant('c'),
      unit: fc.constant('count' as const),
      op: fc.constantFrom('>=' as const, '>' as const, '<=' as const, '<' as const, '==' as const, '!=' as const),
      left: expr,
      right: expr,
    }),
    fc.record({
      k: fc.constant('attest' as const),
      id: fc.constantFrom('yes', 'no', 'silent'),
      title: fc.constant('a'),
    }),
    fc.record({
      k: fc.constantFrom('all' as const, 'any' as const),
      id: fc.constant('x'),
      title: fc.constant('x'),
      of: fc.array(tie('cond'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      k: fc.constant('atLeast' as const),
      id: fc.constant('x'),
      title: fc.constant('x'),
      n: fc.constantFrom(1, 2),
      of: fc.array(tie('cond'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      k: fc.constant('when' as const),
      id: fc.constant('w'),
      title: fc.constant('w'),
      given: tie('cond'),
      need: tie('cond'),
    }),
  ),
})).cond;

/** For every yearly fact: a value, and what is known of it: itself, a range around it, or nothing. */
const world = fc
  .array(
    fc.tuple(
      number,
      fc.constantFrom('known' as const, 'range' as const, 'nothing' as const),
      number,
      number,
      fc.boolean(),
    ),
    {
      minLength: keys.length * 2,
      maxLength: keys.length * 2,
    },
  )
  .map((drawn) => {
    const at = new Map<string, { exact: Rational; known: Interval | undefined }>();
    for (const [index, key] of keys.entries())
      for (const back of [0, 1]) {
        const [exact, kind, a, b, isOpen] = drawn[index * 2 + back] as (typeof drawn)[number];
        const bound = (value: Rational): Bound => ({ value, isOpen: isOpen && compare(value, exact) !== 0 });
        const range = { lo: bound(least(a, exact)), hi: bound(greatest(b, exact)) };
        at.set(`${key}/${back}`, { exact, known: { known: point(exact), range, nothing: undefined }[kind] });
      }
    const set = (pick: 'exact' | 'known'): FactSet => ({
      asOf,
      get({ key, back }) {
        if (key === 'establishedAt') return factsOf(old).get({ key });
        const found = at.get(`${key}/${back}`);
        const interval = pick === 'exact' ? found && point(found.exact) : found?.known;
        return interval && { known: { number: interval }, source: 'user', confidence: 'stated' };
      },
    });
    return { exact: set('exact'), known: set('known') };
  });
const attestations = { yes: true, no: false };

describe('for any rule', () => {
  it('a verdict on ranges holds for every value in them', () => {
    fc.assert(
      fc.property(cond, world, (rule, { exact, known }) => {
        const said = judge(rule, { facts: known, attestations }).verdict;
        if (said === 'unknown' || said === 'manual') return;
        expect(judge(rule, { facts: exact, attestations }).verdict).toBe(said);
      }),
      { numRuns: 20_000 },
    );
  });

  it('known facts leave nothing unknown', () => {
    fc.assert(
      fc.property(cond, world, (rule, { exact }) => {
        const judgement = judge(rule, { facts: exact, attestations });
        expect(judgement.missing).toEqual([]);
        expect(judgement.verdict).not.toBe('unknown');
      }),
      { numRuns: 5000 },
    );
  });

  it('the order of conditions does not matter', () => {
    const turned = (rule: Cond): Cond => {
      if (rule.k === 'all' || rule.k === 'any' || rule.k === 'atLeast')
        return { ...rule, of: [...rule.of].reverse().map(turned) };
      return rule.k === 'when' ? { ...rule, given: turned(rule.given), need: turned(rule.need) } : rule;
    };
    fc.assert(
      fc.property(cond, world, (rule, { known }) => {
        const verdict = (some: Cond) => judge(some, { facts: known, attestations }).verdict;
        expect(verdict(turned(rule))).toBe(verdict(rule));
      }),
      { numRuns: 5000 },
    );
  });

  it('knowing more never turns one decision into the other', () => {
    fc.assert(
      fc.property(cond, world, (rule, { exact, known }) => {
        const leaf = (set: FactSet): Judgement => judge(rule, { facts: set, attestations });
        const pair = [leaf(known).verdict, leaf(exact).verdict];
        expect(pair).not.toEqual(['met', 'unmet']);
        expect(pair).not.toEqual(['unmet', 'met']);
      }),
      { numRuns: 5000 },
    );
  });
});

it('decimals in rules are exact', () => {
  expect(() => decimal('5％')).toThrow(SyntaxError);
});

describe('dates and years', () => {
  const established = (lo: string | null, hi: string | null): FactSet => ({
    asOf,
    get: ({ key }) =>
      key === 'establishedAt'
        ? {
            known: {
              number: {
                lo: lo === null ? null : { value: rational(dayNumber(lo)), isOpen: false },
                hi: hi === null ? null : { value: rational(dayNumber(hi)), isOpen: false },
              },
            },
            source: 'user',
            confidence: 'stated',
          }
        : undefined,
  });
  const months = (facts: FactSet) => {
    const { interval, missing, used } = compute({ k: 'monthsSince', key: 'establishedAt' }, facts);
    const end = (bound: Bound | null) => bound && [toDecimalText(bound.value, 0), bound.isOpen];
    return [end(interval.lo), end(interval.hi), missing.length, used.length];
  };
  it.each([
    ['2025-11-20', '12'],
    ['2025-11-21', '11'],
    ['2024-02-29', '32'],
    ['2026-11-20', '0'],
  ])('full months since %s are %s', (day, count) => {
    expect(months(factsOf({ establishedAt: day }))).toEqual([[count, false], [count, false], 0, 1]);
  });
  it('a later day has fewer months behind it', () => {
    expect(months(established('2024-11-20', '2025-11-20'))).toEqual([['12', false], ['24', false], 0, 1]);
    expect(months(established('2024-11-20', null))).toEqual([null, ['24', false], 0, 1]);
    expect(months(factsOf({}))).toEqual([null, null, 1, 0]);
  });
  it.each([
    ['2027-01-01', '2028-07-01', '18'],
    ['2027-01-01', '2028-07-02', '19'],
    ['2027-01-01', '2028-06-30', '18'],
    ['2027-01-31', '2027-02-28', '1'],
  ])('months from %s until %s, a begun one counted: %s', (from, to, count) => {
    const until: Expr = { k: 'monthsUntil', from: 'projectStart', to: 'projectEnd' };
    const { interval, used } = compute(until, factsOf({ projectStart: from, projectEnd: to }));
    expect([toDecimalText(soleValue(interval) ?? zero, 0), used.length]).toEqual([count, 2]);
    const halves: Values[] = [{ projectStart: from }, { projectEnd: to }];
    for (const half of halves) expect(compute(until, factsOf(half)).interval).toEqual(notNegative);
  });
  it('days since are counted up to the day of the rule', () => {
    const since = compute({ k: 'daysSince', key: 'establishedAt' }, factsOf({ establishedAt: '2026-11-01' }));
    expect([soleValue(since.interval)?.n, since.used.length]).toEqual([19n, 1]);
  });
  it('登记满一年算到下一轮申报的第一天；别的数还是今天的', () => {
    const age: Cond = {
      k: 'cmp',
      id: 'age',
      title: '登记注册满1年',
      unit: 'months',
      op: '>=',
      left: { k: 'monthsSince', key: 'establishedAt' },
      right: { k: 'const', value: '12' },
    };
    const known: Cond = { k: 'is', id: 'own', title: '独立法人', fact: { key: 'isIndependent' }, value: true };
    const whole: Cond = { k: 'all', id: 'all', title: '条件', of: [known, age] };
    const verdictsOn = (day: string) => {
      const filed = filedOn(whole, day);
      return [filed, ...(filed.k === 'all' ? filed.of : [])].map(
        (cond) => judge(cond, { facts: factsOf({ isIndependent: true, establishedAt: '2026-03-10' }) }).verdict,
      );
    };
    expect(judge(age, { facts: factsOf({ establishedAt: '2026-03-10' }) }).verdict).toBe('unmet');
    expect(verdictsOn('2027-03-10')).toEqual(['met', 'met', 'met']);
    expect(verdictsOn('2027-03-09')).toEqual(['unmet', 'met', 'unmet']);
    expect(filedOn(rdShare, '2027-03-10')).toBe(rdShare);
  });
  it('of a firm of unknown age every number of years is thought of', () => {
    const sum: Expr = { k: 'sum', key: 'revenue', years: 2 };
    const { interval, missing, used } = compute(sum, factsOf({ 'revenue@2025': 3, 'revenue@2024': 4 }));
    expect([interval.lo?.value.n, interval.hi?.value.n]).toEqual([3n, 7n]);
    expect(missing).toEqual([{ key: 'establishedAt' }]);
    expect(used.length).toBeGreaterThan(0);
    // Founded this year it has lived in none of them, and is asked for one.
    const young = compute(sum, factsOf({ establishedAt: '2026-03-01', 'revenue@2025': 3 }));
    expect([soleValue(young.interval)?.n, young.missing]).toEqual([3n, []]);
  });
  it('an average of one year is that year, of two their half', () => {
    const average = (established: string) =>
      soleValue(
        compute(
          { k: 'average', key: 'revenue', years: 2 },
          factsOf({ establishedAt: established, 'revenue@2025': 3, 'revenue@2024': 4 }),
        ).interval,
      );
    expect(average('2025-02-01')).toEqual(rational(3n));
    expect(average('2015-02-01')).toEqual(rational(7n, 2n));
  });
});

describe('what was read, and what went wrong', () => {
  const divide = (left: Expr, right: Expr): Expr => ({ k: 'divide', left, right });
  const of = (key: 'revenue' | 'assets'): Expr => ({ k: 'fact', key, back: 0 });
  const one: Expr = { k: 'const', value: '1' };
  it('of a year before the firm was founded there is nothing, and nothing to ask', () => {
    const growth: Expr = {
      k: 'divide',
      left: { k: 'fact', key: 'mainRevenue', back: 0 },
      right: { k: 'fact', key: 'mainRevenue', back: 1 },
    };
    const of = (establishedAt: string) => compute(growth, factsOf({ establishedAt, 'mainRevenue@2025': 5 }));
    expect(of('2025-03-12')).toMatchObject({ missing: [], trouble: 'certain' });
    expect(of('2024-12-31').missing).toEqual([{ key: 'mainRevenue', back: 1 }]);
  });

  it('今年成立的没有上年度的数：不问；要求达到的达不到，要求不超过的由人看，下一轮的等那一年的数', () => {
    const facts = factsOf({ establishedAt: '2026-03-10' });
    const bound = (op: '>=' | '<=', left: Expr): Cond => ({
      k: 'cmp',
      id: `${op} ${left.k}`,
      title: '上年度',
      unit: 'money',
      op,
      left,
      right: { k: 'const', value: '100' },
    });
    const sum: Expr = { k: 'sum', key: 'revenue', years: 3 };
    const growth: Cond = { k: 'cagr', id: 'growth', title: '增长', key: 'revenue', years: 2, op: '>=', rate: '5%' };
    const conds = [of('revenue'), sum, divide(of('revenue'), of('assets'))].flatMap((left) => [
      bound('>=', left),
      bound('<=', left),
    ]);
    const judged = [...conds, growth].map((cond) => judge(cond, { facts }));
    expect(judged.map(({ verdict }) => verdict)).toEqual([...Array(3).fill(['unmet', 'manual']).flat(), 'unmet']);
    expect(judged.flatMap(({ missing }) => missing)).toEqual([]);
    const [least, most] = conds
      .slice(0, 2)
      .map((cond) => ofLaterRound({ k: 'all', id: 'all', title: '条件', of: [cond] }, 2027));
    expect([least, most].map((cond) => cond && judge(cond, { facts }).verdict)).toEqual(['manual', 'manual']);
    // Who was there last year is judged as ever, and so is a number that is known all the same.
    const older = factsOf({ establishedAt: '2025-12-31', 'revenue@2025': 100 });
    expect([least, most].map((cond) => cond && judge(cond, { facts: older }).verdict)).toEqual(['met', 'met']);
  });

  it('a constant reads nothing; a sum reads all its parts', () => {
    expect(compute(one, factsOf({}))).toEqual({ interval: point(rational(1n)), missing: [], used: [] });
    const { missing, used } = compute({ k: 'add', of: [of('revenue'), of('assets')] }, factsOf({ 'revenue@2025': 1 }));
    expect([missing, used]).toEqual([[{ key: 'assets', back: 0 }], [{ key: 'revenue', back: 0 }]]);
  });
  it.each([
    ['divided by 0', divide(one, of('revenue')), { 'revenue@2025': 0 }, 'certain'],
    ['divided by what is unknown', divide(one, of('revenue')), {}, 'possible'],
    ['divided by what is not 0', divide(one, of('revenue')), { 'revenue@2025': 1 }, undefined],
    ['trouble of a part is trouble of the whole', { k: 'add', of: [one, divide(one, of('revenue'))] }, {}, 'possible'],
    [
      'certain trouble before possible',
      { k: 'add', of: [divide(one, of('assets')), divide(one, of('revenue'))] },
      { 'revenue@2025': 0 },
      'certain',
    ],
  ] as [string, Expr, Record<string, number>, string | undefined][])('%s', (_, expr, values, trouble) => {
    const found = compute(expr, factsOf(values));
    expect(found.trouble).toBe(trouble);
    if (trouble) expect(found.interval).toEqual(anything);
  });
  it.each([
    [{ 'revenue@2025': 0 }, 'certain'],
    [{}, 'possible'],
  ] as [Record<string, number>, string][])('of several pieces: %j', (values, trouble) => {
    const expr: Expr = {
      k: 'piecewise',
      by: of('assets'),
      rows: [{ op: '<', limit: '5', value: divide(one, of('revenue')) }],
      otherwise: divide({ k: 'const', value: '2' }, of('revenue')),
    };
    expect(compute(expr, factsOf(values)).trouble).toBe(trouble);
    const half: Expr = { ...expr, otherwise: one } as Expr;
    expect(compute(half, factsOf({ 'revenue@2025': 0 })).trouble).toBe('possible');
  });
  it('nothing cannot be added up', () => {
    expect(() => compute({ k: 'min', of: [] }, factsOf({}))).toThrow('min of nothing');
  });
});

describe('what is known of a fact', () => {
  it('a date is a number of days, other texts are texts', () => {
    const known = (value: string | number | boolean) =>
      factsOf({ establishedAt: value }).get({ key: 'establishedAt' })?.known;
    expect(known('1970-01-02')).toEqual({ number: point(rational(1n)) });
    for (const text of ['x1970-01-02', '1970-01-02x', '', '没有']) expect(known(text)).toEqual({ value: text });
    expect(known(true)).toEqual({ value: true });
    expect(known(0)).toEqual({ number: point(rational(0n)) });
  });
  it('unknown it lies in what its kind allows', () => {
    const domain = (key: 'revenue' | 'netProfit' | 'marketShare' | 'establishedAt') => domainOf(key);
    expect(domain('revenue')).toEqual(notNegative);
    expect(domain('netProfit')).toEqual(anything);
    expect(domain('marketShare')).toEqual(share);
    expect(domain('establishedAt')).toEqual(anything);
  });
  it('replaced in a what-if it keeps its source; a new one is stated by the user', () => {
    const facts = factSet(asOf, [
      { key: 'revenue', period: '2025', value: 1, source: 'import', confidence: 'evidenced' },
    ]);
    const five = point(rational(5n));
    const ref = { key: 'revenue', back: 0 } as const;
    expect(withNumber(facts, ref, five).get(ref)).toEqual({
      known: { number: five },
      source: 'import',
      confidence: 'evidenced',
    });
    const other = { key: 'assets', back: 0 } as const;
    const more = withNumber(facts, other, five);
    expect(more.get(other)).toEqual({ known: { number: five }, source: 'user', confidence: 'stated' });
    expect(more.get(ref)).toEqual(facts.get(ref));
    expect(more.get({ key: 'assets', back: 1 })).toBeUndefined();
  });
});

describe('what a judgement rests on', () => {
  const growth: Cond = { k: 'cagr', id: 'g', title: 'g', key: 'revenue', years: 2, op: '>=', rate: '5%' };
  const prize: Cond = { k: 'in', id: 'i', title: 'i', fact: { key: 'nationalPrize' }, values: ['特等奖'] };
  it('facts that were read, and facts that are missing', () => {
    const rests = (cond: Cond, values: Values) => {
      const { verdict, missing, used } = judge(cond, { facts: factsOf(values) });
      return [verdict, missing, used];
    };
    const ends = [
      { key: 'revenue', back: 0 },
      { key: 'revenue', back: 2 },
    ];
    expect(rests(growth, { 'revenue@2025': 2, 'revenue@2023': 1 })).toEqual(['met', [], ends]);
    expect(rests(growth, {})).toEqual(['unknown', ends, []]);
    expect(rests(prize, { nationalPrize: '特等奖' })).toEqual(['met', [], [{ key: 'nationalPrize' }]]);
    expect(rests(prize, {})).toEqual(['unknown', [{ key: 'nationalPrize' }], []]);
    expect(rests({ k: 'attest', id: 'a', title: 'a' }, {})).toEqual(['manual', [], []]);
    const both: Cond = { k: 'all', id: 'x', title: 'x', of: [growth, prize] };
    expect(rests(both, { 'revenue@2025': 2 })).toEqual(['unknown', [ends[1], { key: 'nationalPrize' }], [ends[0]]]);
    const { missing, used } = judge(rdShare, {
      facts: factsOf({ ...old, ...sales(8000, 6000, 4000), ...rd(400, 300) }),
    });
    expect(missing).toEqual([{ key: 'rdExpense', back: 2 }]);
    expect(used.length).toBeGreaterThan(4);
  });
  it('is looked up where it was judged before', () => {
    const memo = new Map<Cond, Judgement>();
    const circumstances = { facts: factsOf({}), memo };
    const first = judge(prize, circumstances);
    expect(memo.get(prize)).toBe(first);
    expect(judge(prize, circumstances)).toBe(first);
  });
  it('a score reads what its table reads, with what experts are expected to give', () => {
    const table: ScoreTable = {
      pass: { op: '>=', value: 60 },
      parts: [{ id: 'a', title: 'A', max: 100, items: [{ k: 'expert', id: 'e', title: 'E', max: 100 }] }],
    };
    const cond: Cond = { k: 'score', id: 's', title: 's', table };
    const judged = (ratings?: Ratings) => judge(cond, { facts: factsOf({}), ...(ratings ? { ratings } : {}) }).verdict;
    expect([judged(), judged({ e: { lo: 60, hi: 70 } }), judged({ e: { lo: 10, hi: 59 } })]).toEqual([
      'manual',
      'met',
      'unmet',
    ]);
  });
  it('a comparison of steps deep within an expression is judged piece by piece', () => {
    const limit = (value: string): Expr => ({ k: 'const', value });
    const steps: Expr = {
      k: 'piecewise',
      by: { k: 'fact', key: 'revenue', back: 0 },
      rows: [{ op: '<=', limit: '10', value: limit('5') }],
      otherwise: limit('10'),
    };
    const range: FactSet = {
      asOf,
      get: ({ key }) =>
        key === 'revenue'
          ? {
              known: {
                number: { lo: { value: rational(5n), isOpen: false }, hi: { value: rational(20n), isOpen: false } },
              },
              source: 'user',
              confidence: 'stated',
            }
          : undefined,
    };
    // From 5 to 20 it is at least 5 up to 10, and at least 10 above: only the pieces show that it always fits.
    const revenue: Expr = { k: 'fact', key: 'revenue', back: 0 };
    const verdictFor = (left: Expr, op: '>=' | '<=', right: Expr) =>
      judge({ k: 'cmp', id: 'c', title: 'c', unit: 'count', op, left, right }, { facts: range }).verdict;
    for (const expr of [
      { k: 'add', of: [steps, limit('0')] },
      { k: 'multiply', of: [limit('1'), steps] },
      { k: 'min', of: [steps, limit('99')] },
      { k: 'max', of: [steps, limit('0')] },
      { k: 'subtract', left: steps, right: limit('0') },
      { k: 'divide', left: steps, right: limit('1') },
    ] as Expr[])
      expect([verdictFor(revenue, '>=', expr), verdictFor(expr, '<=', revenue)]).toEqual(['met', 'met']);
  });
});

describe('what a score rests on', () => {
  const is = (key: 'isHighTech' | 'isListed'): Cond => ({ k: 'is', id: key, title: key, fact: { key }, value: true });
  const never: Cond = { k: 'attest', id: 'no', title: 'no' };
  const scored = (item: ScoreItem, values: Values, attestations: Record<string, boolean> = {}) => {
    const facts = factsOf(values);
    const table: ScoreTable = {
      pass: { op: '>=', value: 0 },
      parts: [{ id: 'p', title: 'P', max: 100, items: [item] }],
    };
    const score = computeScore(table, { facts, judge: (cond) => judge(cond, { facts, attestations }) });
    const keys = (refs: readonly FactRef[]) => refs.map(({ key }) => key).join();
    return [toNumber(score.lo), toNumber(score.hi), keys(score.missing), keys(score.used)];
  };
  const named = (item: object): ScoreItem => ({ id: 'i', title: 'I', max: 50, ...item }) as ScoreItem;
  const bands = (key: 'standards' | 'inventionPatents', most: number): ScoreItem =>
    named({
      k: 'bands',
      by: { k: 'fact', key },
      rows: [
        { op: '>=', limit: '5', band: [most, most] },
        { op: '>=', limit: '2', band: [most / 2, most / 2] },
      ],
      otherwise: [0, 1],
    });
  it.each([
    ['above the first row', bands('standards', 40), { standards: 5 }, [40, 40, '', 'standards']],
    ['in the second', bands('standards', 40), { standards: 4 }, [20, 20, '', 'standards']],
    ['below all', bands('standards', 40), { standards: 1 }, [0, 1, '', 'standards']],
    ['unknown', bands('standards', 40), {}, [0, 40, 'standards', '']],
    [
      'a share of nothing fits every row',
      named({
        k: 'bands',
        by: { k: 'divide', left: { k: 'const', value: '1' }, right: { k: 'fact', key: 'revenue', back: 0 } },
        rows: [{ op: '>=', limit: '1', band: [9, 9] }],
        otherwise: [3, 3],
      }),
      { 'revenue@2025': 0 },
      [3, 9, '', 'revenue'],
    ],
    [
      'one row, whatever is not known',
      named({
        k: 'bands',
        by: { k: 'fact', key: 'standards' },
        rows: [{ op: '>=', limit: '0', band: [7, 7] }],
        otherwise: [0, 0],
      }),
      {},
      [7, 7, '', ''],
    ],
    [
      'the first step of a ladder that is met',
      named({
        k: 'ladder',
        rows: [
          { when: is('isHighTech'), band: [30, 30] },
          { when: is('isListed'), band: [10, 10] },
        ],
        otherwise: [0, 0],
      }),
      { isHighTech: true },
      [30, 30, '', 'isHighTech'],
    ],
    [
      'a lower step while a higher one is open',
      named({
        k: 'ladder',
        rows: [
          { when: is('isHighTech'), band: [30, 30] },
          { when: is('isListed'), band: [10, 10] },
        ],
        otherwise: [0, 0],
      }),
      { isListed: true },
      [10, 30, 'isHighTech', 'isListed'],
    ],
    [
      'no step at all',
      named({
        k: 'ladder',
        rows: [
          { when: is('isHighTech'), band: [30, 30] },
          { when: is('isListed'), band: [10, 10] },
        ],
        otherwise: [2, 3],
      }),
      { isHighTech: false, isListed: false },
      [2, 3, '', 'isHighTech,isListed'],
    ],
    [
      'a step that does not apply is none',
      named({
        k: 'ladder',
        rows: [{ when: { k: 'when', id: 'w', title: 'w', given: never, need: is('isListed') }, band: [30, 30] }],
        otherwise: [2, 2],
      }),
      { isListed: true },
      [2, 2, '', 'isListed'],
    ],
    [
      'the best of several ways',
      named({ k: 'best', of: [bands('standards', 40), bands('inventionPatents', 20)] }),
      { standards: 2, inventionPatents: 5 },
      [20, 20, '', 'standards,inventionPatents'],
    ],
    [
      'what may still be better is missing',
      named({ k: 'best', of: [bands('standards', 40), bands('inventionPatents', 20)] }),
      { inventionPatents: 5 },
      [20, 40, 'standards', 'inventionPatents'],
    ],
    [
      'what cannot be better is not',
      named({ k: 'best', of: [bands('standards', 40), bands('inventionPatents', 20)] }),
      { standards: 2 },
      [20, 20, '', 'standards'],
    ],
  ] as [string, ScoreItem, Values, unknown[]][])('%s', (_, item, values, found) => {
    expect(scored(item, values, { no: false })).toEqual(found);
  });
  it('a part counts no more than its most, and has to reach its least', () => {
    const facts = factsOf({ standards: 5 });
    const table = (most: number, least: number): ScoreTable => ({
      pass: { op: '>=', value: 30 },
      minimums: { a: least },
      parts: [
        { id: 'a', title: 'A', max: most, items: [bands('standards', 40)] },
        { id: 'b', title: 'B', max: 5, items: [named({ k: 'expert' })] },
      ],
    });
    const score = (most: number, least: number) => {
      const { lo, hi, verdict } = computeScore(table(most, least), { facts, judge: (cond) => judge(cond, { facts }) });
      return [toNumber(lo), toNumber(hi), verdict];
    };
    expect(score(50, 40)).toEqual([40, 45, 'met']);
    expect(score(50, 41)).toEqual([40, 45, 'unmet']);
    expect(score(28, 0)).toEqual([28, 33, 'manual']);
    expect(score(20, 0)).toEqual([20, 25, 'unmet']);
  });
});

describe('a rule set', () => {
  const quote = { policyId: 'p', clauseId: 'c', text: '有的话' };
  const leaf = (id: string, quoted = true): Cond => ({ k: 'attest', id, title: id, ...(quoted ? { quote } : {}) });
  const set = (condition: Cond, validFrom = '2026-01-01', validTo: string | null = '2026-12-31'): RuleSet => ({
    id: 's',
    title: 's',
    policyId: 'p',
    itemId: 'i',
    validFrom,
    validTo,
    readings: [],
    condition,
  });
  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('decides on %s: %s', (day, decides) => {
    const sets = [set(leaf('a'))];
    expect(ruleSetAt(sets, 's', day) !== undefined).toBe(decides);
    expect(ruleSetAt(sets, 'other', day)).toBeUndefined();
    expect(ruleSetAt([set(leaf('a'), '2026-01-01', null)], 's', '2099-01-01')).toBeDefined();
  });
  it('names every condition, also inside tables', () => {
    const item = (part: object): ScoreItem => ({ id: 'i', title: 'i', max: 1, ...part }) as ScoreItem;
    const ladder = item({ k: 'ladder', rows: [{ when: leaf('in ladder'), band: [1, 1] }], otherwise: [0, 0] });
    const table: ScoreTable = {
      pass: { op: '>', value: 0 },
      parts: [
        { id: 'p', title: 'p', max: 1, items: [ladder, item({ k: 'best', of: [ladder, item({ k: 'expert' })] })] },
      ],
    };
    const of: Cond[] = [
      leaf('a'),
      { k: 'any', id: 'any', title: 'any', of: [leaf('b')] },
      { k: 'atLeast', id: 'most', title: 'most', n: 1, of: [leaf('c')] },
      { k: 'when', id: 'when', title: 'when', given: leaf('d'), need: leaf('e') },
      { k: 'score', id: 'score', title: 'score', table },
    ];
    expect(conditionsOf({ k: 'all', id: 'all', title: 'all', of }).map(({ id }) => id)).toEqual([
      ...['all', 'a', 'any', 'b', 'most', 'c', 'when', 'd', 'e', 'score', 'in ladder', 'in ladder'],
    ]);
  });
  it.each([
    ['nothing', leaf('a'), [], '国科发火〔2016〕32号'],
    ['an announcement', leaf('a'), [], '财政部 税务总局公告2023年第12号'],
    ['no number', leaf('a'), [], null],
    ['a number that cannot be read', leaf('a'), ['文号“32号”读不出来'], '32号'],
    ['a number with something after it', leaf('a'), ['文号“国科发火〔2016〕32号文”读不出来'], '国科发火〔2016〕32号文'],
    ['a number with something before it', leaf('a'), ['文号“x国科发火〔2016〕32号”读不出来'], 'x国科发火〔2016〕32号'],
    ['no place', leaf('a', false), ['a没有出处'], null],
    ['what holds others together needs none', { k: 'any', id: 'x', title: 'x', of: [leaf('a')] }, [], null],
    ['the same id', { k: 'atLeast', n: 1, id: 'a', title: 'x', of: [leaf('a')] }, ['条件编号a用了两次'], null],
    [
      'words that are not there',
      { ...leaf('a'), quote: { ...quote, text: '没有的话' } },
      ['a引用的“没有的话”不在c里'],
      null,
    ],
    ['a clause that is not there', { ...leaf('a'), quote: { ...quote, clauseId: 'z' } }, ['a的出处p z不存在'], null],
  ] as [string, Cond, string[], string | null][])('reports %s', (_, condition, problems, number) => {
    const textOf = (policyId: string, clauseId: string) =>
      `${policyId} ${clauseId}` === 'p c' ? '有的话，别的' : undefined;
    expect(problemsOf(set(condition), textOf, () => number)).toEqual(
      problems.map((each) => `s（2026-01-01）：${each}`),
    );
  });
  it('ends no sooner than it begins', () => {
    const found = (from: string, to: string) =>
      problemsOf(
        set(leaf('a'), from, to),
        () => '有的话',
        () => null,
      );
    expect(found('2026-02-01', '2026-01-31')).toEqual(['s（2026-02-01）：有效期的终点早于起点']);
    expect(found('2026-02-01', '2026-02-01')).toEqual([]);
  });
  it('has one way to be written', () => {
    expect(canonical({ b: [1, null, 'x'], a: { d: undefined, c: true }, e: undefined })).toBe(
      '{"a":{"c":true},"b":[1,null,"x"]}',
    );
    expect([canonical(undefined), canonical(null), canonical('"')]).toEqual(['null', 'null', '"\\""']);
  });
});
