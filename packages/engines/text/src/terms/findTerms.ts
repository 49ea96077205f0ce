import { formatDay, parseDay } from '../dates/days';
import { fold } from '../folding/fold';
import { moneyCharacters, parseChineseMoney } from '../numbers/chineseMoney';
import { parseChineseNumber } from '../numbers/chineseNumber';
import { fenPlaces, readDecimal, shiftDecimal } from '../numbers/decimal';

/** Where a term stands and in which words. Offsets are those of the text. */
interface Placed {
  /** As it is printed. */
  text: string;
  start: number;
  end: number;
  /** What stands before it in its clause: a label such as 贷款金额, or the words of the sentence. */
  lead: string;
  /** The clause around it, in one piece of the text. */
  quote: string;
}

/**
 * Amount, rate, day, number or bank that a contract, an invoice or a certificate states. `lead` has the words before
 * it, which tell what it is of: nothing is guessed.
 */
export type Term = Placed &
  (
    | { kind: 'amount'; fen: number }
    /** A ratio of 1: 3.65% is 0.0365. `per` is what the words say; null where they say nothing. */
    | { kind: 'rate'; ratio: number; per: 'year' | 'month' | 'day' | null }
    | { kind: 'day'; day: string }
    | { kind: 'period'; from: string; to: string }
    /** 合同编号：… and the like. */
    | { kind: 'label'; label: string; value: string }
    | { kind: 'bank'; name: string }
  );

type Said = Term extends infer T ? (T extends Placed ? Omit<T, keyof Placed> : never) : never;
type Found = { start: number; end: number; said: Said };

const day = '(\\d{4})\\s{0,3}[年./-]\\s{0,3}(\\d{1,2})\\s{0,3}[月./-]\\s{0,3}(\\d{1,2})(?!\\d|[.]\\d)\\s{0,3}日?';
const to = '\\s{0,3}起?\\s{0,3}(?:至|到|止|~|～|－|—|–|-)+\\s{0,3}';
/** 20250321, as banks print it. */
const compact = '(20\\d\\d)([01]\\d)([0-3]\\d)(?![\\d.,])';
const numeral = '[零〇○一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]';

