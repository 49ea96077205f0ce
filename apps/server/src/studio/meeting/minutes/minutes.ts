import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { findMinutes } from '@hengce/transcript';
import { fieldRejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { ownMeeting } from '../meetings/meetings';
import { overtaken, readTranscript } from '../transcript/transcripts';
import { findMinutesRow, putMinutes } from './minutesRepository';

type S = MainComponents['schemas'];

/** Minutes (纪要) of a meeting: as somebody left them, else by rules from the transcript as it is. */
export async function readMinutes(db: Db, meetingId: string, heldAt: Date): Promise<S['MeetingMinutes']> {
  const row = await findMinutesRow(db, meetingId);
  const edited: S['MeetingMinutesContent'] | null = JSON.parse(row?.content ?? 'null');
  const revision = row?.revision ?? 0;
  if (edited !== null) return { revision, origin: 'rules', isEdited: true, content: edited };
  const { chapters, decisions, todos } = findMinutes(await readTranscript(db, meetingId), dateInShanghai(heldAt));
  const evidence = <T extends { segmentIds: readonly string[] }>(item: T) => ({
    ...item,
    segmentIds: [...item.segmentIds],
  });
  return {
    revision,
    origin: 'rules',
    isEdited: false,
    content: { chapters: chapters.map(evidence), decisions: decisions.map(evidence), todos: todos.map(evidence) },
  };
}

export function createMinutes({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }) {
  return {
    async get(userId: string, id: string): Promise<S['MeetingMinutes']> {
      const row = await ownMeeting(db, userId, id);
      return readMinutes(db, row.id, row.created_at);
    },

    async save(userId: string, id: string, body: S['SaveMeetingMinutesBody']): Promise<S['MeetingMinutes']> {
      await limiter.hit([limits.meetingSavePerUser, userId]);
      return db.transaction(async (tx) => {
        const meeting = await ownMeeting(tx, userId, id, true);
        const row = await findMinutesRow(tx, id);
        const content = JSON.stringify(body.content);
        if ((row?.revision ?? 0) !== body.revision) {
          if (row?.content !== content) throw overtaken('纪要');
          return readMinutes(tx, id, meeting.created_at);
        }
        if (body.content !== null) await refuseUnproven(tx, id, body.content);
        await putMinutes(tx, id, { revision: body.revision + 1, content, updated_at: clock.now() });
        return readMinutes(tx, id, meeting.created_at);
      });
    },
  };
}

export type MeetingMinutesService = ReturnType<typeof createMinutes>;

/** @throws Rejection 400 where a line has a segment that the transcript does not have */
async function refuseUnproven(tx: Db, meetingId: string, content: S['MeetingMinutesContent']): Promise<void> {
  const known = new Set((await readTranscript(tx, meetingId)).segments.map(({ id }) => id));
  const lines = [...content.decisions, ...content.todos];
  const lost = lines.find(({ segmentIds }) => segmentIds.every((id) => !known.has(id)));
  if (lost !== undefined)
    throw fieldRejection('content', `“${lost.text.slice(0, 20)}”的依据不在转写稿里，没有保存。请换一句依据`);
}
