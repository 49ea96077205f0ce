const fenIn = { 元: 100n, 万元: 1_000_000n, 亿元: 10_000_000_000n } as const;

/** Unit of an amount: 元, 万元, 亿元. */
export type MoneyUnit = keyof typeof fenIn;

/** Sum in 分. */
type Fen = number | bigint;

/** Digits of a decimal, as JavaScript prints it without an exponent. */
type Digits = `${number}`;

const upTo = (decimals: number) => new Intl.NumberFormat('zh-CN', { maximumFractionDigits: decimals });
const two = upTo(2);
// More than a 分 in 亿元 has.
const all = upTo(12);

/** Usual unit of an amount in 分: 亿元 from a hundred million yuan on, 万元 from ten thousand on. */
export function moneyUnit(fen: Fen): MoneyUnit {
  const size = fen < 0 ? -fen : fen;
  return size >= fenIn.亿元 ? '亿元' : size >= fenIn.万元 ? '万元' : '元';
}

/** Sum as a decimal of a unit, digit by digit, so that no fraction is lost. */
function digitsIn(unit: MoneyUnit, fen: Fen): Digits {
  const value = BigInt(typeof fen === 'bigint' ? fen : Math.round(fen));
  const size = value < 0n ? -value : value;
  const per = fenIn[unit];
  const fraction = String(size % per).padStart(String(per).length - 1, '0');
  return `${value < 0n ? '-' : ''}${size / per}.${fraction}` as Digits;
}

const inUnit = (unit: MoneyUnit, fen: Fen, format: Intl.NumberFormat): string =>
  `${format.format(digitsIn(unit, fen))}${unit}`;

/** Amount in 分 as policies are talked about, with no more than two decimals: 1,286万元, 2.26亿元. */
export const shortAmount = (fen: Fen): string => inUnit(moneyUnit(fen), fen, two);

/** Amount in 分, exact to the 分, so that different amounts never look the same: 12,345.6789万元. */
export const exactAmount = (fen: Fen): string => inUnit(moneyUnit(fen), fen, all);

/** Amount in 分 with all digits of the 元, to show how a typed unit was understood: 12,860,000元. */
export const yuanAmount = (fen: Fen): string => inUnit('元', fen, all);

/**
 * Amount in 分 as 万元, so that a row of large ones stays comparable; as 元 below ten thousand yuan, and where 万元 would
 * have more than four decimals: 123.4567万元.
 *
 * @throws RangeError for a fraction of a 分; the other formats round it
 */
export function wanAmount(fen: Fen): string {
  const value = BigInt(fen);
  const isWan = moneyUnit(value) !== '元' && value % (fenIn.万元 / 10_000n) === 0n;
  return inUnit(isWan ? '万元' : '元', value, all);
}

/** Number with separators and all its decimals: 1,286.25. */
export const exactNumber = (value: number | bigint | string): string => all.format(value as Digits);

const cents = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Amount in 分 as in an account: 11,520.00; U+2212 before a negative one. */
export const accountAmount = (fen: number): string => cents.format(fen / 100).replace('-', '−');

/**
 * Amount as a person types it: 1286万元, 1.286亿, 12,860,000, full width too. Bare digits are 元.
 *
 * @returns the amount in 分, exact; null when it is none, or finer than a 分
 */
export function readAmount(typed: string): bigint | null {
  const text = typed.normalize('NFKC').replace(/[,\s]/g, '');
  const found = /^([-−]?)(\d{1,40})(?:\.(\d{1,10}))?(元|[万亿]元?)?$/.exec(text);
  if (found === null) return null;
  const [, sign, whole = '', fraction = '', unit = ''] = found;
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole + fraction) * fenIn[`${unit.replace('元', '')}元` as MoneyUnit];
  if (scaled % scale !== 0n) return null;
  return sign === '' ? scaled / scale : -(scaled / scale);
}

/** Whether a typed amount has no unit: 1200 may be meant as 元 or as 万元, a factor of ten thousand. 0 is 0 in both. */
export function lacksUnit(typed: string): boolean {
  const fen = readAmount(typed);
  return fen !== null && fen !== 0n && !/[元万亿]/.test(typed.normalize('NFKC'));
}

/** Typed amount with 万元 behind bare digits (4860 → 4860万元), for fields in 万元; any other text is returned unchanged. */
export const withWan = (typed: string): string =>
  /\d\s*$/.test(typed.normalize('NFKC')) ? `${typed.trim()}万元` : typed;
