import type { MainComponents } from '@hengce/api/contract';
import { createCalendar, type DayEvent } from '../calendar/ical';
import type { Notice } from './notices';

type S = MainComponents['schemas'];

const kindNames: Record<S['NoticeDeadlineKind'], string> = {
  online: '网上填报截止',
  offline: '纸质材料截止',
  recommend: '推荐截止',
};

/** The first day of a notice and its deadlines, for a calendar that a person imports them into. */
export function noticeCalendar({ brief, changes }: Notice, now: Date): string {
  const at = (kind: string) => `${kind}:${brief.id}@hengce`;
  const heading = brief.docNo === null ? brief.title : `${brief.title}（${brief.docNo}）`;
  const events: DayEvent[] = brief.deadlines.map(({ kind, batch, day, time, movedFrom }) => {
    const moved = changes.filter(({ moves }) => moves.some((move) => move.kind === kind && move.batch === batch));
    const lines = [
      heading,
      ...(time === null ? [] : [`当日${time}截止。`]),
      ...(movedFrom === null ? [] : [`截止由${movedFrom}延至${day}，依据${moved[0]?.docNo ?? moved[0]?.title}。`]),
      '以主管部门的通知为准。',
    ];
    return {
      id: at(batch === null ? kind : `${kind}-${batch}`),
      sequence: moved.length,
      changedAt: now,
      day,
      summary: `${batch ?? ''}${kindNames[kind]}：${brief.title}`,
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