const readers: readonly { pattern: RegExp; read(match: RegExpExecArray): Said | null }[] = [
  {
    pattern: new RegExp(`(?<![\\d.])${day}${to}(?:${day}|(\\d{1,2})\\s{0,3}月\\s{0,3}(\\d{1,2})\\s{0,3}日)`, 'g'),
    read([, y = '', m = '', d = '', y2, m2, d2, m3, d3]) {
      return periodTerm(isoOf(y, m, d), isoOf(y2 ?? y, m2 ?? m3 ?? '', d2 ?? d3 ?? ''));
    },
  },
  {
    pattern: new RegExp(`(?<![\\d.])${day}`, 'g'),
    read: ([, y = '', m = '', d = '']) => dayTerm(isoOf(y, m, d)),
  },
  {
    pattern: new RegExp(`(?<![\\d.])${compact}${to}${compact}`, 'g'),
    read: ([, y = '', m = '', d = '', y2 = '', m2 = '', d2 = '']) => periodTerm(isoOf(y, m, d), isoOf(y2, m2, d2)),
  },
  {
    // Eight digits may number anything: the words before them say that they are a day.
    pattern: new RegExp(`(?<=(?:日期?|时间|[自至])[:：\\s]{0,4})${compact}`, 'g'),
    read: ([, y = '', m = '', d = '']) => dayTerm(isoOf(y, m, d)),
  },
  {
    pattern: new RegExp(`(${numeral}{4})年(${numeral}{1,3})月(${numeral}{1,3})日`, 'g'),
    read: ([, y = '', m = '', d = '']) => dayTerm(isoOf(digitsOf(y), String(countOf(m)), String(countOf(d)))),
  },
  {
    pattern: /(?<![\d.,])(\d+(?:\.\d+)?)\s*([%‰])/g,
    read: ([, number = '', sign]) => rateTerm(number, sign === '‰' ? 3 : 2),
  },
  {
    pattern: /(百|千|万)分之([零〇一二两三四五六七八九十百点.\d]+)/g,
    read: ([, base = '', number = '']) => rateTerm(readDecimal(number), { 百: 2, 千: 3, 万: 4 }[base] ?? 2),
  },
  {
    pattern:
      /(?<![\d.])(?:人民币|rmb)?\s{0,3}([¥￥])?\s{0,3}(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(亿元|千万元|百万元|十万元|万元|千元|百元|元|亿|万)?/g,
    read([, sign, number = '', unit]) {
      // A bare number is no sum; 500万 may be shares.
      if (sign === undefined && !unit?.endsWith('元')) return null;
      return amountTerm(Number(shiftDecimal(number.replaceAll(',', ''), fenPlaces[unit ?? '元'] ?? 2)));
    },
  },
  {
    pattern: new RegExp(
      `(?<![${moneyCharacters}数几多])[${moneyCharacters}]+[元圆圓](?:整|正|.角(?:零?.分)?[整正]?|零?.分[整正]?)?`,
      'g',
    ),
    read: ([printed]) => amountTerm(parseChineseMoney(printed)),
  },
];

/** Amounts, rates, days, labelled numbers and banks of a text, in its order. */
export function findTerms(text: string): Term[] {
  const found: Found[] = [];
  // What one reader took, the next ones do not see.
  let rest = fold(text);
  for (const { pattern, read } of readers) {
    let seen = '';
    let done = 0;
    for (const match of rest.matchAll(pattern)) {
      const said = read(match as RegExpExecArray);
      if (said === null) continue;
      const printed = match[0];
      const start = match.index + (printed.length - printed.trimStart().length);
      const end = match.index + printed.trimEnd().length;
      found.push({ start, end, said });
      seen += rest.slice(done, start) + taken.repeat(end - start);
      done = end;
    }
    rest = seen + rest.slice(done);
  }
  const last = new Map<Said['kind'], Found>();
  return [...found, ...labelsOf(text), ...banksOf(text)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((one): Term => {
      const { start, end, said } = one;
      const lead = leadOf(text, start, said, last.get(said.kind));
      last.set(said.kind, one);
      const placed = { text: text.slice(start, end), start, end, lead, quote: quoteOf(text, start, end) };
      return said.kind === 'rate' ? { ...placed, ...said, per: perOf(lead) } : { ...placed, ...said };
    });
}

/** Day that a person writes alone (2018年5月3日, 2018.5.3, 2018/5/3, 20180503) as YYYY-MM-DD; null for anything else. */
export function readDay(written: string): string | null {
  const text = written
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const [term] = findTerms(text);
  return term?.kind === 'day' && term.text === text ? term.day : null;
}

/** Stands for what was taken; no text has it. */
const taken = '\u0001';
const boundary = /[，,。；;\n]/;

/** From the beginning of the clause, or from the term of its kind before it: a second sum in a line has words of its own. */
function leadOf(text: string, start: number, said: Said, before: Found | undefined): string {
  let from = start;
  const back = () => {
    while (from > 0 && start - from < 60 && !isBoundary(text, from - 1)) from -= 1;
  };
  back();
  // 借款期限：12个月，自2025年6月10日至…: what it is the time of, the clause before says.
  const isTime = said.kind === 'day' || said.kind === 'period';
  if (isTime && /^\s*[即自从]*\s*$/.test(text.slice(from, start)) && /[，,]/.test(text[from - 1] ?? '')) {
    from -= 1;
    back();
  }
  const isOther = before !== undefined && before.end > from && before.end <= start && !isSame(before.said, said);
  return text.slice(isOther ? before.end : from, start);
}

/** A comma between digits belongs to a sum. */
const isBoundary = (text: string, at: number): boolean =>
  boundary.test(text[at] ?? '') &&
  !(text[at] === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));

const isSame = (a: Said, b: Said): boolean => a.kind === 'amount' && b.kind === 'amount' && a.fen === b.fen;

function quoteOf(text: string, start: number, end: number): string {
  let [from, until] = [start, end];
  while (from > 0 && start - from < 40 && !isBoundary(text, from - 1)) from -= 1;
  while (until < text.length && until - end < 20 && !isBoundary(text, until)) until += 1;
  return text.slice(from, until).trim();
}

function perOf(lead: string): 'year' | 'month' | 'day' | null {
  if (/年(化|利|贷款利|息)/.test(lead)) return 'year';
  if (/月(利|息)/.test(lead)) return 'month';
  return /日(利|息)/.test(lead) ? 'day' : null;
}

const label =
  /(?:^|[\s，,。；;、])([\p{Script=Han}][\p{Script=Han}（）()\d]{1,19})[ \u3000]*[:：\t][ \u3000]*([^\s：:，,。；;]{2,60})/gu;

function* labelsOf(text: string): Generator<Found> {
  for (const match of text.matchAll(label)) {
    const [whole, name = '', value = ''] = match;
    const end = match.index + whole.length;
    yield { start: end - value.length, end, said: { kind: 'label', label: name, value } };
  }
}

const bank =
  /[\p{Script=Han}（）()]{2,24}?(?:银行|信用社|信用联社)(?:股份)?(?:有限责任公司|有限公司)?(?:[\p{Script=Han}]{1,16}?(?:支行|分行|营业部|分理处))?/gu;
/** What comes before the name of a bank in a sentence. */
const beforeBank = /^.*(?:[向与由从在为及致和的]|贷款人|借款人|出借人|[甲乙丙]方|参照|按照|根据)/;
const noBank = /^(?:贷款|商业|合作|经办|开户|本|该|其他|各|政策性|放款|中国人民|人民)?银行$/;

function* banksOf(text: string): Generator<Found> {
  for (const match of text.matchAll(bank)) {
    const head = match[0].search(/银行|信用/);
    const before = beforeBank.exec(match[0].slice(0, head))?.[0].length ?? 0;
    const name = match[0].slice(before);
    if (noBank.test(name)) continue;
    const start = match.index + before;
    yield { start, end: start + name.length, said: { kind: 'bank', name } };
  }
}

const amountTerm = (fen: number | null): Said | null =>
  // Parts of a 分 are none.
  fen === null || fen === 0 || !Number.isSafeInteger(fen) ? null : { kind: 'amount', fen };
const dayTerm = (iso: string | null): Said | null => (iso === null ? null : { kind: 'day', day: iso });
const periodTerm = (from: string | null, until: string | null): Said | null =>
  from === null || until === null || until < from ? null : { kind: 'period', from, to: until };
const rateTerm = (number: string | null, places: number): Said | null =>
  number === null ? null : { kind: 'rate', ratio: Number(shiftDecimal(number, -places)), per: null };

function isoOf(year: string, month: string, date: string): string | null {
  const known = parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  return known === null ? null : formatDay(known);
}

const plain = (text: string): string =>
  [...text].map((one) => '零一二三四五六七八九十'['○壹贰叁肆伍陆柒捌玖拾'.indexOf(one)] ?? one).join('');
const digitsOf = (text: string): string => [...plain(text)].map((one) => parseChineseNumber(one)).join('');
const countOf = (text: string): number | null => parseChineseNumber(plain(text));
