import { formatDay } from '@hengce/ui';

const zone = 'Asia/Shanghai';
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const full = new Intl.DateTimeFormat('zh-CN', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' });
const msPerDay = 86_400_000;

/** 2026-11-20: the day of Asia/Shanghai that a moment falls on. */
export const dayOfMoment = (iso: string | Date) => day.format(new Date(iso));

/** 10:24 today, 昨天, 11月12日, 2025年3月1日: as little as tells the reader when. */
export function shortMoment(iso: string, now: Date, yesterday: string): string {
  const date = dayOfMoment(iso);
  if (date === dayOfMoment(now)) return clock.format(new Date(iso));
  if (date === dayOfMoment(new Date(now.getTime() - msPerDay))) return yesterday;
  return formatDay(date, now);
}

/** 2026年11月20日 10:24 */
export const fullMoment = (iso: string) => full.format(new Date(iso));

/** 11月20日 10:24, with the year when it is not this one. */
export const dayAndHour = (iso: string, now: Date) =>
  `${formatDay(dayOfMoment(iso), now)} ${clock.format(new Date(iso))}`;
