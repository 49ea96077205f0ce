import type { MainComponents } from '@hengce/api/contract';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { groupNames } from '../match/names';
import { hashToken } from '../tokens';
import type { EventRow } from './repository';

type S = MainComponents['schemas'];

/** What an event says of an entry. */
export type EventWords = Pick<EventRow, 'entry_id' | 'day' | 'summary' | 'description'>;

const kindNames: Record<S['CalendarKind'], string> = {
  opens: '开始申报',
  closes: '申报截止',
  expectedOpens: '预计开始申报',
};

export function eventOf({ id, kind, day, title, docNo, items }: S['CalendarEntry']): EventWords {
  const lines = [
    docNo === null ? title : `${title}（${docNo}）`,
    ...items.map(({ name, group }) => `${groupNames[group]}：${name}`),
    ...(kind === 'expectedOpens' ? ['按上一次的申报时间推算，以正式通知为准。'] : []),
    '结论由衡策按当时的企业资料与政策条款预判，以主管部门认定为准。',
  ];
  return { entry_id: id, day, summary: `${kindNames[kind]}：${title}`, description: lines.join('\n') };
}

const hour = 60 * 60;
/** 09:00, so many days before the midnight with which the day begins. */
const atNine = (daysBefore: number) => (daysBefore * 24 - 9) * hour;

/**
 * RFC 5545, METHOD:PUBLISH: dates of Asia/Shanghai without an hour, which every calendar shows on the same day wherever it is.
 */
export function calendarText(enterprise: { id: string; name: string }, events: readonly EventRow[]): string {
  const calendar = ical({
    name: `资金时间线：${enterprise.name}`,
    prodId: { company: '衡策', product: '资金时间线', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * hour,
  });
  const owner = hashToken(enterprise.id).slice(0, 16);
  for (const event of events)
    calendar.createEvent({
      // Two enterprises may have the same day of the same policy, in one calendar.
      id: `${event.entry_id}:${owner}@hengce`,
      sequence: event.sequence,
      stamp: event.changed_at,
      lastModified: event.changed_at,
      start: new Date(`${event.day}T00:00:00Z`),
      allDay: true,
      summary: event.summary,
      description: event.description,
      status: event.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: event.is_cancelled
        ? []
        : [7, 1].map((days) => ({ type: ICalAlarmType.display, trigger: atNine(days), description: event.summary })),
    });
  return calendar.toString();
}
