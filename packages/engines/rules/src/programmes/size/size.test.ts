import { expect, it } from 'vitest';
import { judge } from '../../conditions/judge';
import { factsOf, type Values, wan } from '../../facts/values';
import { smallOrMedium } from './smallOrMedium';

// Below one bound of the large is enough; on both bounds a firm is large. 300号 lists neither banks nor railways.
it.each<[string, Values, string]>([
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 1000, 'revenue@2025': 40_000 * wan }, 'unmet'],
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 999, 'revenue@2025': 90_000 * wan }, 'met'],
  ['C3421', { industryCode: 'C3421', 'workforce@2025': 5000, 'revenue@2025': 40_000 * wan - 1 }, 'met'],
  ['I6510', { industryCode: 'I6510', 'workforce@2025': 300, 'revenue@2025': 10_000 * wan }, 'unmet'],
  ['I6510', { industryCode: 'I6510', 'workforce@2025': 299 }, 'met'],
  ['K7010', { industryCode: 'K7010', 'revenue@2025': 200_000 * wan, 'assets@2025': 10_000 * wan }, 'unmet'],
  ['K7020', { industryCode: 'K7020', 'workforce@2025': 1000, 'revenue@2025': 4999 * wan }, 'met'],
  ['L7291', { industryCode: 'L7291', 'workforce@2025': 300, 'assets@2025': 120_000 * wan }, 'unmet'],
  ['A0111', { industryCode: 'A0111', 'revenue@2025': 20_000 * wan - 1 }, 'met'],
  ['M7310', { industryCode: 'M7310', 'workforce@2025': 300 }, 'unmet'],
  ['J6620', { industryCode: 'J6620', 'workforce@2025': 10 }, 'manual'],
  ['G5310', { industryCode: 'G5310', 'workforce@2025': 10 }, 'manual'],
])('%s %j is a small or medium firm: %s', (_, values, expected) => {
  expect(judge(smallOrMedium, { facts: factsOf(values), attestations: {} }).verdict).toBe(expected);
});
