import { msPerDay } from './days';

// The product counts in calendar days of Asia/Shanghai, which has had no summer time since 1991.
const shanghaiOffset = 8 * 3_600_000;

/** Moment, as a Date or as the contract writes it. */
export type Instant = Date | string;

/** Date whose UTC fields are those of the clock in Asia/Shanghai. */
export const inShanghai = (instant: Instant): Date => new Date(new Date(instant).getTime() + shanghaiOffset);

/** Date in Asia/Shanghai, `2026-11-21`. */
export const dateInShanghai = (instant: Instant): string => inShanghai(instant).toISOString().slice(0, 10);

/** Last date before an end, `2026-11-20`: an end at midnight belongs to the day before. */
export const lastDayOf = (end: Instant): string => dateInShanghai(new Date(new Date(end).getTime() - 1));

/** Number of the calendar day in Asia/Shanghai, as in `parseDay`. */
export const dayInShanghai = (instant: Instant): number => Math.floor(inShanghai(instant).getTime() / msPerDay);

/** Calendar days from `now` until `end` in Asia/Shanghai; 0 on the last day and after. */
export const daysLeft = (now: Date, end: Date): number => Math.max(0, dayInShanghai(end) - dayInShanghai(now));

/** The same day and hour of a later month in Asia/Shanghai; the 31st becomes the last day of a shorter month. */
export function addMonths(start: Date, months: number): Date {
  const local = inShanghai(start);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - shanghaiOffset);
}

/** Whole months from `start` to `end`, as people count them in Asia/Shanghai; 0 for an end before the start. */
export function monthsBetween(start: Date, end: Date): number {
  const from = inShanghai(start);
  const to = inShanghai(end);
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (addMonths(start, months) > end) months -= 1;
  return Math.max(0, months);
}
