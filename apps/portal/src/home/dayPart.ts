export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** As the deadlines, whatever the clock of the machine is set to. */
const timeZone = 'Asia/Shanghai';
const hourOf = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });

/** The part of the day in Beijing. */
export function dayPart(now: Date): DayPart {
  const hour = Number(hourOf.format(now));
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}

const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone });
const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone });

/** 11月20日，星期五 */
export const formatDay = (now: Date) => `${day.format(now)}，${weekday.format(now)}`;
