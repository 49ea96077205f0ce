import { checkFigures, figuresOf, fold, parseChineseNumber } from '@hengce/text';

const digits = /(?<![\d.])\d+(?:\.\d+)?/g;
const han = /[零〇一二两三四五六七八九十百千]+/g;
const plain = (text: string): string => fold(text).replace(/(?<=\d),(?=\d{3})/g, '');
const counts = (text: string): string[] => (plain(text).match(digits) ?? []).map((number) => String(Number(number)));

/**
 * Numbers of a text that none of these words say, each once, as the text writes them: amounts, days, shares and 文号 by
 * what they mean, counts by their value, whether the words write them in figures or in Han.
 */
export function numbersWithout(words: string, text: string): string[] {
  const checked = checkFigures(text, [{ words, basis: 'original' }]);
  const missing = checked.items.filter(({ status }) => status === 'missing').map(({ value }) => value);
  let rest = plain(text);
  for (const figure of figuresOf(text)) rest = rest.replace(plain(figure.text), ' ');
  const known = new Set([
    ...counts(words),
    ...(fold(words).match(han) ?? []).flatMap((number) => String(parseChineseNumber(number) ?? '')),
  ]);
  const others = (rest.match(digits) ?? []).filter((number) => !known.has(String(Number(number))));
  return [...new Set([...missing, ...others])];
}
