import { factsOf, type Values, wan } from '@hengce/rules/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, leavesOf } from '../conditions/judge';
import type { Cond } from '../conditions/rule';
import { isNearMiss } from '../evaluation/conclusions';
import { explainWay } from '../explanation/ways';
import { rational, toDecimalText } from '../numbers/rational';
import { innovative } from '../programmes/gradient2022/innovative';
import { littleGiant2026 } from '../programmes/gradient2026/littleGiant';
import { specialised2026 } from '../programmes/gradient2026/specialised';
import { levers } from './levers';
import { afterWay, type Levers, noKnownWays, type Way, waysOut, waysToMeet } from './nearMiss';

const said = { market: true, chain: true, group: true };
const giant: Values = {
  isTechSme: true,
  isSpecialisedSme: true,
  isChampion: false,
  hasSeriousAccident: false,
  isBlacklisted: false,
  marketYears: 5,
  'revenue@2025': 6000 * wan,
  'revenue@2024': 5500 * wan,
  'revenue@2023': 5000 * wan,
  'mainRevenue@2025': 5600 * wan,
  'mainProductRevenue@2025': 5000 * wan,
  'rdExpense@2025': 700 * wan,
  'rdExpense@2024': 500 * wan,
  'liabilities@2025': 3000 * wan,
  'assets@2025': 5000 * wan,
  appliedInventions: 4,
  nationalPrize: '没有',
  provincialPrize: '没有',
  rdInstitution: '没有',
  marketShare: 0.12,
  domesticRank: 9,
  developmentScore: 66,
};
const words = (way: Way) =>
  way.map(({ ref, from, to }) => `${ref.key} ${toDecimalText(from, 0)}→${toDecimalText(to, 0)}`);
const out = (cond: Cond, change: Values) => {
  const circumstances = { facts: factsOf({ ...giant, ...change }), attestations: said };
  return waysToMeet(cond, circumstances, levers).map(words);
};

describe('the smallest change that makes a near miss a hit', () => {
  it.each([
    ['nothing is missing', {}, [[]]],
    ['two inventions short', { appliedInventions: 2 }, [['appliedInventions 2→4']]],
    // 1,200万元 over two years: by the next, 2024 counts no more.
    ['ten thousand yuan of R&D short', { 'rdExpense@2025': 699 * wan }, [[`rdExpense ${699 * wan}→${501 * wan}`]]],
    ['too much debt', { 'liabilities@2025': 3751 * wan }, [[`liabilities ${3751 * wan}→${3750 * wan}`]]],
    [
      'two things at once',
      { appliedInventions: 3, 'rdExpense@2025': 600 * wan },
      [[`rdExpense ${600 * wan}→${600 * wan}`, 'appliedInventions 3→4']],
    ],
    ['an accident cannot be undone', { hasSeriousAccident: true }, []],
    ['a title is not a number to move', { isSpecialisedSme: false }, []],
    ['the market cannot be moved by a slider', { marketShare: 0.05 }, []],
  ] as [string, Values, string[][]][])('小巨人: %s', (_, change, ways) => {
    expect(out(littleGiant2026.condition, change)).toEqual(ways);
  });
  it('专精特新: of two ways in, both are shown', () => {
    const small = {
      'revenue@2025': 1400 * wan,
      'mainRevenue@2025': 1400 * wan,
      'mainProductRevenue@2025': 1400 * wan,
      'equityRaised@2025': 0,
      'equityRaised@2024': 0,
    };
    expect(out(specialised2026.condition, small)).toEqual([
      [`revenue ${1400 * wan}→${1500 * wan}`],
      [`equityRaised 0→${2000 * wan}`],
    ]);
  });
});

it('more revenue asks for more of the main business and of R&D, where they stood on their lines', () => {
  const onTheLines = {
    'revenue@2025': 4000 * wan,
    'revenue@2024': 3900 * wan,
    'revenue@2023': 3500 * wan,
    'mainRevenue@2025': 3600 * wan,
    'rdExpense@2025': 120 * wan,
    'rdExpense@2024': 1080 * wan,
  };
  expect(out(littleGiant2026.condition, onTheLines)).toEqual([
    [
      `revenue ${4000 * wan}→${5000 * wan}`,
      `mainRevenue ${3600 * wan}→${4500 * wan}`,
      // 3% of 5,000万元 would do for one year; over two, 2024 counts no more.
      `rdExpense ${120 * wan}→${1080 * wan}`,
    ],
  ]);
});

