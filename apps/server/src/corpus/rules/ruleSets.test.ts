import { describe, expect, it } from 'vitest';
import type { Operator } from '../../modules/rules/interval';
import { judge, leavesOf, overallOf } from '../../modules/rules/judge';
import { decimal, multiply, type Rational, rational, toDecimalText } from '../../modules/rules/rational';
import type { Verdict } from '../../modules/rules/rule';
import { hashOf, problemsOf, type RuleSet, ruleSetAt } from '../../modules/rules/ruleSet';
import { asOf, factsOf, type Values, wan } from '../../modules/rules/testing';
import { nationalProgrammes } from '../national/nationalProgrammes';
import { ruleSets } from './ruleSets';
import { expectedAt, sides, type Threshold, thresholdsOf, verdictAt } from './thresholdCases';

const programmes = nationalProgrammes();
const find = (id: string, day = asOf): RuleSet => ruleSetAt(ruleSets, id, day) as RuleSet;
const clauses = new Map(
  programmes.flatMap((policy) => policy.clauses.map(({ id, text }) => [`${policy.id} ${id}`, text] as const)),
);

describe('every shipped rule set', () => {
  it.each(ruleSets.map((set) => [set.id, set] as const))('%s quotes what its document says', (_, set) => {
    const docNoOf = (id: string) => programmes.find((policy) => policy.id === id)?.docNo ?? null;
    expect(problemsOf(set, (policyId, clauseId) => clauses.get(`${policyId} ${clauseId}`), docNoOf)).toEqual([]);
  });
  it.each(ruleSets.map((set) => [set.id, set] as const))('%s belongs to an item of its policy', (_, set) => {
    const policy = programmes.find(({ id }) => id === set.policyId);
    expect(policy?.items.map(({ id }) => id)).toContain(set.itemId);
  });
  it('is chosen by the day, and has a hash of its own that does not depend on the order of keys', () => {
    expect(ruleSetAt(ruleSets, 'specialised', '2022-05-31')).toBeUndefined();
    expect(ruleSetAt(ruleSets, 'specialised', '2026-03-31')?.policyId).toBe('n-specialised-2022');
    expect(ruleSetAt(ruleSets, 'specialised', '2026-04-01')?.policyId).toBe('n-specialised-2026');
    expect(new Set(ruleSets.map(hashOf)).size).toBe(ruleSets.length);
    expect(hashOf({ a: 1, b: [2, { d: 3, c: 4 }] })).toBe(hashOf({ b: [2, { c: 4, d: 3 }], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });
  it('reports what is wrong with one', () => {
    const wrong: RuleSet = {
      ...find('hnte'),
      validTo: '2015-01-01',
      condition: {
        k: 'all',
        id: 'x',
        title: 'x',
        of: [
          { k: 'attest', id: 'x', title: 'x' },
          { k: 'attest', id: 'y', title: 'y', quote: { policyId: 'p', clauseId: 'c', text: '没有的话' } },
        ],
      },
    };
    const found = problemsOf(
      wrong,
      (policyId) => (policyId === 'p' ? '有的话' : undefined),
      () => '国科发火 2016 32',
    );
    expect(found).toHaveLength(5);
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
/** Numbers that documents write in words: a year for 365 days, the first three, having one. */
const spelled: Readonly<Record<string, string>> = {
  'hnte h1': '一年以上',
  'hnte h2-count': '拥有',
  'hnte ip-own': '有自主研发',
  'tech-sme direct-standard': '主导制定',
  'little-giant market-rank': '前三',
  'little-giant certificates': '取得',
  'little-giant middle-revenue': '5000万元至1亿元',
  'champion rank': '前三',
  'rd-deduction spent': '实际发生',
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

/** A firm that stands exactly on every threshold of 小巨人, and so also fulfils the lower rungs. */
const onTheLine: Values = {
  establishedAt: '2015-05-20',
  isIndependent: true,
  isRestrictedIndustry: false,
  isTechSme: true,
  isSpecialisedSme: true,
  isChampion: false,
  hasSeriousAccident: false,
  hasEnvironmentCase: false,
  isBlacklisted: false,
  isAbnormal: false,
  marketYears: 3,
  'revenue@2025': 40_000 * wan,
  'revenue@2024': 38_000 * wan,
  'revenue@2023': 36_000 * wan,
  'mainRevenue@2025': 36_000 * wan,
  'mainProductRevenue@2025': 20_000 * wan + 1,
  'rdExpense@2025': 1200 * wan,
  'rdExpense@2024': 1140 * wan,
  'liabilities@2025': 750 * wan,
  'assets@2025': 1000 * wan,
  appliedInventions: 4,
  domesticRank: 3,
  developmentScore: 60,
};
const said = { market: true, chain: true };
const overall = (id: string, change: Values = {}, attestations: Record<string, boolean> = said) =>
  overallOf(judge(find(id).condition, { facts: factsOf({ ...onTheLine, ...change }), attestations }));

describe('小巨人 2026', () => {
  it.each([
    ['on every line', {}, said, 'eligible'],
    ['nobody has confirmed the chain', {}, {}, 'toVerify'],
    ['the chain is denied', {}, { chain: false }, 'ineligible'],
    ['grown by less than 5% a year', { 'revenue@2023': 36_290 * wan }, said, 'ineligible'],
    ['three inventions', { appliedInventions: 3, nationalPrize: '没有' }, said, 'ineligible'],
    ['three inventions, prizes unknown', { appliedInventions: 3 }, said, 'missingFacts'],
    ['three inventions, but a national prize', { appliedInventions: 3, nationalPrize: '前三名' }, said, 'eligible'],
    ['fourth in the country, 10% of the market', { domesticRank: 4, marketShare: 0.1 }, said, 'eligible'],
    ['fourth in the country, share unknown', { domesticRank: 4 }, said, 'missingFacts'],
    ['a champion', { isChampion: true }, said, 'ineligible'],
    ['an accident is never averaged away', { hasSeriousAccident: true }, said, 'ineligible'],
  ] as [string, Values, Record<string, boolean>, string][])('%s', (_, change, attestations, verdict) => {
    expect(overall('little-giant', change, attestations)).toBe(verdict);
  });
});

describe('专精特新 2026', () => {
  it.each([
    ['as a candidate for 小巨人', {}, 'eligible'],
    ['neither 科技型 nor 创新型', { isTechSme: false, isInnovativeSme: false }, 'ineligible'],
    ['创新型 alone', { isTechSme: false, isInnovativeSme: true }, 'eligible'],
    [
      'small, with 2000万元 of equity',
      {
        'revenue@2025': 1000 * wan,
        'mainRevenue@2025': 800 * wan,
        'mainProductRevenue@2025': 501 * wan,
        'rdExpense@2025': 100 * wan,
        'equityRaised@2025': 1500 * wan,
        'equityRaised@2024': 500 * wan,
      },
      'eligible',
    ],
    [
      'small, a fen less of equity',
      {
        'revenue@2025': 1000 * wan,
        'mainRevenue@2025': 800 * wan,
        'mainProductRevenue@2025': 501 * wan,
        'rdExpense@2025': 100 * wan,
        'equityRaised@2025': 1500 * wan - 1,
        'equityRaised@2024': 500 * wan,
      },
      'ineligible',
    ],
    ['no invention, but a provincial laboratory', { appliedInventions: 0, rdInstitution: '省部级' }, 'eligible'],
    [
      'no invention, a city laboratory',
      { appliedInventions: 0, rdInstitution: '市级', nationalPrize: '没有', provincialPrize: '没有' },
      'ineligible',
    ],
  ] as [string, Values, string][])('%s', (_, change, verdict) => expect(overall('specialised', change)).toBe(verdict));
});

describe('科技型中小企业', () => {
  const firm: Values = {
    'employees@2025': 100,
    'researchStaff@2025': 10,
    'revenue@2025': 8000 * wan,
    'assets@2025': 9000 * wan,
    'costs@2025': 7000 * wan,
    'rdExpense@2025': 400 * wan,
    inventionPatents: 0,
    otherClassOne: 0,
    utilityModels: 2,
    designPatents: 0,
    softwareCopyrights: 1,
    isHighTech: false,
    nationalPrize: '没有',
    rdInstitution: '没有',
    ledStandards: 0,
  };
  // 4 (10%) + 40 (5%) + 18 (three of class Ⅱ) = 62.
  it.each([
    ['62 points', {}, 'eligible'],
    ['52 points: 4.99% on R&D', { 'rdExpense@2025': 399 * wan }, 'ineligible'],
    ['two of class Ⅱ: 56 points', { softwareCopyrights: 0 }, 'ineligible'],
    ['an invention: 74 points', { inventionPatents: 1 }, 'eligible'],
    [
      'no research staff: 0 points fail whatever the sum',
      { 'researchStaff@2025': 9, inventionPatents: 1, 'rdExpense@2025': 900 * wan },
      'ineligible',
    ],
    ['no research staff, but 高企', { 'researchStaff@2025': 9, isHighTech: true }, 'eligible'],
    ['too large, though 高企', { 'employees@2025': 501, isHighTech: true }, 'ineligible'],
    [
      'exactly 500, 2亿元 and 2亿元',
      {
        'employees@2025': 500,
        'researchStaff@2025': 50,
        'revenue@2025': 20_000 * wan,
        'assets@2025': 20_000 * wan,
        'rdExpense@2025': 1000 * wan,
      },
      'eligible',
    ],
    ['R&D by costs is better: 10% gives 10, 5% of sales 40', { 'costs@2025': 1300 * wan }, 'eligible'],
  ] as [string, Values, string][])('%s', (_, change, verdict) =>
    expect(overall('tech-sme', { ...firm, ...change })).toBe(verdict),
  );
});

describe('高新技术企业', () => {
  const firm: Values = {
    establishedAt: '2019-04-18',
    highTechField: '先进制造与自动化',
    'employees@2025': 100,
    'researchStaff@2025': 10,
    'revenue@2025': 8000 * wan,
    'revenue@2024': 6000 * wan,
    'revenue@2023': 4000 * wan,
    'rdExpense@2025': 400 * wan,
    'rdExpense@2024': 200 * wan,
    'rdExpense@2023': 120 * wan,
    'domesticRdExpense@2025': 240 * wan,
    'domesticRdExpense@2024': 120 * wan,
    'domesticRdExpense@2023': 72 * wan,
    'highTechRevenue@2025': 4800 * wan,
    'totalIncome@2025': 8000 * wan,
    'netAssets@2025': 3000 * wan,
    'netAssets@2024': 2000 * wan,
    'netAssets@2023': 1000 * wan,
    'techConversions@2025': 5,
    'techConversions@2024': 5,
    'techConversions@2023': 5,
    inventionPatents: 1,
    otherClassOne: 0,
    ownInventions: 1,
    utilityModels: 0,
    designPatents: 0,
    softwareCopyrights: 0,
    standards: 0,
    hasSeriousAccident: false,
    hasEnvironmentCase: false,
  };
  const confirmed = { 'h2-core': true, 'h3-expert': true };
  const hnte = (change: Values = {}, attestations: Record<string, boolean> = confirmed) =>
    judge(find('hnte').condition, { facts: factsOf({ ...firm, ...change }), attestations });
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
    // 195号: advanced 0–8, core 0–8, number, origin, standards 0; origin is open where nothing of Ⅰ类 is our own.
    ['five of Ⅱ类', { softwareCopyrights: 5, usedClassTwo: 0 }, '5–28'],
    ['four', { softwareCopyrights: 4, usedClassTwo: 0 }, '3–26'],
    ['six, two of them used', { softwareCopyrights: 6, usedClassTwo: 2 }, '3–26'],
    ['three, one of them used', { softwareCopyrights: 3, usedClassTwo: 1 }, '1–24'],
    ['all of them used', { softwareCopyrights: 5, usedClassTwo: 5 }, '0–22'],
    ['more used than are valid', { softwareCopyrights: 3, usedClassTwo: 5 }, '0–22'],
    ['five, and nobody knows which were used', { softwareCopyrights: 5 }, '0–28'],
    ['an invention beside them', { softwareCopyrights: 5, usedClassTwo: 5, inventionPatents: 1 }, '7–30'],
  ] as [string, Values, string][])('counts Ⅱ类 once: %s', (_, change, expected) => {
    const none = { inventionPatents: 0, ownInventions: 0, ...change };
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
    ['an accident', { hasSeriousAccident: true }, 'h8-accident', 'unmet'],
  ] as [string, Values, string, Verdict][])('%s', (_, change, id, verdict) => {
    expect(verdictsOf(change)[id]).toBe(verdict);
    expect(overallOf(hnte(change))).toBe(verdict === 'met' ? 'toVerify' : 'ineligible');
  });
  it('asks only for facts that can change something', () => {
    const { 'standards@': _, ...known } = { ...firm, 'standards@': 0 };
    const judgement = judge(find('hnte').condition, {
      facts: factsOf({ ...known, utilityModels: 0 }),
      attestations: confirmed,
    });
    expect(judgement.missing).toEqual([]);
  });
});

describe('the documents of 2022 and the other rungs', () => {
  const judged = (id: string, values: Values, attestations: Record<string, boolean> = {}, day = asOf) =>
    overallOf(judge(find(id, day).condition, { facts: factsOf(values), attestations }));
  const oldDay = '2026-03-31';
  const giant: Values = {
    establishedAt: '2012-01-01',
    marketYears: 3,
    'revenue@2025': 10_000 * wan,
    'mainRevenue@2025': 7000 * wan,
    'mainRevenue@2024': 6600 * wan,
    'mainRevenue@2023': 6300 * wan,
    'rdExpense@2025': 300 * wan,
    'researchStaff@2025': 50,
    'equityRaised@2025': 0,
    'equityRaised@2024': 0,
    certifications: 1,
    'liabilities@2025': 700 * wan,
    'assets@2025': 1000 * wan,
    marketShare: 0.1,
    hasOwnBrand: true,
    rdInstitution: '市级',
    appliedInventions: 2,
    nationalPrize: '没有',
    makerContest: '没有',
  };
  const yes = { system: true, chain: true, product: true };
  it.each([
    ['on the lines of one hundred million', {}, 'eligible'],
    ['below it 6% is asked for', { 'revenue@2025': 9999 * wan }, 'ineligible'],
    ['below it with 6%', { 'revenue@2025': 9999 * wan, 'rdExpense@2025': 600 * wan }, 'eligible'],
    [
      'small, with equity, R&D and fifty researchers',
      {
        'revenue@2025': 4000 * wan,
        'rdExpense@2025': 3000 * wan,
        'equityRaised@2025': 8000 * wan,
      },
      'eligible',
    ],
    [
      'small, with 49 researchers',
      {
        'revenue@2025': 4000 * wan,
        'rdExpense@2025': 3000 * wan,
        'equityRaised@2025': 8000 * wan,
        'researchStaff@2025': 49,
      },
      'ineligible',
    ],
    [
      'one of the fifty, without all that',
      { 'rdExpense@2025': 0, appliedInventions: 0, makerContest: '50强' },
      'eligible',
    ],
    ['less than 5% of growth on average', { 'mainRevenue@2023': 6600 * wan }, 'ineligible'],
  ] as [string, Values, string][])('小巨人 2022: %s', (_, change, verdict) => {
    expect(judged('little-giant', { ...giant, ...change }, yes, oldDay)).toBe(verdict);
  });

  const innovator: Values = {
    establishedAt: '2012-01-01',
    highValueInventions: 0,
    ownInventions: 1,
    'revenue@2025': 1000 * wan,
    'rdExpense@2025': 10 * wan,
    'mainRevenue@2025': 600 * wan,
    'mainRevenue@2024': 600 * wan,
    'liabilities@2025': 55,
    'assets@2025': 100,
    isStrategicIndustry: false,
    isHighTech: false,
    isDemonstration: false,
    rdInstitution: '没有',
    nationalPrize: '没有',
    provincialPrize: '没有',
    'equityRaised@2025': 0,
    'equityRaised@2024': 0,
    'equityRaised@2023': 0,
  };
  // 15 + 5 | 5 + 10 | 5 + 15 = 55.
  it.each([
    ['55 points', {}, 'ineligible'],
    ['60 points: 2% on R&D', { 'rdExpense@2025': 20 * wan }, 'eligible'],
    ['60 points, but growth below its 15', { 'rdExpense@2025': 50 * wan, 'liabilities@2025': 56 }, 'ineligible'],
    [
      '65 points, innovation below its 20',
      {
        ownInventions: 0,
        inventionPatents: 1,
        'rdExpense@2025': 10 * wan,
        'mainRevenue@2024': 400 * wan,
        'mainRevenue@2025': 700 * wan,
      },
      'ineligible',
    ],
    ['any points and 500万元 of equity', { 'equityRaised@2023': 500 * wan }, 'eligible'],
    ['a fen less', { 'equityRaised@2023': 500 * wan - 1 }, 'ineligible'],
    ['any provincial prize', { provincialPrize: '其他名次' }, 'eligible'],
  ] as [string, Values, string][])('创新型: %s', (_, change, verdict) => {
    expect(judged('innovative', { ...innovator, ...change })).toBe(verdict);
  });

  const main = (yi: number) =>
    Object.fromEntries([2025, 2024, 2023].map((year) => [`mainRevenue@${year}`, yi * 10_000 * wan]));
  it.each([
    ['ten years, four hundred million, third', { marketYears: 10, globalRank: 3, ...main(4) }, {}, 'eligible'],
    ['nine years', { marketYears: 9, globalRank: 3, ...main(4) }, { 'new-product': false }, 'ineligible'],
    [
      'five years with a new product',
      { marketYears: 5, globalRank: 1, ...main(4) },
      { 'new-product': true },
      'eligible',
    ],
    [
      'two hundred million as 专精特新',
      { marketYears: 10, globalRank: 1, isSpecialisedSme: true, ...main(2) },
      {},
      'eligible',
    ],
    [
      'two hundred million as nothing',
      { marketYears: 10, globalRank: 1, isSpecialisedSme: false, isLittleGiant: false, ...main(2) },
      {},
      'ineligible',
    ],
    ['fourth', { marketYears: 10, globalRank: 4, ...main(9) }, {}, 'ineligible'],
  ] as [string, Values, Record<string, boolean>, string][])('单项冠军: %s', (_, values, attestations, verdict) => {
    expect(judged('champion', { establishedAt: '2000-01-01', ...values }, attestations)).toBe(verdict);
  });

  // §3.4: below one bound of the large is enough; on both bounds a firm is large.
  it.each([
    ['C3421', { 'workforce@2025': 1000, 'revenue@2025': 40_000 * wan }, 'ineligible'],
    ['C3421', { 'workforce@2025': 999, 'revenue@2025': 90_000 * wan }, 'eligible'],
    ['C3421', { 'workforce@2025': 5000, 'revenue@2025': 40_000 * wan - 1 }, 'eligible'],
    ['I6510', { 'workforce@2025': 300, 'revenue@2025': 10_000 * wan }, 'ineligible'],
    ['I6510', { 'workforce@2025': 299 }, 'eligible'],
    ['K7010', { 'revenue@2025': 200_000 * wan, 'assets@2025': 10_000 * wan }, 'ineligible'],
    ['K7020', { 'workforce@2025': 1000, 'revenue@2025': 4999 * wan }, 'eligible'],
    ['L7291', { 'workforce@2025': 300, 'assets@2025': 120_000 * wan }, 'ineligible'],
    ['A0111', { 'revenue@2025': 20_000 * wan - 1 }, 'eligible'],
    ['M7310', { 'workforce@2025': 300 }, 'ineligible'],
    ['J6620', { 'workforce@2025': 10 }, 'toVerify'],
    ['G5310', { 'workforce@2025': 10 }, 'toVerify'],
  ] as [string, Values, string][])('划型: %s with %j is %s', (industryCode, values, verdict) => {
    expect(judged('sme-size', { industryCode, ...values })).toBe(verdict);
  });

  it.each([
    ['on every line', {}, 'eligible'],
    ['a fen of income more', { 'taxableIncome@2025': 300 * wan + 1 }, 'ineligible'],
    ['301 people', { 'workforce@2025': 301 }, 'ineligible'],
    ['a loss', { 'taxableIncome@2025': -5 * wan }, 'eligible'],
  ] as [string, Values, string][])('小型微利: %s', (_, change, verdict) => {
    const firm = {
      'taxableIncome@2025': 300 * wan,
      'workforce@2025': 300,
      'assets@2025': 5000 * wan,
      isRestrictedIndustry: false,
    };
    expect(judged('small-profit', { ...firm, ...change })).toBe(verdict);
  });
});
