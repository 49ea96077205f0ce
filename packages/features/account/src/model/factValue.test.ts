import { expect, it } from 'vitest';
import { factValue } from '../testing/factFixtures';
import { formatFact, withValue } from './factValue';

const words = { yes: '是', no: '否' };

it.each([
  ['money', 21_000_000_000_00 / 100, null, '21,000万元'],
  ['ratio', 0.239, null, '23.9%'],
  ['int', 1326, '人', '1,326人'],
  ['number', 61.5, '分', '61.5分'],
  ['bool', false, null, '否'],
  ['enum', '国家级', null, '国家级'],
] as const)('%s %s', (type, value, unit, shown) => {
  expect(formatFact(type, value, unit, words)).toBe(shown);
});

it('没有采用的值上传了材料，采用的值不变', () => {
  const user = factValue({ value: 1 });
  const imported = factValue({ value: 2, source: 'import', isChosen: false });
  const proved = { ...imported, confidence: 'evidenced' as const };
  expect(withValue([user, imported], proved)).toEqual([proved, user]);
  expect(withValue([user, imported], { ...imported, isChosen: true })[1]).toMatchObject({ value: 1, isChosen: false });
});
