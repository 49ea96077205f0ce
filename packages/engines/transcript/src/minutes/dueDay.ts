import { formatDay, parseChineseNumber, parseDay } from '@hengce/text';

/** When something is due: as it was said, and the calendar day where that is certain. */
export interface Due {
  text: string;
  /** ISO date; null where the words name no certain day. */
  day: string | null;
}

const number = '[0-9一二三四五六七八九十两]{1,3}';
const weekdays = '一二三四五六日天';
const dayPattern = new RegExp(
  `(?:(\\d{4})年)?(${number})月(${number})[日号]|(本|这个?|下个?)?(?:周|星期|礼拜)([${weekdays}])|(今|明|后)天|(本|这个|下个?)?月底|(${number})个?(工作日|天|周|月)(?:之?内|以内)|年底`,
);
/** Half a year in days: a day further back than this is one of next year. */
const halfYear = 183;

/**
 * The first day in a sentence by which something is to be done.
 *
 * @param saidOn ISO date of the meeting, from which 明天 and 下周三 count
 * @returns null where no day is named
 */
export function dueIn(sentence: string, saidOn: string): Due | null {
  const match = dayPattern.exec(sentence);
  const today = parseDay(saidOn);
  if (match === null || today === null) return null;
  const [text, year, month, date, week, weekday, near, monthEnd, count, unit] = match;
  const due = (day: number | null): Due => ({ text, day: day === null ? null : formatDay(day) });
  if (month !== undefined && date !== undefined) return due(calendarDay(today, year, numberOf(month), numberOf(date)));
  if (weekday !== undefined) {
    // Weeks begin on Monday; 1970-01-01 was a Thursday.
    const monday = today - ((today + 3) % 7);
    const inWeek = monday + Math.min(weekdays.indexOf(weekday), 6);
    if (week?.startsWith('下')) return due(inWeek + 7);
    return due(week === undefined && inWeek < today ? inWeek + 7 : inWeek);
  }
  if (near !== undefined) return due(today + '今明后'.indexOf(near));
  if (text.endsWith('月底')) return due(lastOfMonth(saidOn, monthEnd?.startsWith('下') ? 1 : 0));
  // How many 工作日 there are depends on holidays, and a month is not so many days.
  const days = unit === '天' ? 1 : unit === '周' ? 7 : null;
  if (count !== undefined && days !== null) return due(today + numberOf(count) * days);
  return due(text === '年底' ? parseDay(`${saidOn.slice(0, 4)}-12-31`) : null);
}

const numberOf = (text: string): number => parseChineseNumber(text) ?? Number.NaN;

function calendarDay(today: number, year: string | undefined, month: number, date: number): number | null {
  const dayIn = (of: number) => parseDay(`${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  if (year !== undefined) return dayIn(Number(year));
  const thisYear = Number(formatDay(today).slice(0, 4));
  const day = dayIn(thisYear);
  return day !== null && today - day > halfYear ? dayIn(thisYear + 1) : day;
}

function lastOfMonth(saidOn: string, later: number): number | null {
  const [year = 0, month = 1] = saidOn.split('-').map(Number);
  return parseDay(new Date(Date.UTC(year, month + later, 0)).toISOString().slice(0, 10));
}
