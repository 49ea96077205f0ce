import { parseChineseNumber } from '../numbers/chineseNumber';

export type Topic = 'amount' | 'deadline' | 'threshold';

export interface Quantity {
  topic: Topic;
  /** Value in the unit of `unit`; null where the words give no single number. */
  value: number | null;
  /** Unit; only quantities of the same unit can be compared. */
  unit: string;
}

export interface Token {
  text: string;
  quantity: Quantity | null;
}

const scales: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8, 万亿: 1e12 };

/** Units by what they are about; the value is the unit that numbers are compared in, with its size. */
const units: Readonly<Record<Topic, Readonly<Record<string, readonly [string, number]>>>> = {
  amount: { 元: ['元', 1], 人民币: ['元', 1] },
  deadline: {
    个工作日: ['工作日', 1],
    工作日: ['工作日', 1],
    小时: ['小时', 1],
    日: ['日', 1],
    天: ['日', 1],
    个月: ['月', 1],
    年: ['年', 1],
    周岁: ['周岁', 1],
  },
  threshold: {
    '%': ['%', 1],
    '％': ['%', 1],
    '‰': ['%', 0.1],
    个百分点: ['百分点', 1],
    倍: ['倍', 1],
    人: ['人', 1],
    名: ['人', 1],
    项: ['项', 1],
    件: ['件', 1],
    分: ['分', 1],
    家: ['家', 1],
    户: ['户', 1],
    次: ['次', 1],
    个: ['个', 1],
    平方米: ['平方米', 1],
    公顷: ['公顷', 1],
    吨: ['吨', 1],
  },
};
const topicOf = new Map<string, [Topic, string, number]>(
  (Object.keys(units) as Topic[]).flatMap((topic) =>
    Object.entries(units[topic]).map(([name, [unit, size]]): [string, [Topic, string, number]] => [
      name,
      [topic, unit, size],
    ]),
  ),
);

const unitNames = [...topicOf.keys()].sort((a, b) => b.length - a.length).join('|');
const scaleNames = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|');
const arabic = '\\d[\\d,]*(?:\\.\\d+)?';
const numerals = '[〇零一二两三四五六七八九十百千]+';
const han = `${numerals}(?:点${numerals}|分之${numerals})?`;
/**
 * A date, an article of a law, or a number with its unit, each of which is one word: of 三十日 and 二十日 nobody wants 三 struck out
 * and 二 put in. The number of an article is no quantity.
 */
const numberPattern = new RegExp(
  [
    // Said of no number.
    '(?<phrase>十分(?!之)|一次性|万一|千万(?=要|不)|一一)',
    '(?<date>\\d{4}年(?:\\d{1,2}月(?:\\d{1,2}日)?|度)?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}月\\d{1,2}日)',
    `(?<ref>第(?:${arabic}|${han})(?:条之[一二三四五六七八九十]+|条|款|项|章|节|编|号|批|届|次))`,
    `(?<share>百分之${han}|百分之${arabic})`,
    `(?<number>(?:${arabic}|${han}))(?<scale>${scaleNames})?(?<unit>${unitNames})`,
    `(?<plain>${arabic})`,
  ].join('|'),
  'gu',
);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words, signs and quantities of a text, in order; joined they are the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const addWords = (part: string): void => {
    for (const { segment } of words.segment(part)) tokens.push({ text: segment, quantity: null });
  };
  let end = 0;
  for (const match of text.matchAll(numberPattern)) {
    addWords(text.slice(end, match.index));
    tokens.push({ text: match[0], quantity: quantityOf(match.groups ?? {}) });
    end = match.index + match[0].length;
  }
  addWords(text.slice(end));
  return tokens;
}

function quantityOf({ share, number, scale, unit }: Record<string, string | undefined>): Quantity | null {
  if (share !== undefined) return { topic: 'threshold', value: numberOf(share.slice(3)), unit: '%' };
  const known = unit === undefined ? undefined : topicOf.get(unit);
  if (number === undefined || known === undefined) return null;
  const [topic, name, size] = known;
  const value = numberOf(number);
  return {
    topic,
    value: value === null ? null : value * (scale === undefined ? 1 : (scales[scale] as number)) * size,
    unit: name,
  };
}

function numberOf(text: string): number | null {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const [whole = '', part] = text.split('点');
  const decimal = part === undefined ? 0 : parseChineseNumber(part);
  const value = parseChineseNumber(whole);
  if (value === null || decimal === null) return null;
  // 五点二五: digit by digit.
  return part === undefined
    ? value
    : Number(`${value}.${[...part].map((digit) => parseChineseNumber(digit)).join('')}`);
}
