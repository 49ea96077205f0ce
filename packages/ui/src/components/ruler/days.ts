import { type UiText, uiText } from '../../text';

const msPerDay = 86_400_000;
/** Offset of Asia/Shanghai in ms, whose calendar days deadlines have; no daylight saving since 1991. */
const shanghaiOffset = 8 * 3_600_000;

/** Whole days since 1970-01-01 of a text that begins with a date such as `2026-12-31`; NaN for any other. */
export function dayOf(date: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / msPerDay : Number.NaN;
}

/** Day in Asia/Shanghai at a moment, as whole days since 1970-01-01. */
export const dayAt = (moment: Date): number => Math.floor((moment.getTime() + shanghaiOffset) / msPerDay);

/** Year, month (1 to 12), day and weekday (0 is Sunday) of a day number. */
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
 * Text of a day, with the year when it is not that of `now` (visual language §7.6): 12月31日. A text that is no date is
 * returned unchanged.
 */
export function formatDay(date: string, now: Date, text: Pick<UiText, 'date'> = uiText): string {
  return format(date, dateOf(dayAt(now)).year, text);
}

/** Text of a day without its year, which the axis shows: 12月31日. A text that is no date is returned unchanged. */
export function formatMonthDay(date: string, text: Pick<UiText, 'date'>): string {
  return format(date, null, text);
}

/** Text of a day without its year where that is the `known` one, or where none is known. */
function format(date: string, known: number | null, text: Pick<UiText, 'date'>): string {
  const at = dayOf(date);
  if (Number.isNaN(at)) return date;
  const { year, month, day } = dateOf(at);
  return text.date(month, day, known === null || year === known ? null : year);
}
