import { isDeepStrictEqual } from 'node:util';
import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { ownMeeting } from '../meetings/meetings';
import {
  countSegments,
  deleteAllSegments,
  deleteSegments,
  findSegments,
  findTranscript,
  listSegments,
  putSegments,
  putTranscript,
} from './transcriptRepository';

type S = MainComponents['schemas'];

/** Of one transcript: more than a day of talk. */
const maxSegments = 20_000;

export const overtaken = (what: string) =>
  new Rejection(409, `别的页面刚改过这份${what}，这里的改动没有保存。请刷新后再改`, 409);

export async function readTranscript(db: Db, meetingId: string): Promise<S['MeetingTranscript']> {
  const row = await findTranscript(db, meetingId);
  return {
    revision: row?.revision ?? 0,
    segments: row === undefined ? [] : await listSegments(db, meetingId),
    speakers: JSON.parse(row?.speakers ?? '[]'),
  };
}

/** Puts a whole transcript in place of what there is. The caller holds the meeting. */
export async function replaceTranscript(
  tx: Db,
  meetingId: string,
  { segments, speakers }: Pick<S['MeetingTranscript'], 'segments' | 'speakers'>,
  now: Date,
): Promise<void> {
  const revision = ((await findTranscript(tx, meetingId))?.revision ?? 0) + 1;
  await deleteAllSegments(tx, meetingId);
  await putSegments(tx, meetingId, segments.slice(0, maxSegments));
  await putTranscript(tx, meetingId, { revision, speakers: JSON.stringify(speakers), updated_at: now });
}

/** Transcripts (转写稿): saved by what changed, each saving a revision. */
export function createTranscripts({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }) {
  return {
    get: async (userId: string, id: string): Promise<S['MeetingTranscript']> =>
      readTranscript(db, (await ownMeeting(db, userId, id)).id),

    /** Saves changes that were made to a revision; the same once more is answered as it was kept. */
    async save(userId: string, id: string, body: S['SaveMeetingTranscriptBody']): Promise<S['MeetingSaveResult']> {
      await limiter.hit([limits.meetingSavePerUser, userId]);
      const { revision, segments = [], removedIds = [] } = body;
      const ids = segments.map((one) => one.id);
      return db.transaction(async (tx) => {
        await ownMeeting(tx, userId, id, true);
        if (new Set([...ids, ...removedIds]).size < ids.length + removedIds.length)
          throw fieldRejection('segments', '有两处句段编号相同，没有保存。请刷新后重试');
        if (segments.some(({ startMs, endMs }) => endMs < startMs))
          throw fieldRejection('segments', '有句段的结束早于开始，没有保存');
        const row = (await findTranscript(tx, id)) ?? { revision: 0, speakers: '[]', updated_at: clock.now() };
        const speakers = body.speakers === undefined ? row.speakers : JSON.stringify(body.speakers);
        if (row.revision !== revision) {
          const kept = await findSegments(tx, id, [...ids, ...removedIds]);
          const isSame =
            speakers === row.speakers &&
            removedIds.every((one) => !kept.has(one)) &&
            segments.every((one) => isDeepStrictEqual(JSON.parse(kept.get(one.id) ?? 'null'), one));
          if (!isSame) throw overtaken('转写稿');
          return { revision: row.revision, updatedAt: row.updated_at.toISOString() };
        }
        if (removedIds.length > 0) await deleteSegments(tx, id, removedIds);
        if (segments.length > 0) await putSegments(tx, id, segments);
        if ((await countSegments(tx, id)) > maxSegments)
          throw new Rejection(409, `一份转写稿最多${maxSegments}段，没有保存`, 409);
        const saved = { revision: revision + 1, speakers, updated_at: clock.now() };
        await putTranscript(tx, id, saved);
        return { revision: saved.revision, updatedAt: saved.updated_at.toISOString() };
      });
    },
  };
}

export type Transcripts = ReturnType<typeof createTranscripts>;
