export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds);

/** Number of the calendar day in Asia/Shanghai, which has no summer time; the difference of two is what people call days. */
export const dayInShanghai = (instant: Date): number => Math.floor((instant.getTime() + 8 * hour) / day);

/** Calendar days from `now` until `end` in Asia/Shanghai; 0 on the last day and after. */
export const daysLeft = (now: Date, end: Date): number => Math.max(0, dayInShanghai(end) - dayInShanghai(now));
