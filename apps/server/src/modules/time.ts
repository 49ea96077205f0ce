export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds);

const shanghaiOffset = 8 * hour;

/** Its UTC fields are those of the clock in Asia/Shanghai, which has no summer time. */
export const inShanghai = (instant: Date): Date => after(instant, shanghaiOffset);

/** 2026-11-21, as people in Asia/Shanghai date it. */
export const dateInShanghai = (instant: Date): string => inShanghai(instant).toISOString().slice(0, 10);

/** Number of the calendar day in Asia/Shanghai; the difference of two is what people call days. */
export const dayInShanghai = (instant: Date): number => Math.floor(inShanghai(instant).getTime() / day);

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

/** Whole months since `start`, as people count them in Asia/Shanghai. */
export function monthsBetween(start: Date, end: Date): number {
  const from = inShanghai(start);
  const to = inShanghai(end);
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (addMonths(start, months) > end) months -= 1;
  return Math.max(0, months);
}
