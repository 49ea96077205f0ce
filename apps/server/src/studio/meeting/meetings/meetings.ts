import type { MainComponents } from '@hengce/api/contract';
import { fold } from '@hengce/text';
import { fieldRejection, filled, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createId, day } from '../../../platform/vocabulary';
import { blockBytes } from '../audio/audioRepository';
import { findHits } from '../transcript/transcriptRepository';
import {
  deleteMeeting,
  deleteOutdated,
  findByClientId,
  findMeeting,
  findSettings,
  freeRoom,
  insertMeeting,
  type MeetingRow,
  pageOfMeetings,
  putSettings,
  usedBytes,
  writeMeeting,
} from './meetingRepository';
import { toHead, toHits, toMeeting } from './views';

type S = MainComponents['schemas'];

/** Audio of one account. */
const maxBytes = 10_000_000_000;
/** Audio of one recording: three days of 32 kbit/s, so that only a fault gets there. */
export const recordingMaxBytes = 1_000_000_000;
const uploadMaxBytes = 2_000_000_000;
const trashDays = 30;

/** A meeting of the user, in the trash or not. @throws Rejection 404 */
export async function ownMeeting(db: Db, userId: string, id: string, isLocked = false): Promise<MeetingRow> {
  const row = await findMeeting(db, userId, id, isLocked);
  if (row === undefined) throw new Rejection(404, '没有找到这场会议，可能已彻底删除', 404);
  return row;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
}

/** Meetings (会议) of an account: list, trash, how long they are kept. */
export function createMeetingService({ db, clock, limiter }: Dependencies) {
  const change = (userId: string, id: string, changed: (row: MeetingRow) => Partial<MeetingRow>) =>
    db.transaction(async (tx) => {
      const row = await ownMeeting(tx, userId, id, true);
      const next = { ...row, ...changed(row), updated_at: clock.now() };
      await writeMeeting(tx, next);
      return toMeeting(tx, next, clock.now());
    });
  const settings = async (userId: string): Promise<S['MeetingSettings']> => {
    const row = await findSettings(db, userId);
    return {
      keepDays: row.keep_days as S['MeetingKeepDays'],
      language: row.language,
      hotWords: JSON.parse(row.hot_words),
      trashDays,
      usedBytes: await usedBytes(db, userId),
      maxBytes,
      recordingMaxBytes,
      uploadMaxBytes,
      uploadChunkBytes: blockBytes,
    };
  };

  return {
    settings,

    async saveSettings(userId: string, body: S['SaveMeetingSettingsBody']): Promise<S['MeetingSettings']> {
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = await findSettings(tx, userId);
        const { keepDays = row.keep_days, language = row.language, hotWords } = body;
        const words = hotWords === undefined ? row.hot_words : JSON.stringify(hotWords);
        await putSettings(tx, userId, { keep_days: keepDays, language, hot_words: words });
      });
      return settings(userId);
    },

    async list(
      userId: string,
      query: {
        q?: string;
        state?: S['MeetingState'];
        origin?: S['MeetingOrigin'];
        isRemoved?: boolean;
        pageNum?: number;
        pageSize?: number;
      },
    ): Promise<S['MeetingPage']> {
      const { q = '', state = null, origin = null, isRemoved = false, pageNum = 1, pageSize = 20 } = query;
      const words = fold(q)
        .split(' ')
        .filter((word) => word !== '');
      const filter = { words, state, origin, isRemoved, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await pageOfMeetings(db, userId, filter);
      const ids = rows.map(({ id }) => id);
      const hits = words.length > 0 ? await findHits(db, ids, words) : [];
      const hitsOf = new Map(hits.map((hit) => [hit.meeting_id, hit]));
      return {
        total,
        rows: rows.map((row) => ({ ...toHead(row), ...toHits(hitsOf.get(row.id)) })),
        usedBytes: await usedBytes(db, userId),
      };
    },

    get: async (userId: string, id: string): Promise<S['Meeting']> =>
      toMeeting(db, await ownMeeting(db, userId, id), clock.now()),

    async create(userId: string, body: S['CreateMeetingBody']): Promise<S['Meeting']> {
      const title = filled('title', '标题', body.title);
      const { origin = 'recorded' } = body;
      const fileBytes = origin === 'uploaded' ? body.sizeBytes : null;
      if (fileBytes === undefined) throw fieldRejection('sizeBytes', '请写明文件大小');
      if (fileBytes !== null && fileBytes > uploadMaxBytes)
        throw new Rejection(413, `文件最大${uploadMaxBytes / 1e9}GB，没有上传。请压缩或分成几个`, 413);
      await limiter.hit([limits.meetingPerUser, userId]);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const known = await findByClientId(tx, userId, body.clientId);
        if (known !== undefined) return toMeeting(tx, known, clock.now());
        if ((await usedBytes(tx, userId)) + (fileBytes ?? 0) >= maxBytes)
          throw new Rejection(413, `会议的音频最多${maxBytes / 1e9}GB，没有开始。请清空回收站或删除不用的会议`, 413);
        const now = clock.now();
        const startedAt = body.startedAt === undefined ? now : new Date(body.startedAt);
        const row: MeetingRow = {
          id: createId(),
          owner_id: userId,
          client_id: body.clientId,
          title,
          origin,
          state: 'recording',
          media_type: body.mediaType,
          size_bytes: 0,
          file_bytes: fileBytes,
          duration_ms: 0,
          next_number: 0,
          last_number: -1,
          consent: JSON.stringify(body.consent ?? null),
          marks: '[]',
          failure: null,
          language: (await findSettings(tx, userId)).language,
          minutes_template: 'project',
          is_counted: false,
          // A clock that is ahead must not keep a meeting for longer.
          created_at: startedAt < now ? startedAt : now,
          updated_at: now,
          removed_at: null,
        };
        await insertMeeting(tx, row);
        return toMeeting(tx, row, clock.now());
      });
    },

    update: (
      userId: string,
      id: string,
      { title, isRemoved, marks, minutesTemplate }: S['UpdateMeetingBody'],
    ): Promise<S['Meeting']> =>
      change(userId, id, () => ({
        ...(title !== undefined && { title: filled('title', '标题', title) }),
        ...(isRemoved === false && { removed_at: null }),
        ...(minutesTemplate !== undefined && { minutes_template: minutesTemplate }),
        ...(marks !== undefined && { marks: JSON.stringify(marks) }),
      })),

    async remove(userId: string, id: string): Promise<void> {
      await change(userId, id, (row) => ({ removed_at: row.removed_at ?? clock.now() }));
    },

    erase: (userId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await ownMeeting(tx, userId, id, true);
        if (row.removed_at === null) throw new Rejection(409, '这场会议不在回收站，没有彻底删除。请先删除', 409);
        await deleteMeeting(tx, id);
      }),

    /** Deletes what has been in the trash for long enough, and what the settings of its owner no longer keep. */
    async purge(): Promise<void> {
      await deleteOutdated(db, clock.now(), after(clock.now(), -trashDays * day));
      await freeRoom(db);
    },
  };
}

export type Meetings = ReturnType<typeof createMeetingService>;
