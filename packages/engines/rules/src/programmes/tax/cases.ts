import { wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

const smallFirm = {
  isIndependent: true,
  'taxableIncome@2025': 300 * wan,
  'workforce@2025': 300,
  'assets@2025': 5000 * wan,
  isRestrictedIndustry: false,
};

const spending = { isIndependent: true, 'rdExpense@2025': 65 * wan, industryCode: 'M74' };

export const taxCases: readonly GoldenCase[] = [
  ...casesOf({ ruleSet: 'small-profit', firm: smallFirm }, [
    ['on every line', {}, 'eligible'],
    ['a fen of income more', { 'taxableIncome@2025': 300 * wan + 1 }, 'ineligible'],
    ['301 people', { 'workforce@2025': 301 }, 'ineligible'],
    ['a loss', { 'taxableIncome@2025': -5 * wan }, 'eligible'],
    ['个体工商户, which pays 个人所得税', { isIndependent: false }, 'ineligible'],
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
