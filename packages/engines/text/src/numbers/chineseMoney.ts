const ordinary = '零一二三四五六七八九';
const capital = '零壹贰叁肆伍陆柒捌玖';
const variants: Readonly<Record<string, number>> = { 〇: 0, 两: 2, 貳: 2, 弍: 2, 參: 3, 陸: 6 };
const places: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };

/** Characters of an amount in Chinese words before its 元, for a character class of a regular expression. */
export const moneyCharacters = `${ordinary}${capital}${Object.keys(variants).join('')}十拾百佰千仟万萬亿億`;

function digitOf(character: string): number | undefined {
  if (character in variants) return variants[character];
  const at = Math.max(ordinary.indexOf(character), capital.indexOf(character));
  return at < 0 ? undefined : at;
}

/** Below 10,000: 一千二百三十四, 零伍拾, 拾; null for what is written otherwise, such as 五六. */
function sectionOf(text: string): number | null {
  let total = 0;
  let digit: number | null = null;
  let last = Number.POSITIVE_INFINITY;
  for (const character of text) {
    const place = places[character];
    if (place === undefined) {
      const next = digitOf(character);
      if (next === undefined || (digit !== null && digit !== 0)) return null;
      digit = next;
      continue;
    }
    // 十万 and 拾元 go without their 一; 百 and 千 do not.
    if (place >= last || (digit === null && (place !== 10 || total > 0)) || digit === 0) {
      if (!(digit === 0 && place === 10 && place < last)) return null;
      digit = 1;
    }
    total += (digit ?? 1) * place;
    last = place;
    digit = null;
  }
  return total + (digit ?? 0);
}

function wholeOf(text: string): number | null {
  const match = /^(?:([^万萬亿億]+)[亿億])?(?:([^万萬亿億]+)[万萬])?([^万萬亿億]*)$/.exec(text);
  if (match === null || text === '') return null;
  const [, hundredMillions, tenThousands, rest] = match;
  const parts = [hundredMillions, tenThousands, rest].map((part) => (part ? sectionOf(part) : 0));
  if (parts.includes(null)) return null;
  const [high = 0, middle = 0, low = 0] = parts as number[];
  return high * 1e8 + middle * 1e4 + low;
}

/** Amount in 分 of Chinese words: 伍佰万元整, 一百五十万元, 叁拾元零伍分; null when the text is not wholly an amount, or it is 0. */
export function parseChineseMoney(text: string): number | null {
  const match = /^(.+?)[元圆圓](?:整|正|(?:(.)角)?(?:零?(.)分)?[整正]?)$/.exec(text);
  if (match === null) return null;
  const [, whole = '', tenths, hundredths] = match;
  const yuan = wholeOf(whole);
  const [jiao, fen] = [tenths, hundredths].map((digit) => (digit === undefined ? 0 : digitOf(digit)));
  if (yuan === null || jiao === undefined || fen === undefined) return null;
  const sum = yuan * 100 + jiao * 10 + fen;
  return sum > 0 && Number.isSafeInteger(sum) ? sum : null;
}
