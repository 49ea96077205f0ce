import { changesOf, moveText, type Notice } from '../../library/notices';
import { deadlineLabels } from '../../platform/vocabulary';
import { createCalendar, type DayEvent } from '../calendar';

/** A calendar file with the first day and the deadlines of a notice. */
export function noticeCalendar(notice: Notice, now: Date): string {
  const { brief } = notice;
  const at = (kind: string) => `${kind}:${brief.id}@hengce`;
  const heading = brief.docNo === null ? brief.title : `${brief.title}（${brief.docNo}）`;
  // A deadline keeps its id when it moves: without a batch it is named by the day first announced.
  const nameOf = (kind: string, batch: string | null, first: string) =>
    batch !== null
      ? `${kind}-${batch}`
      : brief.deadlines.filter((one) => one.kind === kind && one.batch === null).length > 1
        ? `${kind}-${first}`
        : kind;
  const events: DayEvent[] = brief.deadlines.map(({ kind, batch, day, time, movedFrom }) => {
    const moved = changesOf({ kind, batch, day }, notice);
    const lines = [
      heading,
      ...(time === null ? [] : [`当日${time}截止。`]),
      ...(movedFrom === null ? [] : [`${moveText(movedFrom, day, moved[0])}。`]),
      '以主管部门的通知为准。',
    ];
    return {
      id: at(nameOf(kind, batch, movedFrom ?? day)),
      sequence: movedFrom === null ? 0 : Math.max(1, moved.length),
      changedAt: now,
      day,
      summary: `${batch ?? ''}${deadlineLabels[kind]}：${brief.title}`,
      description: lines.join('\n'),
      isCancelled: false,
    };
  });
  const opens = brief.window.opensAt;
  if (opens !== null)
    events.unshift({
      id: at('opens'),
      sequence: 0,
      changedAt: now,
      day: opens,
      summary: `开始申报：${brief.title}`,
      description: heading,
      isCancelled: false,
    });
  return createCalendar(brief.title, '申报通知', events);
}
