import { wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

const main = (yi: number) =>
  Object.fromEntries([2025, 2024, 2023].map((year) => [`mainRevenue@${year}`, yi * 10_000 * wan]));

export const championCases: readonly GoldenCase[] = casesOf(
  { ruleSet: 'champion', firm: { establishedAt: '2000-01-01', industryCode: 'C34' } },
  [
    ['ten years, four hundred million, third', { marketYears: 10, globalRank: 3, ...main(4) }, 'eligible'],
    ['nine years', { marketYears: 9, globalRank: 3, ...main(4) }, 'ineligible', { 'new-product': false }],
    [
      'five years with a new product',
      { marketYears: 5, globalRank: 1, ...main(4) },
      'eligible',
      { 'new-product': true },
    ],
    [
      'two hundred million as 专精特新',
      { marketYears: 10, globalRank: 1, isSpecialisedSme: true, ...main(2) },
      'eligible',
    ],
    [
      'two hundred million as nothing',
      { marketYears: 10, globalRank: 1, isSpecialisedSme: false, isLittleGiant: false, ...main(2) },
      'ineligible',
    ],
    ['a wholesaler', { industryCode: 'F51', marketYears: 10, globalRank: 3, ...main(4) }, 'ineligible'],
    // One year says nothing of three, short or not.
    ['one year of three', { marketYears: 10, globalRank: 3, 'mainRevenue@2025': 30_000 * wan }, 'missingFacts'],
    ['fourth', { marketYears: 10, globalRank: 4, ...main(9) }, 'ineligible'],
  ],
);
