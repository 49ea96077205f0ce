import type { Fact, FactType, FactValue } from '@hengce/api';

export type FactScalar = FactValue['value'];

const fenPerWan = 1_000_000n;
const fenPerYi = 10_000_000_000n;
const unitFen: Readonly<Record<string, bigint>> = {
  '': 100n,
  元: 100n,
  万: fenPerWan,
  万元: fenPerWan,
  亿: fenPerYi,
  亿元: fenPerYi,
};

/** 分 of what a person writes (1286万元, 1.286亿, 12,860,000); null when it is no amount. Bare digits are 元. */
export function readMoney(written: string): bigint | null {
  const text = written.normalize('NFKC').trim().replaceAll(',', '');
  const found = /^([-−]?)(\d{1,15})(?:\.(\d{1,8}))?\s*(元|万元?|亿元?)?$/.exec(text);
  if (!found) return null;
  const [, sign, whole = '', fraction = '', unit = ''] = found;
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole + fraction) * (unitFen[unit] ?? 100n);
  if (scaled % scale !== 0n) return null;
  return sign ? -(scaled / scale) : scaled / scale;
}

/** An amount without its unit: 1200 may be meant as 元 or as 万元, and one of them is wrong by ten thousand. 0 is 0 in both. */
export function lacksUnit(written: string): boolean {
  const fen = readMoney(written);
  return fen !== null && fen !== 0n && !/[元万亿]/.test(written.normalize('NFKC'));
}

/** The most that is read as 万元 without asking: 100亿元. */
const maxBareWan = 1_000_000n * fenPerWan;

/** What is read of bare digits beside the unit 万元 (4860 → 4860万元); null for so much that 元 may be meant. */
export function asWan(written: string, { wan }: Pick<FactWords, 'wan'>): string | null {
  const withUnit = `${written.trim()}${wan}`;
  const fen = readMoney(withUnit);
  return fen === null || fen >= maxBareWan ? null : withUnit;
}

/** How values are spoken of; the text of a page has them. */
export interface FactWords {
  yes: string;
  no: string;
  yuan: string;
  /** Ten thousand 元. */
  wan: string;
}

/** 128600000 → 128.6万元; 元 only where 万元 would lose digits. One unit for all sizes keeps a row comparable. */
export function formatFen(fen: number | bigint, words: Pick<FactWords, 'yuan' | 'wan'>): string {
  const value = BigInt(fen);
  const size = value < 0n ? -value : value;
  const isWan = size >= fenPerWan && size % (fenPerWan / 10_000n) === 0n;
  return isWan ? `${decimal(value, fenPerWan)}${words.wan}` : formatYuan(value, words);
}

/** All digits in 元: the reading of a written amount that leaves no doubt about its unit. */
export const formatYuan = (fen: bigint, { yuan }: Pick<FactWords, 'yuan'>): string => `${decimal(fen, 100n)}${yuan}`;

function decimal(fen: bigint, per: bigint): string {
  const size = fen < 0n ? -fen : fen;
  const digits = String(per).length - 1;
  const fraction = String(size % per)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  const whole = (size / per).toLocaleString('zh-CN');
  return `${fen < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** As it is shown, and as it may be typed. */
export function formatFact(type: FactType, value: FactScalar, unit: string | null, words: FactWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  if (type === 'money') return formatFen(Math.round(value), words);
  if (type === 'ratio') return `${Number((value * 100).toFixed(6))}%`;
  return `${value.toLocaleString('zh-CN')}${unit ?? ''}`;
}

/** The present values of one place of a fact, that which counts first. */
export const valuesAt = (fact: Fact, period: string | null): FactValue[] =>
  fact.values.filter((value) => value.period === period).sort((a, b) => Number(b.isChosen) - Number(a.isChosen));

/** Values after one was saved, chosen or proved: it takes the place of what its source said, and of what counted if it counts. */
export const withValue = (values: readonly FactValue[], saved: FactValue): FactValue[] => [
  saved,
  ...values
    .filter((other) => other.period !== saved.period || other.source !== saved.source)
    .map((other) => (saved.isChosen && other.period === saved.period ? { ...other, isChosen: false } : other)),
];

/** Sources that say different things. */
export const isConflicting = (values: readonly FactValue[]): boolean =>
  values.some(({ value }) => value !== values[0]?.value);

/** The years of a fact, or the one place of a fact without years. */
export const periodsOf = (fact: Pick<Fact, 'period'>, years: readonly number[]): (string | null)[] =>
  fact.period === 'year' ? years.map(String) : [null];
