import { formatDay } from '@hengce/ui';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** 2026-11-20, in Asia/Shanghai. */
export const dayIn = (moment: Date | string): string => day.format(new Date(moment));
/** 11月20日, with the year when it is not this one. */
export const shortDay = (moment: Date | string, now: Date): string => formatDay(dayIn(moment), now);
