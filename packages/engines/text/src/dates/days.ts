export const msPerDay = 86_400_000;

/** Calendar day in Asia/Shanghai, as days since 1970-01-01 (`dayInShanghai`). */
export type Day = number;

/** Day of an ISO date. @returns null when the text is not a calendar date such as 2026-11-21 */
export function parseDay(iso: string | null | undefined): Day | null {
  const match = iso ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) : null;
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 2023-02-30 would become the second of March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
    ? date.getTime() / msPerDay
    : null;
}

export function formatDay(day: Day): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** ISO date of the first day in a text, 自2025年6月1日起 → 2025-06-01; null for none, or when it is no calendar date. */
export function parseChineseDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(iso) === null ? null : iso;
}

/**
 * Words for the days that are left, the same on every page: 还剩3天, on the last day 今天截止.
 *
 * @param days days to the last day, 0 on that day
 * @param ends word for what happens on the last day
 */
export const daysLeftText = (days: number, ends: '截止' | '到期' | '结束' = '截止'): string =>
  days === 0 ? `今天${ends}` : `还剩${days}天`;

/** ISO date as sentences print it: 2025-06-01 → 2025年6月1日; any other text is returned unchanged. */
export function chineseDate(iso: string): string {
  if (parseDay(iso) === null) return iso;
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
