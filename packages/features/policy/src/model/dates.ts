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
