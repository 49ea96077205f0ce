import { formatDay } from '@hengce/ui';

const long = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026年10月1日 for `2026-10-01`; what is no date is given back as it is. */
export function longDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : long.format(time);
}

const zone = 'Asia/Shanghai';
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });

/** 11月20日 10:24, with the year when it is not this one. */
export const dayAndHour = (iso: string, now: Date): string =>
  `${formatDay(day.format(new Date(iso)), now)} ${clock.format(new Date(iso))}`;

/** 14:03, in Asia/Shanghai. */
export const clockOf = (moment: Date): string => clock.format(moment);
/** The last day that counts, of the moment at which a deadline ends: midnight belongs to the day before. */
export const lastDayOf = (iso: string): string => day.format(new Date(Date.parse(iso) - 1));
/** 2026-11-20 in Asia/Shanghai, of a moment. */
export const dayIn = (iso: string): string => day.format(new Date(iso));
/** 2026-11-20 in Asia/Shanghai, of now. */
export const todayIn = (now: Date): string => day.format(now);
