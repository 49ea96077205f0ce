import { type Values, wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

/** What all three tiers ask of a firm. */
const sound: Values = {
  industryCode: 'C3421',
  'workforce@2025': 200,
  isIndependent: true,
  isRestrictedIndustry: false,
  isAbnormal: false,
  isBlacklisted: false,
  hasSeriousAccident: false,
  hasEnvironmentCase: false,
  hasTaxEvasion: false,
};

/** A firm on the lines of one hundred million of 小巨人. */
const giant: Values = {
  ...sound,
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

/** A firm with 55 points of 创新型: (15 + 5) + (5 + 10) + (5 + 15), by group of the table. */
const innovator: Values = {
  ...sound,
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

export const gradient2022Cases: readonly GoldenCase[] = [
  ...casesOf(
    {
      ruleSet: 'little-giant',
      firm: giant,
      attestations: { system: true, chain: true, product: true },
      day: '2026-03-31',
    },
    [
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
      [
        'a large firm',
        { 'workforce@2025': 1000, 'revenue@2025': 40_000 * wan, 'mainRevenue@2025': 30_000 * wan },
        'ineligible',
      ],
      ['on the list of abnormal operation', { isAbnormal: true }, 'ineligible'],
      ['taxes evaded', { hasTaxEvasion: true }, 'ineligible'],
    ],
  ),
  ...casesOf(
    {
      ruleSet: 'little-giant-renewal',
      firm: { ...giant, isLittleGiant: true },
      attestations: { batch: true, system: true, chain: true, product: true },
      day: '2026-11-20',
    },
    [
      ['of the batch of 2023, by the standard of 2022', {}, 'eligible'],
      ['of the batch of 2025', {}, 'ineligible', { batch: false, system: true, chain: true, product: true }],
      ['of a batch that nobody named', {}, 'toVerify', { system: true, chain: true, product: true }],
      ['without growth, which a review does not examine', { 'mainRevenue@2023': 9000 * wan }, 'eligible'],
      ['without the title', { isLittleGiant: false }, 'ineligible'],
    ],
  ),
  ...casesOf({ ruleSet: 'innovative', firm: innovator }, [
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
    [
      'a large firm with equity',
      { 'workforce@2025': 8000, 'revenue@2025': 900_000 * wan, 'equityRaised@2023': 500 * wan },
      'ineligible',
    ],
    ['any points and 500万元 of equity', { 'equityRaised@2023': 500 * wan }, 'eligible'],
    ['a fen less', { 'equityRaised@2023': 500 * wan - 1 }, 'ineligible'],
    ['a national prize of four years ago', { nationalPrize: '其他名次', nationalPrizeOn: '2022-11-01' }, 'ineligible'],
    ['a national prize of last year', { nationalPrize: '其他名次', nationalPrizeOn: '2025-11-01' }, 'eligible'],
    ['any provincial prize', { provincialPrize: '其他名次' }, 'eligible'],
  ]),
];
