import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capitalYuan } from './capitalYuan';

it.each([
  [0, '零元整'],
  [1, '壹分'],
  [50, '伍角整'],
  [105, '壹元零伍分'],
  [1_152_000, '壹万壹仟伍佰贰拾元整'],
  [1_280_050, '壹万贰仟捌佰元伍角整'],
  [10_010_00, '壹万零壹拾元整'],
  [1_000_500_00, '壹佰万零伍佰元整'],
  [1_002_000_300_07, '壹拾亿零贰佰万零叁佰元零柒分'],
  [100_000_000_000, '壹拾亿元整'],
])('%i分写作%s', (fen, words) => {
  expect(capitalYuan(fen)).toBe(words);
});

/** Reads it back. */
function fenOf(words: string): number {
  let [sum, group, digit, fen] = [0, 0, 0, 0];
  for (const character of words) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character);
    const place = '拾佰仟'.indexOf(character);
    if (value >= 0) digit = value;
    else if (place >= 0) {
      group += digit * 10 ** (place + 1);
      digit = 0;
    } else if (character === '万' || character === '亿') {
      sum = (sum + group + digit) * (character === '万' ? 10_000 : 1);
      if (character === '亿') sum *= 100_000_000;
      group = 0;
      digit = 0;
    } else if (character === '元') {
      sum += group + digit;
      digit = 0;
    } else if (character === '角') [fen, digit] = [fen + digit * 10, 0];
    else if (character === '分') fen += digit;
  }
  return sum * 100 + fen;
}

it('写出的大写读回来是同一个数，没有连着的零', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (fen) => {
      const words = capitalYuan(fen);
      expect(words).not.toContain('零零');
      expect(fenOf(words), words).toBe(fen);
    }),
  );
});
