import { formatDay } from '@hengce/ui';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** 2026-11-20, in Asia/Shanghai. */
export const dayIn = (moment: Date | string): string => day.format(new Date(moment));
/** 11月20日, with the year when it is not this one. */
export const shortDay = (moment: Date | string, now: Date): string => formatDay(dayIn(moment), now);
/** 2026年11月20日 of a date as the interface gives it. */
export const longDate = (iso: string): string => {
  const [year, month, date] = iso.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
