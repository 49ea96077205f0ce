const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** 1 to 99 in Han numerals, as articles and items are counted. */
export function han(n: number): string {
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`;
}

/** Money as documents print it: 万元 from ten thousand yuan on, else 元. */
export function money(yuan: number): string {
  return yuan >= 10_000 ? `${Number((yuan / 10_000).toFixed(2))}万元` : `${yuan}元`;
}

export const fen = (yuan: number): number => Math.round(yuan * 100);

/** 2026-03-01 as 2026年3月1日. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

/** 2026-03-01 as 3月1日. */
export function shortDate(iso: string): string {
  return longDate(iso).slice(5);
}

/** 2026年10月18日至11月26日, with the second year only where it differs. */
export function dateRange(from: string, to: string): string {
  return `${longDate(from)}至${from.slice(0, 4) === to.slice(0, 4) ? shortDate(to) : longDate(to)}`;
}

/** Calendar arithmetic on ISO dates; no clock and no time zone takes part. */
export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function addYears(iso: string, years: number): string {
  return `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;
}

export function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Names in running text: 甲、乙和丙. */
export function series(names: readonly string[], last = '和'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}${last}${names.at(-1)}`;
}
