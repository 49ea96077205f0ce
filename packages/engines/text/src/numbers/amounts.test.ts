import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountAmount, exactAmount, exactNumber, shortAmount } from './amounts';

it.each([
  [0, '0元', '0元', '0.00'],
  [50, '0.5元', '0.5元', '0.50'],
  [999_999, '9,999.99元', '9,999.99元', '9,999.99'],
  [1_286_000_000, '1286万元', '1286万元', '12,860,000.00'],
  [1_234_567_890_12, '12.35亿元', '12.3456789012亿元', '1,234,567,890.12'],
  [-1_152_000, '-1.15万元', '-1.152万元', '−11,520.00'],
])('%i分', (fen, short, exact, account) => {
  expect([shortAmount(fen), exactAmount(fen), accountAmount(fen)]).toEqual([short, exact, account]);
});

it('never writes two sums the same to the 分', () => {
  const sum = fc.integer({ min: 0, max: 100_000_000_000 });
  fc.assert(fc.property(sum, sum, (a, b) => a === b || exactAmount(a) !== exactAmount(b)));
});

it('drops no decimal of a number', () => expect(exactNumber(1286.2525)).toBe('1,286.2525'));
