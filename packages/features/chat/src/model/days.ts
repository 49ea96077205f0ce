import { formatDay } from '@hengce/ui';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** 2026-11-20, in Asia/Shanghai. */
export const dayIn = (moment: Date | string): string => day.format(new Date(moment));
/** 11月20日, with the year when it is not this one. */
export const shortDay = (moment: Date | string, now: Date): string => formatDay(dayIn(moment), now);
const long = new Intl.DateTimeFormat('zh-CN', { timeZone: 'UTC', dateStyle: 'long' });
/** 2026年11月20日 of a date as the interface gives it. */
export const longDate = (iso: string): string => long.format(new Date(iso));
