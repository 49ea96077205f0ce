const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** Characters of a Chinese or Arabic number in a clause, for a character class of a regular expression. */
export const numberCharacters = '零〇一二两三四五六七八九十百千0-9０-９';

/** Number of a text such as 一百二十三, 二〇二六, 十二, 12 or １２; null for any other text, and for more than nine characters. */
export function parseChineseNumber(text: string): number | null {
  if (text === '') return null;
  const ascii = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (/^\d{1,9}$/.test(ascii)) return Number(ascii);
  if (ascii.length > 9) return null;
  let total = 0;
  let current: number | null = null;
  let hasUnit = false;
  for (const character of ascii) {
    const unit = units[character];
    if (unit !== undefined) {
      total += (current ?? 1) * unit;
      current = null;
      hasUnit = true;
      continue;
    }
    const digit = digits[character];
    if (digit === undefined) return null;
    // 二〇二六 is written digit by digit; 一百零五 has a zero before its last digit.
    current = current === null || current === 0 ? digit : hasUnit ? null : current * 10 + digit;
    if (current === null) return null;
  }
  return total + (current ?? 0);
}

const numerals = '零一二三四五六七八九';

/** Number from 1 to 9999 as clause labels print it: 102 → 一百零二. */
export function formatChineseNumber(value: number): string {
  let text = '';
  let skipped = false;
  for (const [size, unit] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / size) % 10;
    if (digit === 0) {
      skipped ||= text !== '';
      continue;
    }
    if (skipped) text += '零';
    skipped = false;
    text += text === '' && digit === 1 && size === 10 ? unit : `${numerals[digit]}${unit}`;
  }
  return text;
}
