import { clockTime, dateInShanghai, msPerDay, shortDate } from '@hengce/text';

/** Moment in Asia/Shanghai as short as possible: 10:24 today, the word for yesterday, 11月12日, 2025年3月1日. */
export function shortMoment(iso: string, now: Date, yesterday: string): string {
  const date = dateInShanghai(iso);
  if (date === dateInShanghai(now)) return clockTime(iso);
  if (date === dateInShanghai(new Date(now.getTime() - msPerDay))) return yesterday;
  return shortDate(date, now);
}
