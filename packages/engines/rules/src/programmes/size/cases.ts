import { wan } from '../../facts/values';
import { casesOf, type GoldenCase } from '../GoldenCase';

// Below one bound of the large is enough; on both bounds a firm is large.
export const sizeCases: readonly GoldenCase[] = casesOf({ ruleSet: 'sme-size', firm: {} }, [
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 1000, 'revenue@2025': 40_000 * wan }, 'ineligible'],
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 999, 'revenue@2025': 90_000 * wan }, 'eligible'],
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 5000, 'revenue@2025': 40_000 * wan - 1 }, 'eligible'],
  ['I6510', { industryCode: 'I6510', 'workforce@2025': 300, 'revenue@2025': 10_000 * wan }, 'ineligible'],
  ['I6510', { industryCode: 'I6510', 'workforce@2025': 299 }, 'eligible'],
  ['K7010', { industryCode: 'K7010', 'revenue@2025': 200_000 * wan, 'assets@2025': 10_000 * wan }, 'ineligible'],
  ['K7020', { industryCode: 'K7020', 'workforce@2025': 1000, 'revenue@2025': 4999 * wan }, 'eligible'],
  ['L7291', { industryCode: 'L7291', 'workforce@2025': 300, 'assets@2025': 120_000 * wan }, 'ineligible'],
  ['A0111', { industryCode: 'A0111', 'revenue@2025': 20_000 * wan - 1 }, 'eligible'],
  ['M7310', { industryCode: 'M7310', 'workforce@2025': 300 }, 'ineligible'],
  ['J6620', { industryCode: 'J6620', 'workforce@2025': 10 }, 'toVerify'],
  ['G5310', { industryCode: 'G5310', 'workforce@2025': 10 }, 'toVerify'],
]);
