export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the user's day, by the clock of their machine. */
export function dayPart(now: Date): DayPart {
  const hour = now.getHours();
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}

const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long' });

/** 11月20日，星期五 */
export const formatDay = (now: Date) => `${day.format(now)}，${weekday.format(now)}`;
