export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds);

const shanghaiDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** Number of the calendar day in Asia/Shanghai; the difference of two is what people call days. */
const dayNumber = (date: Date): number => Date.parse(shanghaiDate.format(date)) / day;

/** Calendar days from `now` until `end` in Asia/Shanghai; 0 on the last day and after. */
export const daysLeft = (now: Date, end: Date): number => Math.max(0, dayNumber(end) - dayNumber(now));
