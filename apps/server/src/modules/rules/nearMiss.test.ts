import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { littleGiant2026, specialised2026 } from '../../corpus/rules/gradient2026';
import { levers } from '../../corpus/rules/levers';
import { judge, leavesOf } from './judge';
import { afterWay, type Way, waysOut, waysToMeet } from './nearMiss';
import { toDecimalText } from './rational';
import type { Cond } from './rule';
import { factsOf, type Values, wan } from './testing';

const said = { market: true, chain: true };
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
    ['ten thousand yuan of R&D short', { 'rdExpense@2025': 699 * wan }, [[`rdExpense ${699 * wan}→${700 * wan}`]]],
    ['too much debt', { 'liabilities@2025': 3751 * wan }, [[`liabilities ${3751 * wan}→${3750 * wan}`]]],
    [
      'two things at once',
      { appliedInventions: 3, 'rdExpense@2025': 600 * wan },
      [[`rdExpense ${600 * wan}→${700 * wan}`, 'appliedInventions 3→4']],
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
      `rdExpense ${120 * wan}→${150 * wan}`,
    ],
  ]);
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
          const then = { ...circumstances, facts: afterWay(circumstances.facts, way) };
          expect(judge(littleGiant2026.condition, then).verdict).not.toBe('unmet');
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
            expect(judge(leaf.cond, { ...circumstances, facts: afterWay(circumstances.facts, way) }).verdict).toBe(
              'met',
            );
            const [change] = way;
            if (!change) continue;
            const { n, d } = change.lever.step;
            const back = { n: change.lever.direction === 'up' ? -n : n, d };
            const less = { n: change.to.n * d + back.n * change.to.d, d: change.to.d * d };
            const short = afterWay(circumstances.facts, [{ ...change, to: less }]);
            expect(judge(leaf.cond, { ...circumstances, facts: short }).verdict).not.toBe('met');
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
