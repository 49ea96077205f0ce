import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { findMinutes } from '@hengce/transcript';
import type { EquityService } from '../../../account/entitlements';
import { fieldRejection, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { countMeeting } from '../meetings/countMeeting';
import type { MeetingRow } from '../meetings/meetingRepository';
import { ownMeeting } from '../meetings/meetings';
import { overtaken, readTranscript } from '../transcript/transcripts';
import { findMinutesRow, type MinutesRow, putMinutes } from './minutesRepository';
import { minutesJob, type Writing } from './writing/writeJob';

type S = MainComponents['schemas'];

/**
 * Minutes (纪要) of a meeting: as somebody or a model left them, else by rules from the transcript as it is.
 *
 * @param model the model that can write minutes; null without one
 */
export async function readMinutes(
  db: Db,
  meeting: Pick<MeetingRow, 'id' | 'minutes_template' | 'created_at'>,
  model: string | null,
): Promise<S['MeetingMinutes']> {
  const row = await findMinutesRow(db, meeting.id);
  const content: S['MeetingMinutesContent'] | null = JSON.parse(row?.content ?? 'null');
  const common = {
    revision: row?.revision ?? 0,
    template: meeting.minutes_template,
    model,
    writing: toWriting(row),
  };
  if (row !== undefined && content !== null) return { ...common, origin: row.origin, isEdited: row.is_edited, content };
  return { ...common, origin: 'rules', isEdited: false, content: await contentByRules(db, meeting) };
}

async function contentByRules(
  db: Db,
  { id, created_at: heldAt }: Pick<MeetingRow, 'id' | 'created_at'>,
): Promise<S['MeetingMinutesContent']> {
  const { chapters, decisions, todos } = findMinutes(await readTranscript(db, id), dateInShanghai(heldAt));
  const evidence = <T extends { segmentIds: readonly string[] }>(item: T) => ({
    ...item,
    segmentIds: [...item.segmentIds],
  });
  return { chapters: chapters.map(evidence), decisions: decisions.map(evidence), todos: todos.map(evidence) };
}

const writingIn = (row: MinutesRow | undefined): Writing | null => JSON.parse(row?.writing ?? 'null');

function toWriting(row: MinutesRow | undefined): S['MeetingMinutesWriting'] | null {
  const writing = writingIn(row);
  if (writing === null) return null;
  const { found: _, ...told } = writing;
  return told;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  /** The model that can write minutes; null without one. */
  model: string | null;
  /** Has the queue look for work now. */
  poke: () => void;
}

export function createMinutes({ db, clock, limiter, equities, model, poke }: Dependencies) {
  /** A row before anything was kept. */
  const none = (): MinutesRow => ({
    revision: 0,
    content: 'null',
    origin: 'rules',
    is_edited: false,
    writing: null,
    updated_at: clock.now(),
  });
  return {
    async get(userId: string, id: string): Promise<S['MeetingMinutes']> {
      return readMinutes(db, await ownMeeting(db, userId, id), model);
    },

    /** Minutes with their meeting and the transcript that proves them. @throws Rejection 404 */
    async whole(userId: string, id: string) {
      const meeting = await ownMeeting(db, userId, id);
      return {
        id,
        title: meeting.title,
        heldAt: meeting.created_at,
        minutes: await readMinutes(db, meeting, model),
        transcript: await readTranscript(db, id),
      };
    },

    async save(userId: string, id: string, body: S['SaveMeetingMinutesBody']): Promise<S['MeetingMinutes']> {
      await limiter.hit([limits.meetingSavePerUser, userId]);
      return db.transaction(async (tx) => {
        const meeting = await ownMeeting(tx, userId, id, true);
        const row = (await findMinutesRow(tx, id)) ?? none();
        if (writingIn(row)?.state === 'running')
          throw new Rejection(409, '大模型正在整理这份纪要，没有保存。请等它写完，或先停止', 409);
        const content = JSON.stringify(body.content);
        if (row.revision !== body.revision) {
          if (row.content !== content) throw overtaken('纪要');
          return readMinutes(tx, meeting, model);
        }
        if (body.content !== null) await refuseUnproven(tx, id, body.content);
        const isEdited = body.content !== null;
        await putMinutes(tx, id, {
          ...row,
          revision: body.revision + 1,
          content,
          origin: isEdited ? row.origin : 'rules',
          is_edited: isEdited,
          updated_at: clock.now(),
        });
        return readMinutes(tx, meeting, model);
      });
    },

    async write(
      userId: string,
      id: string,
      requestId: string | undefined,
      body: S['WriteMeetingMinutesBody'],
    ): Promise<S['MeetingMinutes']> {
      await limiter.hit([limits.meetingPerUser, userId]);
      const minutes = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const meeting = await ownMeeting(tx, userId, id, true);
        if (model === null) throw new Rejection(409, '没有接入大模型，没有整理。现有的纪要没有变', 409);
        const row = (await findMinutesRow(tx, id)) ?? none();
        if (writingIn(row)?.state === 'running') return readMinutes(tx, meeting, model);
        if (row.revision !== body.revision) throw overtaken('纪要');
        const { segments } = await readTranscript(tx, id);
        if (segments.every(({ text }) => text.trim() === ''))
          throw new Rejection(409, '转写稿里还没有文字，没有整理。请先输入或导入文字', 409);
        await countMeeting(tx, equities, meeting, requestId);
        const found = { chapters: [], decisions: [], todos: [] };
        const writing: Writing = { state: 'running', model, total: 1, done: 0, dropped: 0, found };
        await putMinutes(tx, id, { ...row, writing: JSON.stringify(writing) });
        await enqueueJob(tx, { kind: minutesJob, subjectId: id, ownerId: userId }, clock.now());
        return readMinutes(tx, meeting, model);
      });
      poke();
      return minutes;
    },

    stop: (userId: string, id: string): Promise<S['MeetingMinutes']> =>
      db.transaction(async (tx) => {
        const meeting = await ownMeeting(tx, userId, id, true);
        const row = await findMinutesRow(tx, id);
        const writing = writingIn(row);
        if (row !== undefined && writing?.state === 'running')
          await putMinutes(tx, id, { ...row, writing: JSON.stringify({ ...writing, state: 'stopped' }) });
        return readMinutes(tx, meeting, model);
      }),
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
