import { wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

const smallFirm = {
  'taxableIncome@2025': 300 * wan,
  'workforce@2025': 300,
  'assets@2025': 5000 * wan,
  isRestrictedIndustry: false,
};

export const taxCases: readonly GoldenCase[] = casesOf({ ruleSet: 'small-profit', firm: smallFirm }, [
  ['on every line', {}, 'eligible'],
  ['a fen of income more', { 'taxableIncome@2025': 300 * wan + 1 }, 'ineligible'],
  ['301 people', { 'workforce@2025': 301 }, 'ineligible'],
  ['a loss', { 'taxableIncome@2025': -5 * wan }, 'eligible'],
]);
