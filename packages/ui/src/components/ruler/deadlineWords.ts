import type { UiText } from '../../text';
import { formatDay } from './days';
import { type Deadline, readDeadline } from './deadline';

export interface DeadlineWords {
  /** 12月31日 */
  date: string;
  /** 还剩41天 */
  remaining: string;
  /** 41天 */
  short: string;
  /** 申报期限：11月1日开放，12月31日截止，还剩41天 */
  sentence: string;
}

/** Words of a deadline, for its ruler and for screen readers. */
export function deadlineWords(deadline: Deadline, text: UiText): DeadlineWords {
  const { state, days } = readDeadline(deadline);
  const day = (date: string | null | undefined) => (date ? formatDay(date, deadline.now, text) : '');
  const opens = day(deadline.opensAt);
  const closes = day(deadline.closesAt);
  const say = (...parts: string[]) => text.deadlineSentence(parts.filter(Boolean).join('，'));
  switch (state) {
    case 'open':
      return {
        date: closes,
        remaining: text.daysLeft(days ?? 0),
        short: text.daysShort(days ?? 0),
        sentence: say(opens && text.opensOn(opens), closes && text.closesOn(closes), text.daysLeft(days ?? 0)),
      };
    case 'upcoming':
      return {
        date: opens,
        remaining: opens ? text.opens : text.upcoming,
        short: text.upcoming,
        sentence: say(opens ? text.opensOn(opens) : text.upcoming, closes && text.closesOn(closes)),
      };
    case 'rolling':
      return { date: '', remaining: text.rolling, short: text.rollingShort, sentence: say(text.rolling) };
    case 'closed':
      return {
        date: closes,
        remaining: text.closed,
        short: text.closed,
        sentence: say(closes ? text.closedOn(closes) : text.closed),
      };
    case 'submitted':
      return {
        date: closes,
        remaining: text.submitted,
        short: text.submitted,
        sentence: say(closes && text.closesOn(closes), text.submitted),
      };
    case 'none':
      return { date: '', remaining: text.deadlineNone, short: text.missingValue, sentence: say(text.notProvided) };
  }
}
