import { describe, expect, it } from 'vitest';
import { judge, leavesOf, overallOf } from '../conditions/judge';
import type { Verdict } from '../conditions/rule';
import { type RuleSet, ruleSetAt } from '../conditions/ruleSet';
import { explain } from '../explanation/explain';
import { asOf, factsOf, type Values, wan } from '../facts/values';
import type { Operator } from '../numbers/interval';
import { decimal, multiply, type Rational, rational, toDecimalText } from '../numbers/rational';
import { goldenCases } from './goldenCases';
import { highTechConfirmed, highTechFirm } from './highTech/cases';
import { ruleSets } from './ruleSets';
import { expectedAt, sides, type Threshold, thresholdsOf, verdictAt } from './thresholdCases';

const find = (id: string, day = asOf): RuleSet => ruleSetAt(ruleSets, id, day) as RuleSet;

describe('golden cases', () => {
  it.each(goldenCases.map((one) => [one.ruleSet, one.title, one] as const))('%s: %s', (_, __, one) => {
    const { ruleSet, day, values, attestations, expected } = one;
    expect(overallOf(judge(find(ruleSet, day).condition, { facts: factsOf(values), attestations }))).toBe(expected);
  });
});

// Every comparison with a threshold: below, on and above it, with facts that are worked out backwards from the threshold.
const comparisons = thresholdsOf(ruleSets).map(({ set, cond, limit }) => [set, cond.id, cond, limit] as const);

describe.each(comparisons)('%s %s', (set, id, cond, limit) => {
  it.each(sides)('%s its threshold', (side) => {
    expect(verdictAt(cond, limit, side)).toBe(expectedAt(cond, side));
  });
  it('stands in the words that it quotes', () => {
    const { text = '' } = cond.quote ?? {};
    const own = spelled[`${set} ${id}`];
    if (own) return expect(text).toContain(own);
    expect(
      printed(limit, cond).some((number) => text.includes(number)),
      `${limit} in ${text}`,
    ).toBe(true);
    expect(
      words[cond.op].some((word) => text.includes(word)),
      `${cond.op} in ${text}`,
    ).toBe(true);
  });
});
it('a review quotes for the title what says how long it is valid, and not the line of the score', () => {
  const held = ruleSets.flatMap(({ id, validTo, condition }) =>
    condition.k === 'all' && validTo === null
      ? condition.of.filter((part) => part.id === 'held').map((part) => [id, part.quote?.text])
      : [],
  );
  expect(held).toEqual([
    ['specialised-renewal', '称号有效期三年'],
    ['little-giant-renewal', '称号有效期三年'],
  ]);
});

/** Numbers that documents write in words: a year for 365 days, the first three, having one. */
const spelled: Readonly<Record<string, string>> = {
  'innovative direct-national-day': '近三年',
  'specialised ip-national-day': '近三年',
  'specialised-renewal ip-national-day': '近三年',
  'little-giant ip-national-day': '近三年',
  'little-giant-renewal ip-national-day': '近三年',
  'hnte h1': '一年以上',
  'hnte h2-count': '拥有',
  'hnte ip-own': '有自主研发',
  'hnte ip-acquired': '仅有受让',
  'tech-sme direct-standard': '主导制定',
  'little-giant market-rank': '前三',
  'little-giant-renewal market-rank': '前三',
  'little-giant-renewal certificates': '取得',
  'little-giant-renewal middle-revenue': '5000万元至1亿元',
  'little-giant certificates': '取得',
  'little-giant middle-revenue': '5000万元至1亿元',
  'champion rank': '前三',
  'rd-deduction spent': '实际发生',
  'small-profit staff-near': '季度平均值',
  'small-profit staff-far': '季度平均值',
  'small-profit assets-near': '季度平均值',
  'small-profit assets-far': '季度平均值',
};
const words: Record<Operator, readonly string[]> = {
  '>=': ['不低于', '不少于', '以上'],
  '>': ['高于', '超过'],
  '<=': ['不超过', '不高于'],
  '<': ['低于', '不满', '以下'],
  '==': [],
  '!=': [],
};
function printed(limit: string, { unit }: Threshold): string[] {
  const value = decimal(limit);
  if (unit === 'ratio') return [`${toDecimalText(multiply(value, rational(100n)), 2)}%`];
  if (unit !== 'money') return [limit];
  const wan = multiply(value, rational(1n, 1_000_000n));
  return [`${toDecimalText(wan, 2)}万元`, `${toDecimalText(multiply(wan, rational(1n, 10_000n)), 4)}亿元`];
}

it('a score that fails by one of its parts says by which', () => {
  const facts = factsOf({
    'revenue@2025': 25_500 * wan,
    'rdExpense@2025': 0,
    highValueInventions: 0,
    ownInventions: 0,
    inventionPatents: 0,
    otherClassOne: 0,
    utilityModels: 0,
    designPatents: 6,
    softwareCopyrights: 0,
  });
  const judgement = judge(find('innovative').condition, { facts });
  const score = explain(judgement, { facts, clauseOf: () => null }).find(({ id }) => id === 'score');
  expect(score).toMatchObject({
    verdict: 'unmet',
    own: expect.stringMatching(/^.+分，其中创新能力最多5分，至少要20分$/),
  });
});

