import { type UiText, uiText } from '../../text';

const msPerDay = 86_400_000;
/** Calendar days of deadlines are those of Asia/Shanghai, which has had no daylight saving since 1991. */
const shanghaiOffset = 8 * 3_600_000;

/** Whole days since 1970-01-01 of a calendar date such as `2026-12-31`. NaN for anything else. */
export function dayOf(date: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / msPerDay : Number.NaN;
}

/** Day in Asia/Shanghai at a moment, as whole days since 1970-01-01. */
export const dayAt = (moment: Date): number => Math.floor((moment.getTime() + shanghaiOffset) / msPerDay);

/** Year, month, day and weekday of a day number. */
export function dateOf(day: number): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(day * msPerDay);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/**
 * Day as text, with the year when it is not that of `now` (visual language §7.6): 12月31日. Any other text is returned
 * unchanged.
 */
export function formatDay(date: string, now: Date, text: Pick<UiText, 'date'> = uiText): string {
  return format(date, dateOf(dayAt(now)).year, text);
}

/** Day without its year, which the axis shows: 12月31日. */
export function formatMonthDay(date: string, text: Pick<UiText, 'date'>): string {
  return format(date, null, text);
}

/** Leaves out the `known` year, or any year when there is none to compare with. */
function format(date: string, known: number | null, text: Pick<UiText, 'date'>): string {
  const at = dayOf(date);
  if (Number.isNaN(at)) return date;
  const { year, month, day } = dateOf(at);
  return text.date(month, day, known === null || year === known ? null : year);
}
