const long = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026年10月1日 for `2026-10-01`; what is no date is given back as it is. */
export function longDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : long.format(time);
}
