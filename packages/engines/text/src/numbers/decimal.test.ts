import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal, shiftDecimal } from './decimal';

it.each([
  ['3.65', '3.65'],
  ['3点65', '3.65'],
  ['二十', '20'],
  ['百', '100'],
  ['三点六五', '3.65'],
  ['十二点零五', '12.05'],
  ['一百五十万', '1500000'],
  ['二万三千', '23000'],
  ['三亿', '300000000'],
])('%s读作%s', (text, decimal) => {
  expect(readDecimal(text)).toBe(decimal);
});

it.each(['', '点五', '三点', '若干', '1,000', '数万'])('“%s”不是一个数', (text) => {
  expect(readDecimal(text)).toBeNull();
});

it.each([
  ['3.65', 2, '365'],
  ['3.65', -2, '0.0365'],
  ['3.65', 1, '36.5'],
  ['100', -2, '1'],
  ['0.5', -4, '0.00005'],
  ['1.50', 0, '1.5'],
  ['12', 6, '12000000'],
])('%s移%d位是%s', (decimal, places, moved) => {
  expect(shiftDecimal(decimal, places)).toBe(moved);
});

it('移过去再移回来不变', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -9, max: 9 }), (whole, part, places) => {
      const decimal = `${whole}.${String(part).padStart(4, '0').replace(/0+$/, '')}`;
      expect(shiftDecimal(shiftDecimal(decimal, places), -places)).toBe(decimal);
    }),
  );
});
