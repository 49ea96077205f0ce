import { inShanghai, shortDay } from '@hengce/text';

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Part of the day in Asia/Shanghai: morning from 5, noon from 11, afternoon from 13, evening from 18 o'clock. */
export function dayPart(now: Date): DayPart {
  const hour = inShanghai(now).getUTCHours();
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'Asia/Shanghai' });

/** Day with its weekday, in Asia/Shanghai: 11月20日，星期五. */
export const formatDay = (now: Date) => `${shortDay(now, now)}，${weekday.format(now)}`;
