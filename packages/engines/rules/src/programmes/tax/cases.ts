import { wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

const smallFirm = {
  isIndependent: true,
  'taxableIncome@2025': 300 * wan,
  'workforce@2025': 300,
  'assets@2025': 5000 * wan,
  isRestrictedIndustry: false,
};
/** Figures of the year that are a fifth below the limits. */
const farBelow = { 'workforce@2025': 239, 'assets@2025': 4000 * wan - 1 };
const averages = { 'staff-below-average': true, 'assets-below-average': true, 'assets-over-average': true };

const spending = { isIndependent: true, 'rdExpense@2025': 65 * wan, industryCode: 'M74' };

export const taxCases: readonly GoldenCase[] = [
  ...casesOf({ ruleSet: 'small-profit', firm: { ...smallFirm, ...farBelow } }, [
    ['far below the limits of averages, on that of income', {}, 'eligible'],
    ['a fen of income more', { 'taxableIncome@2025': 300 * wan + 1 }, 'ineligible'],
    ['a loss', { 'taxableIncome@2025': -5 * wan }, 'eligible'],
    ['个体工商户, which pays 个人所得税', { isIndependent: false }, 'ineligible'],
    ['people near the limit', { 'workforce@2025': 240 }, 'toVerify'],
    ['assets near the limit', { 'assets@2025': 4000 * wan }, 'toVerify'],
    ['people a fifth above the limit', { 'workforce@2025': 360 }, 'ineligible'],
    ['assets a fifth above the limit', { 'assets@2025': 6000 * wan }, 'ineligible'],
  ]),
  ...casesOf({ ruleSet: 'small-profit', firm: smallFirm, attestations: averages }, [
    ['on every line, no average above', {}, 'eligible'],
    ['a year that ends above the limit, its averages not', { 'assets@2025': 5500 * wan }, 'eligible'],
    ['the same with averages unknown', { 'assets@2025': 5500 * wan }, 'toVerify', {}],
    [
      'a year that ends below the limit, its average of people not',
      { 'workforce@2025': 298 },
      'ineligible',
      { ...averages, 'staff-below-average': false },
    ],
  ]),
  ...casesOf({ ruleSet: 'rd-deduction', firm: spending }, [
    ['spending in an industry that deducts', {}, 'toVerify'],
    ['tobacco', { industryCode: 'C16' }, 'ineligible'],
    ['a hotel', { industryCode: 'H61' }, 'ineligible'],
    ['wholesale', { industryCode: 'F51' }, 'ineligible'],
    ['amusement', { industryCode: 'R90' }, 'ineligible'],
    ['of manufacturing only the section known', { industryCode: 'C' }, 'toVerify'],
    ['个体工商户', { isIndependent: false }, 'ineligible'],
    ['nothing spent', { 'rdExpense@2025': 0 }, 'ineligible'],
  ]),
];
