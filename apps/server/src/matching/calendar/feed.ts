import type { MainComponents } from '@hengce/api/contract';
import { hashToken } from '../../platform/vocabulary';
import { groupNames } from '../items';
import { createCalendar } from './ical';
import type { EventRow } from './repository';

type S = MainComponents['schemas'];

/** Day and text of an event, without its history. */
export type EventWords = Pick<EventRow, 'entry_id' | 'day' | 'summary' | 'description'>;

const kindNames: Record<S['CalendarKind'], string> = {
  opens: '开始申报',
  closes: '申报截止',
  expectedOpens: '预计开始申报',
  expectedCloses: '预计申报截止',
  publicityOpens: '公示开始',
  publicityCloses: '公示结束',
};

export function eventOf({ id, kind, day, title, docNo, items }: S['CalendarEntry']): EventWords {
  const lines = [
    docNo === null ? title : `${title}（${docNo}）`,
    ...items.map(({ name, group }) => `${groupNames[group]}：${name}`),
    ...(kind === 'expectedOpens' || kind === 'expectedCloses' ? ['按上一次的申报时间推算，以正式通知为准。'] : []),
    items.length > 0
      ? '结论由衡策按当时的企业资料与政策条款预判，以主管部门认定为准。'
      : '本企业在这份公示名单里。请核对名称、项目与金额，有异议在公示期内提出。',
  ];
  return { entry_id: id, day, summary: `${kindNames[kind]}：${title}`, description: lines.join('\n') };
}

/** The iCalendar text of an enterprise's feed. Ids include the enterprise: one calendar may show the same policy for two of them. */
export function calendarText(enterprise: { id: string; name: string }, events: readonly EventRow[]): string {
  const owner = hashToken(enterprise.id).slice(0, 16);
  const days = events.map(({ entry_id, sequence, changed_at, day, summary, description, is_cancelled }) => ({
    id: `${entry_id}:${owner}@hengce`,
    sequence,
    changedAt: changed_at,
    day,
    summary,
    description,
    isCancelled: is_cancelled,
  }));
  return createCalendar(`资金时间线：${enterprise.name}`, '资金时间线', days);
}
