import { type CalendarDate, type DateValue, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import type { DateRange } from './dateOptions';

/** Date of a text such as 2026-11-20; throws for an invalid one. `undefined` (uncontrolled) and `null` (empty) stay what they are. */
export function toDate(value: string): CalendarDate;
export function toDate(value: string | null | undefined): CalendarDate | null | undefined;
export function toDate(value: string | null | undefined) {
  return value ? parseDate(value) : (value as null | undefined);
}

export const toRange = (range: DateRange | null | undefined) =>
  range ? { start: parseDate(range.start), end: parseDate(range.end) } : range;

/** Text of a date, without its time: 2026-11-20. */
export const toText = (date: DateValue) => date.toString().slice(0, 10);

/** Year and month of a text such as 2026-11. */
export const toMonth = (value: string) => {
  const [year = 0, month = 1] = value.split('-').map(Number);
  return { year, month };
};
export const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** Present month in the user's time zone: 2026-11. */
export function thisMonth() {
  const { year, month } = today(getLocalTimeZone());
  return monthText(year, month);
}
