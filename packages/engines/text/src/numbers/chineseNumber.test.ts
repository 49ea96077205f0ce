import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatChineseNumber, parseChineseNumber } from './chineseNumber';

describe('parseChineseNumber', () => {
  it.each([
    ['一', 1],
    ['十', 10],
    ['十二', 12],
    ['二十', 20],
    ['一百', 100],
    ['一百零二', 102],
    ['一百二十三', 123],
    ['一千二百六十', 1260],
    ['二〇二六', 2026],
    ['12', 12],
    ['１２', 12],
    ['两', 2],
    ['〇', 0],
  ])('%s是%i', (text, value) => expect(parseChineseNumber(text)).toBe(value));

  it.each(['', '条', '一条', '1a', '一二三四五六七八九十'])('“%s”不是数', (text) =>
    expect(parseChineseNumber(text)).toBeNull(),
  );

  it('写出来的数都能读回', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        (value) => parseChineseNumber(formatChineseNumber(value)) === value,
      ),
    );
  });
});
