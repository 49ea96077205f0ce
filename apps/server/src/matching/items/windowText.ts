import { chineseDate, parseDay } from '@hengce/text';
import type { Matchable } from './matchable';

type Window = Matchable['window'];

/** Day (YYYY-MM-DD) on which a closed window is expected (预计) to open again: the same one of a later year; null when its own is unknown. */
export function expectedOpening({ state, opensAt }: Window, asOf: string): string | null {
  if (state !== 'closed' || opensAt === null) return null;
  const year = Number(asOf.slice(0, 4));
  return [year, year + 1].map((one) => inYear(opensAt, one)).find((day) => day > asOf) ?? null;
}

const inYear = (day: string, year: number): string => {
  const moved = `${year}${day.slice(4)}`;
  return parseDay(moved) === null ? `${year}-02-28` : moved;
};

/** Sentence about when an item can be filed, to follow 条件都符合. */
export function windowText(window: Window, asOf: string): string {
  const { state, opensAt, closesAt } = window;
  switch (state) {
    case 'open':
      return closesAt === null ? '现在可以申报' : `${chineseDate(closesAt)}截止`;
    case 'rolling':
      return '随时可以申报';
    case 'upcoming':
      return opensAt === null ? '还没有开放' : `${chineseDate(opensAt)}开放`;
    case 'closed': {
      if (opensAt === null && closesAt === null) return '已截止，原文没有写截止日期';
      const next = expectedOpening(window, asOf);
      const over = closesAt === null ? '本期已截止' : `本期${chineseDate(closesAt)}已截止`;
      return next === null ? `${over}，下一期等通知` : `${over}，按上一期推算，预计${chineseDate(next)}再开放`;
    }
    case 'none':
      return '申报时间等通知';
  }
}
