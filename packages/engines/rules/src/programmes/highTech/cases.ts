import { type Values, wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';
import { onTheLine } from '../gradient2026/cases';

/** 4 (10%) + 40 (5%) + 18 (three of class Ⅱ) = 62 points. */
const techFirm: Values = {
  ...onTheLine,
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

/** Firm exactly on every threshold of 高企 whose score waits for the experts. */
export const highTechFirm: Values = {
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
  ownClassTwo: 0,
  utilityModels: 0,
  designPatents: 0,
  softwareCopyrights: 0,
  standards: 0,
  hasSeriousAccident: false,
  hasEnvironmentCase: false,
};
export const highTechConfirmed = { 'h2-core': true, 'h3-expert': true };

export const highTechCases: readonly GoldenCase[] = [
  ...casesOf({ ruleSet: 'tech-sme', firm: techFirm }, [
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
    ['an accident three years ago', { hasSeriousAccident: true }, 'eligible', { 'accident-apart': true }],
    ['an accident last year', { hasSeriousAccident: true }, 'ineligible', { 'accident-apart': false }],
    ['taxes evaded this year', { hasTaxEvasion: true }, 'ineligible', { 'dishonest-apart': false }],
    ['false figures in an evaluation', { hasFalseFiling: true }, 'ineligible', { 'honest-apart': false }],
  ]),
  ...casesOf({ ruleSet: 'hnte', firm: highTechFirm, attestations: highTechConfirmed }, [
    ['on every line, and nobody has judged', {}, 'toVerify'],
    ['a day short of a year', { establishedAt: '2025-11-21' }, 'ineligible'],
    ['a year to the day', { establishedAt: '2025-11-20' }, 'toVerify'],
    ['nine of a hundred are researchers', { 'researchStaff@2025': 9 }, 'ineligible'],
    ['a fen less on R&D', { 'rdExpense@2025': 400 * wan - 1 }, 'ineligible'],
    ['a fen less at home', { 'domesticRdExpense@2025': 240 * wan - 1 }, 'ineligible'],
    ['a fen less of high-tech income', { 'highTechRevenue@2025': 4800 * wan - 1 }, 'ineligible'],
    ['no field', { highTechField: '都不属于' }, 'ineligible'],
    ['an accident within three years, and nobody said when', { hasSeriousAccident: true }, 'toVerify'],
    ['an accident two years ago', { hasSeriousAccident: true }, 'toVerify', { 'h8-accident-apart': true }],
    ['an accident within the year', { hasSeriousAccident: true }, 'ineligible', { 'h8-accident-apart': false }],
  ]),
];