describe('a changed number is that of the next year, before which today’s stands', () => {
  const spent = (back: number): Cond => ({
    k: 'cmp',
    id: `spent ${back}`,
    title: '研发费用',
    left: { k: 'fact', key: 'rdExpense', back },
    op: '>=',
    right: { k: 'const', value: String(100 * wan) },
    unit: 'money',
  });
  const growth: Cond = { k: 'cagr', id: 'growth', title: '增长率', key: 'rdExpense', years: 1, op: '>=', rate: '20%' };
  const all = (...of: Cond[]): Cond => ({ k: 'all', id: 'all', title: '', of });
  const from = (now: number, before: number | null, cond: Cond) => {
    const known: Values = before === null ? {} : { 'rdExpense@2024': before * wan };
    const facts = factsOf({ 'rdExpense@2025': now * wan, ...known });
    return waysToMeet(cond, { facts }, levers).map((way) => way.map(({ to }) => Number(to.n / to.d) / wan));
  };

  it('growth is reckoned from today’s number, also where it was met so far', () => {
    expect(from(95, 80, growth)).toEqual([[114]]);
    expect(from(95, 80, all(spent(0), growth))).toEqual([[114]]);
    expect(from(95, 70, all(spent(0), growth))).toEqual([[114]]);
    // What the year before was, nobody asks by then.
    expect(from(95, 120, growth)).toEqual([[114]]);
  });
  it('and two years that each fall short are not mended in one', () => {
    expect(from(95, 80, all(spent(0), spent(1)))).toEqual([]);
    expect(from(95, 120, all(spent(0), spent(1)))).toEqual([]);
    expect(from(95, 120, spent(0))).toEqual([[100]]);
  });
  it('whether or not the former year is known', () => {
    expect(from(95, null, all(spent(0), growth))).toEqual([[114]]);
    expect(from(95, null, all(spent(0), spent(1)))).toEqual([]);
  });
});

