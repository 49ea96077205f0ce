import { type Values, wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

/** Firm that is exactly on every threshold of 小巨人, and so also meets the lower tiers. */
export const onTheLine: Values = {
  establishedAt: '2015-05-20',
  industryCode: 'C3421',
  'workforce@2025': 200,
  isIndependent: true,
  isRestrictedIndustry: false,
  isTechSme: true,
  isInnovativeSme: true,
  isSpecialisedSme: true,
  isChampion: false,
  hasSeriousAccident: false,
  hasEnvironmentCase: false,
  hasTaxEvasion: false,
  isBlacklisted: false,
  hasFalseFiling: false,
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

/** Firm that is large by 工信部联企业〔2011〕300号 and fulfils all the rest. */
const large: Values = {
  'workforce@2025': 8000,
  'revenue@2025': 900_000 * wan,
  'revenue@2024': 800_000 * wan,
  'revenue@2023': 700_000 * wan,
  'mainRevenue@2025': 890_000 * wan,
  'mainProductRevenue@2025': 800_000 * wan,
  'rdExpense@2025': 50_000 * wan,
  'rdExpense@2024': 50_000 * wan,
};
const attestations = { market: true, chain: true, group: true };
const due = { ...attestations, due: true };
const notDue = { ...attestations, due: false };

export const gradient2026Cases: readonly GoldenCase[] = [
  ...casesOf({ ruleSet: 'little-giant', firm: onTheLine, attestations }, [
    ['on every line', {}, 'eligible'],
    ['nobody has confirmed the chain', {}, 'toVerify', {}],
    ['the chain is denied', {}, 'ineligible', { chain: false, group: true }],
    ['a sister firm is recommended as well', {}, 'ineligible', { chain: true, group: false }],
    ['grown by less than 5% a year', { 'revenue@2023': 36_290 * wan }, 'ineligible'],
    ['three inventions', { appliedInventions: 3, nationalPrize: '没有' }, 'ineligible'],
    ['three inventions, prizes unknown', { appliedInventions: 3 }, 'missingFacts'],
    [
      'three inventions, but a national prize of the last three years',
      { appliedInventions: 3, nationalPrize: '前三名', nationalPrizeOn: '2023-11-21' },
      'eligible',
    ],
    [
      'three inventions, and a prize of three years ago',
      { appliedInventions: 3, nationalPrize: '前三名', nationalPrizeOn: '2023-11-20' },
      'ineligible',
    ],
    [
      'three inventions, and a prize of an unknown day',
      { appliedInventions: 3, nationalPrize: '前三名' },
      'missingFacts',
    ],
    ['fourth in the country, 10% of the market', { domesticRank: 4, marketShare: 0.1 }, 'eligible'],
    ['fourth in the country, share unknown', { domesticRank: 4 }, 'missingFacts'],
    ['a champion', { isChampion: true }, 'ineligible'],
    ['8,000 people and 9 billion yuan are no SME', large, 'ineligible'],
    [
      'many people, but below the bound of revenue',
      { 'workforce@2025': 8000, 'revenue@2025': 39_999 * wan },
      'eligible',
    ],
    ['an accident is never averaged away', { hasSeriousAccident: true }, 'ineligible'],
  ]),
  ...casesOf({ ruleSet: 'specialised', firm: onTheLine, attestations }, [
    ['as a candidate for 小巨人', {}, 'eligible'],
    ['neither 科技型 nor 创新型', { isTechSme: false, isInnovativeSme: false }, 'ineligible'],
    ['8,000 people and 9 billion yuan are no SME', large, 'ineligible'],
    ['创新型 alone, and nobody said that one is enough', { isTechSme: false }, 'toVerify'],
    ['科技型 alone, and nobody said that one is enough', { isInnovativeSme: false }, 'toVerify'],
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
  ]),
  ...casesOf(
    {
      ruleSet: 'little-giant-renewal',
      day: '2027-01-02',
      firm: { ...onTheLine, isLittleGiant: true, 'revenue@2023': 50_000 * wan },
      attestations: due,
    },
    [
      ['titled last year, the title ends later', {}, 'ineligible', notDue],
      ['nobody said when the title ends', {}, 'toVerify', attestations],
      ['revenue has fallen: growth is not examined', {}, 'eligible'],
      ['the title has lapsed', { isLittleGiant: false }, 'ineligible'],
      ['59 points, 60 the year before', { developmentScore: 59, formerDevelopmentScore: 60 }, 'eligible'],
      ['59 points in both years', { developmentScore: 59, formerDevelopmentScore: 59 }, 'ineligible'],
    ],
  ),
  ...casesOf(
    {
      ruleSet: 'specialised-renewal',
      firm: { ...onTheLine, isTechSme: false, isInnovativeSme: false },
      attestations: due,
    },
    [
      ['titled last year, the title ends later', {}, 'ineligible', notDue],
      ['nobody said when the title ends', {}, 'toVerify', attestations],
      ['the title itself is what a review asks for', {}, 'eligible'],
      ['49 points, 50 the year before', { developmentScore: 49, formerDevelopmentScore: 50 }, 'eligible'],
      ['49 points, the year before unknown', { developmentScore: 49 }, 'missingFacts'],
      ['grown out of the SMEs', large, 'ineligible'],
    ],
  ),
];
