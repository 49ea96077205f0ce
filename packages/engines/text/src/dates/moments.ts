import { chineseDate, parseDay } from './days';
import { dateInShanghai, type Instant, inShanghai } from './shanghai';

// How moments and dates are written for readers (visual language §7.6). Moments are instants; what is read is the clock of Asia/Shanghai.

/**
 * ISO date as month and day, with the year when it is not that of `now`: 11月20日; any other text is returned unchanged.
 */
export function shortDate(date: string, now: Date): string {
  if (parseDay(date) === null) return date;
  const isThisYear = date.slice(0, 4) === dateInShanghai(now).slice(0, 4);
  return isThisYear ? chineseDate(date).slice(5) : chineseDate(date);
}

/** ISO dates from the first to the last day, each as `shortDate`: 11月17日至26日 is written 11月17日至11月26日. */
export const shortDates = (from: string, to: string, now: Date): string =>
  `${shortDate(from, now)}至${shortDate(to, now)}`;

/** Day of a moment in Asia/Shanghai, with the year when it is not that of `now`: 11月20日. */
export const shortDay = (moment: Instant, now: Date): string => shortDate(dateInShanghai(moment), now);

/** Time of day of a moment in Asia/Shanghai: 10:24. */
export const clockTime = (moment: Instant): string => inShanghai(moment).toISOString().slice(11, 16);

/** Day and time of a moment in Asia/Shanghai, with the year when it is not that of `now`: 11月20日 10:24. */
export const dayAndHour = (moment: Instant, now: Date): string => `${shortDay(moment, now)} ${clockTime(moment)}`;

/** Date and time of a moment in Asia/Shanghai: 2026年11月20日 10:24. */
export const fullMoment = (moment: Instant): string => `${chineseDate(dateInShanghai(moment))} ${clockTime(moment)}`;