describe('高新技术企业', () => {
  const hnte = (change: Values = {}, attestations: Record<string, boolean> = highTechConfirmed) =>
    judge(find('hnte').condition, { facts: factsOf({ ...highTechFirm, ...change }), attestations });
  const verdictsOf = (change: Values) =>
    Object.fromEntries(leavesOf(hnte(change)).map(({ cond, verdict }) => [cond.id, verdict]));

  it('stands on every line, and waits for the experts', () => {
    const judgement = hnte();
    expect(overallOf(judgement)).toBe('toVerify');
    const open = leavesOf(judgement).filter(({ verdict }) => verdict !== 'met');
    expect(open.map(({ cond }) => cond.id)).toEqual(['h7']);
    // 7+1 of IP for sure, 25 of conversion, 18 of growth; the rest is judgement.
    expect([
      toDecimalText(open[0]?.score?.lo as Rational, 0),
      toDecimalText(open[0]?.score?.hi as Rational, 0),
    ]).toEqual(['51', '100']);
  });
  it('gives the published bands of growth', () => {
    const growth = (change: Values) => hnte(change).children.find(({ cond }) => cond.id === 'h7')?.score?.parts[3];
    const span = (change: Values) => {
      const part = growth(change);
      return part && `${toDecimalText(part.lo, 0)}–${toDecimalText(part.hi, 0)}`;
    };
    // 68.82% of sales (the published check value) and 75% of net assets.
    expect(span({ 'revenue@2025': 7900 * wan, 'revenue@2024': 5200 * wan, 'revenue@2023': 2800 * wan })).toBe('18–20');
    expect(span({ 'revenue@2024': 0 })).toBe('9–10');
    expect(span({ 'netAssets@2025': -1 * wan, 'netAssets@2024': 2000 * wan })).toBe('9–10');
  });
  it.each([
    // 195号: advanced 0–8, core 0–8, number, origin, standards 0; origin 1 to 3 where nothing is our own.
    ['five of Ⅱ类', { softwareCopyrights: 5, usedClassTwo: 0 }, '6–25'],
    ['four', { softwareCopyrights: 4, usedClassTwo: 0 }, '4–23'],
    ['six, two of them used', { softwareCopyrights: 6, usedClassTwo: 2 }, '4–23'],
    ['three, one of them used', { softwareCopyrights: 3, usedClassTwo: 1 }, '2–21'],
    ['all of them used', { softwareCopyrights: 5, usedClassTwo: 5 }, '1–19'],
    ['more used than are valid', { softwareCopyrights: 3, usedClassTwo: 5 }, '1–19'],
    ['five, and nobody knows which were used', { softwareCopyrights: 5 }, '1–25'],
    ['five, one of them our own', { softwareCopyrights: 5, usedClassTwo: 0, ownClassTwo: 1 }, '6–28'],
    ['an invention beside them', { softwareCopyrights: 5, usedClassTwo: 5, inventionPatents: 1 }, '8–27'],
  ] as [string, Values, string][])('counts Ⅱ类 once: %s', (_, change, expected) => {
    const none = { inventionPatents: 0, ownInventions: 0, ownClassTwo: 0, ...change };
    const ip = hnte(none).children.find(({ cond }) => cond.id === 'h7')?.score?.parts[0];
    expect(ip && `${toDecimalText(ip.lo, 0)}–${toDecimalText(ip.hi, 0)}`).toBe(expected);
  });
  it('cannot pass when even the best judgement is not enough', () => {
    const none = { 'techConversions@2025': 0, 'techConversions@2024': 0, 'techConversions@2023': 0 };
    expect(verdictsOf(none).h7).toBe('unmet');
    // Above 0 and below 1 a year falls into no band, and is open.
    expect(verdictsOf({ ...none, 'techConversions@2025': 1 }).h7).toBe('manual');
  });
  it.each([
    ['a day short of a year', { establishedAt: '2025-11-21' }, 'h1', 'unmet'],
    ['a year to the day', { establishedAt: '2025-11-20' }, 'h1', 'met'],
    ['nine of a hundred are researchers', { 'researchStaff@2025': 9 }, 'h4', 'unmet'],
    ['a fen less on R&D', { 'rdExpense@2025': 400 * wan - 1 }, 'h5a', 'unmet'],
    ['a fen less at home', { 'domesticRdExpense@2025': 240 * wan - 1 }, 'h5b', 'unmet'],
    ['a fen less of high-tech income', { 'highTechRevenue@2025': 4800 * wan - 1 }, 'h6', 'unmet'],
    ['no field', { highTechField: '都不属于' }, 'h3-field', 'unmet'],
    ['an accident', { hasSeriousAccident: true }, 'h8-accident-apart', 'manual'],
  ] as [string, Values, string, Verdict][])('%s', (_, change, id, verdict) => {
    expect(verdictsOf(change)[id]).toBe(verdict);
  });
  it('asks only for facts that can change something', () => {
    const { 'standards@': _, ...known }: Values = { ...highTechFirm, 'standards@': 0 };
    const judgement = judge(find('hnte').condition, {
      facts: factsOf({ ...known, utilityModels: 0 }),
      attestations: highTechConfirmed,
    });
    expect(judgement.missing).toEqual([]);
  });
});
