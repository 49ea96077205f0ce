import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountAmount,
  exactAmount,
  exactNumber,
  lacksUnit,
  readAmount,
  shortAmount,
  wanAmount,
  withWan,
  yuanAmount,
} from './amounts';

it.each([
  [0, '0元', '0元', '0元', '0.00'],
  [50, '0.5元', '0.5元', '0.5元', '0.50'],
  [999_999, '9,999.99元', '9,999.99元', '9,999.99元', '9,999.99'],
  [200_000_000_0, '2,000万元', '2,000万元', '2,000万元', '20,000,000.00'],
  [1_286_000_005, '1,286万元', '1,286.000005万元', '12,860,000.05元', '12,860,000.05'],
  [210_000_000_00, '2.1亿元', '2.1亿元', '21,000万元', '210,000,000.00'],
  [1_234_567_890_12, '12.35亿元', '12.3456789012亿元', '1,234,567,890.12元', '1,234,567,890.12'],
  [-1_152_000, '-1.15万元', '-1.152万元', '-1.152万元', '−11,520.00'],
])('%i分', (fen, short, exact, wan, account) => {
  expect([shortAmount(fen), exactAmount(fen), wanAmount(fen), accountAmount(fen)]).toEqual([
    short,
    exact,
    wan,
    account,
  ]);
});

const sums = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

it('reads what it wrote, so that two sums never look the same', () => {
  fc.assert(
    fc.property(sums, (fen) => {
      for (const write of [exactAmount, wanAmount, yuanAmount]) expect(readAmount(write(fen))).toBe(fen);
    }),
  );
});

it.each([
  ['1286万元', 1_286_000_000n, false],
  ['1.286亿', 12_860_000_000n, false],
  ['12860000.05', 1_286_000_005n, true],
  ['12,860,000', 1_286_000_000n, true],
  ['１２８６ 万', 1_286_000_000n, false],
  ['-30.5万', -30_500_000n, false],
  ['−3', -300n, true],
  ['0.01元', 1n, false],
  ['0', 0n, false],
  ...['很多', '', '1286千', '0.001元', '1..2万', '1元万'].map((typed) => [typed, null, false] as const),
] as const)('“%s”', (typed, fen, isBare) => {
  expect([readAmount(typed), lacksUnit(typed)]).toEqual([fen, isBare]);
});

it('reads bare digits of a field in 万元 as 万元', () => {
  expect(['4860', ' 1,800.5 ', '４８６０', '3元', '很多'].map(withWan)).toEqual([
    '4860万元',
    '1,800.5万元',
    '４８６０万元',
    '3元',
    '很多',
  ]);
});

it('drops no decimal of a number', () => expect(exactNumber(1286.2525)).toBe('1,286.2525'));
