import { expect, it } from 'vitest';
import { judge } from '../../conditions/judge';
import { attestId, withSharedAttests } from '../../conditions/sharedAttests';
import { explainWhole } from '../../explanation/explain';
import { factsOf, type Values, wan } from '../../facts/values';
import { smallerThan } from './smallerThan';
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
  // 213号: 交通运输业包括……装卸搬运; 仓储业包括通用仓储……; 其他未列明行业不包括自有房地产经营活动.
  ['G5910', { industryCode: 'G5910', 'workforce@2025': 500, 'revenue@2025': 30_000 * wan }, 'met'],
  ['G5920', { industryCode: 'G5920', 'workforce@2025': 500, 'revenue@2025': 30_000 * wan }, 'unmet'],
  ['G59', { industryCode: 'G59', 'workforce@2025': 150, 'revenue@2025': 30_000 * wan }, 'met'],
  ['G59', { industryCode: 'G59', 'workforce@2025': 500, 'revenue@2025': 30_000 * wan }, 'manual'],
  ['G59', { industryCode: 'G59', 'workforce@2025': 1000, 'revenue@2025': 30_000 * wan }, 'unmet'],
  ['K7040', { industryCode: 'K7040', 'workforce@2025': 10 }, 'manual'],
])('%s %j is a small or medium firm: %s', (_, values, expected) => {
  expect(judge(smallOrMedium, { facts: factsOf(values), attestations: {} }).verdict).toBe(expected);
});

it('asks each class by itself where 300号 has no row: who is no 小微企业 may still be a 中小企业', () => {
  const facts = factsOf({ industryCode: 'J6620', 'workforce@2025': 150 });
  const attestations = { [attestId('按所属行业自己的划型标准属于小型或微型企业')]: false };
  expect(judge(withSharedAttests(smallerThan('medium')), { facts, attestations }).verdict).toBe('unmet');
  expect(judge(withSharedAttests(smallOrMedium), { facts, attestations }).verdict).toBe('manual');
});

it('quotes the whole line of the table, which says the bounds from which on a firm is 中型', () => {
  const quotes = JSON.stringify(smallerThan('medium'));
  expect(quotes).toContain('"text":"从业人员100人及以上的为中型企业"');
  expect(quotes).toContain('"text":"从业人员300人及以上且营业收入2000万元及以上的为中型企业"');
  expect(quotes).not.toContain('"text":"从业人员100人及以上"');
});

it('is told as the class that is asked, with the numbers that decided it', () => {
  const told = (values: Values) => {
    const facts = factsOf(values);
    return explainWhole(judge(smallerThan('medium'), { facts }), facts);
  };
  expect(told({ industryCode: 'H62', 'workforce@2025': 160, 'revenue@2025': 2620 * wan })).toEqual({
    title: '企业划型（按300号）',
    requirement: '小型或微型企业',
    own: '餐饮业，从业人员160人、营业收入2,620万元',
  });
  expect(told({ industryCode: 'H62', 'workforce@2025': 60 })?.own).toBe('餐饮业，从业人员60人');
  expect(told({ industryCode: 'H62' })?.own).toBeNull();
});
