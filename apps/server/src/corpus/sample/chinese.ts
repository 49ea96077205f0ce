import { chineseDate } from '@hengce/text';

/** Amount as documents print it: 万元 from ten thousand yuan on, else 元. */
export function money(yuan: number): string {
  return yuan >= 10_000 ? `${Number((yuan / 10_000).toFixed(2))}万元` : `${yuan}元`;
}

export const fen = (yuan: number): number => Math.round(yuan * 100);

/** A date as month and day: 2026-03-01 is 3月1日. */
export function shortDate(iso: string): string {
  return chineseDate(iso).slice(5);
}

/** A range of days in Chinese, with the second year only where it differs: 2026年10月18日至11月26日. */
export function dateRange(from: string, to: string): string {
  return `${chineseDate(from)}至${from.slice(0, 4) === to.slice(0, 4) ? shortDate(to) : chineseDate(to)}`;
}

/** ISO date a number of days later; no clock and no time zone takes part. */
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

/** Names joined for running text: 甲、乙和丙. */
export function series(names: readonly string[], last = '和'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}${last}${names.at(-1)}`;
}
