import { describe, expect, it } from 'vitest';
import { fieldText } from './formFields';

const words = { percent: '%', yes: '是', no: '否' };
const money = (fen: number) => fieldText({ kind: 'money', unit: null }, fen, words);

describe('fieldText', () => {
  it('writes money to the 分, so that two values of a conflict never look the same', () => {
    expect(money(12_345_678_900)).toBe('1.23456789亿元');
    expect(money(1_234_567_890)).toBe('1234.56789万元');
    expect(money(1_286_000_000)).toBe('1286万元');
    expect(money(1_286_000_001)).toBe('1286.000001万元');
    expect(money(99_999_999_999_999)).toBe('9,999.9999999999亿元');
    expect(money(123_456)).toBe('1,234.56元');
  });
  it('drops no decimal of other numbers', () => {
    expect(fieldText({ kind: 'number', unit: '吨' }, 1.23456, words)).toBe('1.23456吨');
    expect(fieldText({ kind: 'int', unit: '人' }, 1860, words)).toBe('1,860人');
    expect(fieldText({ kind: 'ratio', unit: null }, 0.0571, words)).toBe('5.71%');
  });
});
