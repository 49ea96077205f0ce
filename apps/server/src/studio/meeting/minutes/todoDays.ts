import type { EventWords } from '../../../matching/calendar';
import type { Db } from '../../../platform/db';
import { listLatestWithWords } from '../meetings/meetingRepository';
import { readMinutes } from './minutes';

/** Meetings whose 待办 are looked at: a calendar is read again and again. */
const maxMeetings = 50;

/**
 * Calendar events of the 待办 of the account to which an enterprise belongs: those that are open and due on a certain day, from
 * a day (YYYY-MM-DD) on. A meeting belongs to no single enterprise, so that the calendar of each has them.
 */
export async function todoDays(db: Db, enterpriseId: string, asOf: string): Promise<EventWords[]> {
  const events: EventWords[] = [];
  for (const meeting of await listLatestWithWords(db, enterpriseId, maxMeetings)) {
    const { content, origin } = await readMinutes(db, meeting, null);
    const timesCited = new Map<string, number>();
    for (const { text, who, due, isDone, segmentIds } of content.todos) {
      // Words and day of a 待办 may be edited; its evidence names it, counted where one sentence gives several.
      const place = segmentIds[0] ?? '';
      const nth = timesCited.get(place) ?? 0;
      timesCited.set(place, nth + 1);
      if (isDone === true || due === null || due.day === null || due.day < asOf) continue;
      events.push({
        entry_id: `todo:${meeting.id}:${place}:${nth}`,
        day: due.day,
        summary: `待办：${who === null ? '' : `${who}，`}${text}`,
        description: `${meeting.title} 会议纪要（${origin === 'model' ? 'AI生成' : '规则提取'}）`,
      });
    }
  }
  return events;
}
