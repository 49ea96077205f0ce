import { type Values, wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

/** A firm that stands exactly on every threshold of 小巨人, and so also fulfils the lower rungs. */
export const onTheLine: Values = {
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

const attestations = { market: true, chain: true };

export const gradient2026Cases: readonly GoldenCase[] = [
  ...casesOf({ ruleSet: 'little-giant', firm: onTheLine, attestations }, [
    ['on every line', {}, 'eligible'],
    ['nobody has confirmed the chain', {}, 'toVerify', {}],
    ['the chain is denied', {}, 'ineligible', { chain: false }],
    ['grown by less than 5% a year', { 'revenue@2023': 36_290 * wan }, 'ineligible'],
    ['three inventions', { appliedInventions: 3, nationalPrize: '没有' }, 'ineligible'],
    ['three inventions, prizes unknown', { appliedInventions: 3 }, 'missingFacts'],
    ['three inventions, but a national prize', { appliedInventions: 3, nationalPrize: '前三名' }, 'eligible'],
    ['fourth in the country, 10% of the market', { domesticRank: 4, marketShare: 0.1 }, 'eligible'],
    ['fourth in the country, share unknown', { domesticRank: 4 }, 'missingFacts'],
    ['a champion', { isChampion: true }, 'ineligible'],
    ['an accident is never averaged away', { hasSeriousAccident: true }, 'ineligible'],
  ]),
  ...casesOf({ ruleSet: 'specialised', firm: onTheLine, attestations }, [
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
  ]),
];
