import { expect, it } from 'vitest';
import { factValue } from '../testing/factFixtures';
import { formatFact, formatFen, formatYuan, lacksUnit, readMoney, withValue } from './factValue';

const words = { yes: '是', no: '否', yuan: '元', wan: '万元' };

it.each([
  ['1286万元', 1_286_000_000n, '1,286万元', '12,860,000元'],
  ['1.286亿', 12_860_000_000n, '12,860万元', '128,600,000元'],
  ['12860000.05', 1_286_000_005n, '12,860,000.05元', '12,860,000.05元'],
  ['12,860,000', 1_286_000_000n, '1,286万元', '12,860,000元'],
  ['１２８６万', 1_286_000_000n, '1,286万元', '12,860,000元'],
  ['-30.5万', -30_500_000n, '-30.5万元', '-305,000元'],
  ['0.01元', 1n, '0.01元', '0.01元'],
  ['0', 0n, '0元', '0元'],
] as const)('%s', (written, fen, shown, reading) => {
  expect(readMoney(written)).toBe(fen);
  expect(formatFen(fen, words)).toBe(shown);
  expect(formatYuan(fen, words)).toBe(reading);
});

it.each(['很多', '', '1286千', '0.001元', '1..2万'])('“%s”不是金额', (written) => {
  expect(readMoney(written)).toBeNull();
});

it.each([
  ['1200', true],
  ['1,200.5', true],
  ['-3', true],
  ['0', false],
  ['1200元', false],
  ['1200 万', false],
  ['很多', false],
])('%s 有没有缺单位', (written, isUnclear) => expect(lacksUnit(written)).toBe(isUnclear));

it('显示出来的金额可以原样填回去', () => {
  for (let i = 0; i < 2_000; i++) {
    // Amounts of every size, the round ones of people among them.
    const fen = (BigInt(i * 7919 + 1) ** 3n % 10n ** 14n) * (i % 3 === 0 ? -1n : 1n);
    const round = (fen / 1_000_000n) * 1_000_000n;
    for (const amount of [fen, round, fen % 1_000n]) expect(readMoney(formatFen(amount, words))).toBe(amount);
  }
});

it.each([
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