describe('what the next year compares', () => {
  const texts = (cond: Cond, values: Values) => {
    const facts = factsOf(values);
    return waysToMeet(cond, { facts, attestations: said }, levers).map((way) => explainWay(way, facts.asOf).text);
  };
  // 5 points short of the 60 of 创新型.
  const small: Values = {
    ...giant,
    isHighTech: false,
    isDemonstration: false,
    isStrategicIndustry: true,
    highValueInventions: 0,
    ownInventions: 0,
    inventionPatents: 0,
    otherClassOne: 0,
    utilityModels: 3,
    designPatents: 0,
    softwareCopyrights: 0,
    'revenue@2025': 2500 * wan,
    'mainRevenue@2025': 2380 * wan,
    'rdExpense@2025': 90 * wan,
    'assets@2025': 5000 * wan,
    'equityRaised@2025': 0,
    'equityRaised@2024': 0,
    'equityRaised@2023': 0,
  };
  it('创新型: after a fall, as much as this year is growth of 0', () => {
    expect(
      texts(innovative.condition, { ...small, 'mainRevenue@2024': 2550 * wan, 'liabilities@2025': 2500 * wan }),
    ).toEqual(['主营业务收入不低于2,380万元，2026年度报表', '新增股权投资再增加500万元，2026年度报表']);
  });
  it('创新型: growth is counted from this year', () => {
    expect(
      texts(innovative.condition, { ...small, 'mainRevenue@2024': 2330 * wan, 'liabilities@2025': 3000 * wan }),
    ).toEqual([
      '主营业务收入再增加119万元，2026年度报表',
      '负债总额再减少250万元，2026年度报表',
      '新增股权投资再增加500万元，2026年度报表',
    ]);
  });
  const large = { 'revenue@2023': 11_800 * wan, 'revenue@2024': 11_200 * wan, 'revenue@2025': 12_600 * wan };
  it('小巨人: two years’ growth is counted from last year', () => {
    const main = { 'mainRevenue@2025': 12_000 * wan, 'mainProductRevenue@2025': 9000 * wan };
    // 1.12亿元 × 1.05²
    expect(texts(littleGiant2026.condition, { ...giant, ...large, ...main })).toEqual([
      '营业收入不低于1.2348亿元，2026年度报表',
    ]);
  });
  it('专精特新: a year that fell short is not asked for any more', () => {
    const rd = { 'rdExpense@2024': 268 * wan, 'rdExpense@2025': 317 * wan };
    const revenue = { 'revenue@2024': 10_000 * wan, 'revenue@2025': 10_000 * wan };
    const main = { 'mainRevenue@2025': 9600 * wan, 'mainProductRevenue@2025': 9000 * wan };
    const values = { ...giant, ...rd, ...revenue, ...main };
    expect(texts(specialised2026.condition, values)).toEqual(['研发费用占比不低于3%，2026年度报表']);
    const circumstances = { facts: factsOf(values), attestations: said };
    expect(isNearMiss('unmet', specialised2026.condition, circumstances)).toBe(true);
    // One that falls short now is still the year before by then.
    const now = { 'rdExpense@2024': 317 * wan, 'rdExpense@2025': 268 * wan };
    expect(texts(specialised2026.condition, { ...values, ...now })).toEqual([]);
  });
  it('a share that fell short in the year before and may rise no further', () => {
    const share = (back: number): Cond => ({
      k: 'cmp',
      id: `debt ${back}`,
      title: back === 0 ? '上年度资产负债率' : '前年资产负债率',
      left: { k: 'divide', left: { k: 'fact', key: 'liabilities', back }, right: { k: 'fact', key: 'assets', back } },
      op: '<=',
      right: { k: 'const', value: '70%' },
      unit: 'ratio',
    });
    const staff: Cond = {
      k: 'cmp',
      id: 'staff',
      title: '科技人员',
      left: { k: 'sum', key: 'researchStaff', years: 2 },
      op: '>=',
      right: { k: 'const', value: '20' },
      unit: 'count',
    };
    const rule: Cond = { k: 'all', id: 'all', title: '', of: [share(0), share(1), staff] };
    const values: Values = {
      establishedAt: '2015-01-01',
      'liabilities@2025': 60 * wan,
      'liabilities@2024': 90 * wan,
      'assets@2025': 100 * wan,
      'assets@2024': 100 * wan,
      'researchStaff@2025': 11,
      'researchStaff@2024': 8,
    };
    expect(texts(rule, values)).toEqual(['资产负债率不高于70%，2026年度报表；科技人员不少于9人，2026年度报表']);
    const [way = []] = waysToMeet(rule, { facts: factsOf(values) }, levers);
    const [debt] = explainWay(way, '2026-11-20').changes;
    expect([debt?.from, debt?.to]).toEqual(['60%', '60%']);
  });
});

describe('for firms in general', () => {
  const amount = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value * wan);
  const firm = fc.record({
    'revenue@2025': amount(9000),
    'revenue@2023': amount(9000),
    'mainRevenue@2025': amount(9000),
    'mainProductRevenue@2025': amount(9000),
    'rdExpense@2025': amount(2000),
    'rdExpense@2024': amount(2000),
    'liabilities@2025': amount(5000),
    appliedInventions: fc.integer({ min: 0, max: 6 }),
    marketYears: fc.integer({ min: 0, max: 6 }),
  });
  it('after a whole way nothing is unmet any more', () => {
    fc.assert(
      fc.property(firm, (change) => {
        const circumstances = { facts: factsOf({ ...giant, ...change }), attestations: said };
        for (const way of waysToMeet(littleGiant2026.condition, circumstances, levers)) {
          expect(judge(littleGiant2026.condition, afterWay(circumstances, way)).verdict).not.toBe('unmet');
        }
      }),
      { numRuns: 100 },
    );
  });
  it('what is promised of a single condition is true, and less would not do', () => {
    fc.assert(
      fc.property(firm, (change) => {
        const circumstances = { facts: factsOf({ ...giant, ...change }), attestations: said };
        for (const leaf of leavesOf(judge(littleGiant2026.condition, circumstances))) {
          if (leaf.verdict !== 'unmet') continue;
          for (const way of waysOut(leaf, circumstances, levers)) {
            expect(judge(leaf.cond, afterWay(circumstances, way)).verdict).toBe('met');
            const [change] = way;
            // What is reckoned over several years may need more in the next one.
            if (!change || leaf.used.some(({ back = 0 }) => back > 0)) continue;
            const { n, d } = change.lever.step;
            const back = { n: change.lever.direction === 'up' ? -n : n, d };
            const less = { n: change.to.n * d + back.n * change.to.d, d: change.to.d * d };
            const short = afterWay(circumstances, [{ ...change, to: less }]);
            expect(judge(leaf.cond, short).verdict).not.toBe('met');
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the shape of ways', () => {
  const facts: Values = {
    inventionPatents: 2,
    utilityModels: 3,
    softwareCopyrights: 0,
    marketShare: 0.1,
    marketYears: 3,
  };
  const count = (
    key: 'marketYears' | 'inventionPatents' | 'utilityModels' | 'softwareCopyrights',
    most: number,
    op = '>=',
  ): Cond => ({
    k: 'cmp',
    id: `${key} ${op} ${most}`,
    title: key,
    unit: 'count',
    op: op as '>=',
    left: { k: 'fact', key },
    right: { k: 'const', value: String(most) },
  });
  const stuck: Cond = { k: 'attest', id: 'no', title: 'no' };
  const by = (direction: 'up' | 'down', reach?: number): Levers => {
    const lever = { direction, step: rational(1n), months: [1, 2] as const };
    return () => (reach === undefined ? lever : { ...lever, reach: () => rational(BigInt(reach)) });
  };
  const ways = (cond: Cond, own = by('up')) => {
    const circumstances = { facts: factsOf(facts), attestations: { no: false } };
    return waysOut(judge(cond, circumstances), circumstances, own).map(words);
  };
  const of = (k: 'all' | 'any', ...parts: Cond[]): Cond => ({ k, id: 'x', title: 'x', of: parts });
  const atLeast = (n: number, ...parts: Cond[]): Cond => ({ k: 'atLeast', id: 'x', title: 'x', n, of: parts });
  const met = count('utilityModels', 1);
  const [patents, models, software] = [
    count('inventionPatents', 4),
    count('utilityModels', 5),
    count('softwareCopyrights', 1),
  ];

  it('of conditions of which some have to hold, the nearest that are missing', () => {
    expect(ways(atLeast(2, met, patents, models))).toEqual([['inventionPatents 2→4']]);
    expect(ways(atLeast(1, patents, models))).toEqual([['inventionPatents 2→4']]);
    expect(ways(atLeast(2, patents, stuck, models))).toEqual([['inventionPatents 2→4', 'utilityModels 3→5']]);
    expect(ways(atLeast(3, patents, stuck, models))).toEqual([]);
    expect(ways(atLeast(1, met, patents))).toEqual([[]]);
    // Of two the one with fewer changes.
    expect(ways(atLeast(1, of('all', patents, models), software))).toEqual([['softwareCopyrights 0→1']]);
  });
  it('of what applies only sometimes, the need', () => {
    expect(ways({ k: 'when', id: 'x', title: 'x', given: met, need: patents })).toEqual([['inventionPatents 2→4']]);
    expect(ways({ k: 'when', id: 'x', title: 'x', given: met, need: stuck })).toEqual([]);
  });
  it('a bonus is no reason to change anything, and one that cannot be helped spoils the whole', () => {
    expect(ways(of('all', patents, { ...models, isBonus: true }))).toEqual([['inventionPatents 2→4']]);
    expect(ways(of('all', patents, stuck))).toEqual([]);
    expect(ways(of('all', patents, met))).toEqual([['inventionPatents 2→4']]);
  });
  it('alternatives, those with fewer changes first', () => {
    expect(ways(of('any', of('all', patents, models), software))).toEqual([
      ['softwareCopyrights 0→1'],
      ['inventionPatents 2→4', 'utilityModels 3→5'],
    ]);
    expect(ways(of('all', of('any', patents, software), of('any', models, stuck)))).toEqual([
      ['inventionPatents 2→4', 'utilityModels 3→5'],
      ['softwareCopyrights 0→1', 'utilityModels 3→5'],
    ]);
    // No more than five.
    const many = of('any', ...Array.from({ length: 7 }, (_, index) => count('inventionPatents', 4 + index)));
    expect(ways(of('all', many, models))).toHaveLength(5);
  });
  it('one change per fact: the further one', () => {
    expect(ways(of('all', patents, count('inventionPatents', 7)))).toEqual([['inventionPatents 2→7']]);
    expect(ways(of('all', count('inventionPatents', 7), patents))).toEqual([['inventionPatents 2→7']]);
    const less = (most: number) => count('utilityModels', most, '<=');
    expect(ways(of('all', less(2), less(1)), by('down'))).toEqual([['utilityModels 3→1']]);
    expect(ways(of('all', less(1), less(2)), by('down'))).toEqual([['utilityModels 3→1']]);
  });
  it('goes no further than a lever reaches, and never below nothing', () => {
    expect(ways(patents, by('up', 2))).toEqual([['inventionPatents 2→4']]);
    expect(ways(patents, by('up', 1))).toEqual([]);
    expect(ways(patents, by('up', 0))).toEqual([]);
    expect(ways(count('inventionPatents', 12), by('up', 12))).toEqual([['inventionPatents 2→12']]);
    expect(ways(count('utilityModels', 0, '<='), by('down'))).toEqual([['utilityModels 3→0']]);
    expect(ways(count('utilityModels', 0, '<'), by('down'))).toEqual([]);
    expect(ways(count('utilityModels', 5), by('down'))).toEqual([]);
    expect(ways(patents, () => undefined)).toEqual([]);
    // Years in a market pass one at a time.
    expect(ways(count('marketYears', 4), levers)).toEqual([['marketYears 3→4']]);
    expect(ways(count('marketYears', 5), levers)).toEqual([]);
  });
  it('asks for the same fact once, and for none whose number is not known', () => {
    const twice: Cond = {
      ...patents,
      left: {
        k: 'add',
        of: [
          { k: 'fact', key: 'inventionPatents' },
          { k: 'fact', key: 'inventionPatents' },
        ],
      },
      right: { k: 'const', value: '8' },
    } as Cond;
    expect(ways(twice)).toEqual([['inventionPatents 2→4']]);
    const either: Cond = {
      ...patents,
      left: {
        k: 'add',
        of: [
          { k: 'fact', key: 'inventionPatents' },
          { k: 'fact', key: 'utilityModels' },
        ],
      },
      right: { k: 'const', value: '8' },
    } as Cond;
    expect(ways(either)).toEqual([['inventionPatents 2→5'], ['utilityModels 3→6']]);
    expect(ways({ k: 'is', id: 'l', title: 'l', fact: { key: 'isListed' }, value: true })).toEqual([[]]);
    const circumstances = { facts: factsOf({ isListed: false }) };
    const listed: Cond = { k: 'is', id: 'l', title: 'l', fact: { key: 'isListed' }, value: true };
    expect(waysOut(judge(listed, circumstances), circumstances, by('up'))).toEqual([]);
  });
  it('remembers the ways of a single condition', () => {
    const circumstances = { facts: factsOf(facts) };
    const known = noKnownWays();
    const judgement = judge(patents, circumstances);
    const first = waysOut(judgement, circumstances, by('up'), known);
    expect([...known.of.keys()]).toEqual([patents]);
    expect(waysOut(judgement, circumstances, () => undefined, known)).toBe(first);
    expect(waysToMeet(of('all', patents, models), circumstances, by('up'), known)).toHaveLength(1);
    expect([...known.after.keys()]).toEqual(['inventionPatents/ 4/1,utilityModels/ 5/1']);
  });
  it('a change that undoes another is followed up, and given up where that has no end', () => {
    // Fewer of one are allowed with more of the other.
    const against: Cond = {
      k: 'cmp',
      id: 'a',
      title: 'a',
      unit: 'count',
      op: '<',
      left: { k: 'fact', key: 'inventionPatents' },
      right: { k: 'const', value: '4' },
    };
    const circumstances = { facts: factsOf(facts) };
    expect(waysToMeet(of('all', patents, against), circumstances, by('up'))).toEqual([]);
  });
});
