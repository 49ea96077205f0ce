import type { MainComponents } from '@hengce/api/contract';
import type { Stretch } from '@hengce/transcript';
import type { EquityService } from '../../../account/entitlements';
import { fieldRejection, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock, Recogniser } from '../../../platform/ports';
import { countMeeting } from '../meetings/countMeeting';
import type { MeetingRow } from '../meetings/meetingRepository';
import { ownMeeting } from '../meetings/meetings';
import { overtaken, readTranscript, replaceTranscript } from '../transcript/transcripts';
import {
  deleteRecognised,
  findRecognition,
  putRecognition,
  type RecognitionRow,
  recognisedPieces,
} from './recognitionRepository';

type S = MainComponents['schemas'];

export const recogniseJob = 'meeting.recognise';

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  recogniser: Recogniser | null;
  /** Makes the queue look for jobs now. */
  poke: () => void;
}

/** Containers whose audio can be Opus or PCM. */
const sampled = new Set(['audio/webm', 'video/webm', 'audio/ogg', 'audio/wav']);

/** Transcription by a recogniser (转写): asked for, followed, stopped, and its result taken back. */
export function createRecognitions({ db, clock, limiter, equities, recogniser, poke }: Dependencies) {
  const toRecognition = async (tx: Db, row: RecognitionRow): Promise<S['MeetingRecognition']> => {
    const pieces = piecesIn(row);
    const done = await recognisedPieces(tx, row.meeting_id);
    const totalMs = lengthOf(pieces);
    return {
      state: row.state,
      model: row.model,
      language: row.language,
      doneMs: row.state === 'done' ? totalMs : lengthOf(pieces.filter((_, n) => done.has(n))),
      totalMs,
      problem: row.problem,
      other: row.other,
    };
  };

  const info = async (tx: Db, meetingId: string): Promise<S['MeetingRecognitionInfo']> => {
    const row = await findRecognition(tx, meetingId);
    return { recognition: row === undefined ? null : await toRecognition(tx, row) };
  };

  /** The language to ask for: one that this recogniser can be asked for. @throws Rejection 400 for another that was chosen just now */
  const languageFor = async (meeting: MeetingRow, chosen: string | null | undefined): Promise<string | null> => {
    const { languages = [] } = (await recogniser?.abilities()) ?? {};
    const language = chosen === undefined ? meeting.language : chosen;
    if (language === null || languages.some(({ code }) => code === language)) return language;
    if (chosen === undefined) return null;
    throw fieldRejection('language', '语音识别服务不能指定这种语言，没有开始转写。请换一种，或不指定');
  };

  return {
    async recogniser(): Promise<S['RecogniserInfo']> {
      if (recogniser === null) return { recogniser: null };
      const { languages, ...has } = await recogniser.abilities();
      return {
        recogniser: {
          model: recogniser.model,
          languages: [...languages],
          hasFiles: recogniser.takes === 'files' ? 'all' : 'opus',
          hasLive: recogniser.listen !== null,
          ...has,
        },
      };
    },

    async get(userId: string, id: string): Promise<S['MeetingRecognitionInfo']> {
      return info(db, (await ownMeeting(db, userId, id)).id);
    },

    async start(
      userId: string,
      id: string,
      requestId: string | undefined,
      body: S['RecogniseMeetingBody'],
    ): Promise<S['MeetingRecognition']> {
      await limiter.hit([limits.meetingPerUser, userId]);
      const meeting = await ownMeeting(db, userId, id);
      const service = recogniserFor(recogniser, meeting);
      const language = await languageFor(meeting, body.language);
      const started = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const locked = await ownMeeting(tx, userId, id, true);
        const known = await findRecognition(tx, id, true);
        if (known?.state === 'running') return toRecognition(tx, known);
        const { revision, segments } = await readTranscript(tx, id);
        if (body.replaces !== true && segments.some(({ text }) => text.trim() !== ''))
          throw fieldRejection('replaces', '转写稿里已经有字，没有开始转写。确认后可以替换，原来的能换回', 409);
        await countMeeting(tx, equities, locked, requestId);
        const isSame = known?.model === service.model && known.language === language && known.state !== 'done';
        if (!isSame) await deleteRecognised(tx, id);
        const row: RecognitionRow = {
          meeting_id: id,
          state: 'running',
          model: service.model,
          language,
          pieces: isSame ? known.pieces : null,
          revision,
          problem: null,
          other: known?.other ?? null,
          other_transcript: known?.other_transcript ?? null,
          updated_at: clock.now(),
        };
        await putRecognition(tx, row);
        await enqueueJob(tx, { kind: recogniseJob, subjectId: id, ownerId: userId }, clock.now());
        return toRecognition(tx, row);
      });
      poke();
      return started;
    },

    stop: (userId: string, id: string): Promise<S['MeetingRecognitionInfo']> =>
      db.transaction(async (tx) => {
        await ownMeeting(tx, userId, id, true);
        const row = await findRecognition(tx, id, true);
        if (row?.state === 'running') await putRecognition(tx, { ...row, state: 'stopped', updated_at: clock.now() });
        return info(tx, id);
      }),

    /** Puts the other transcript in place of the present one, and keeps that as the other. */
    swap: (
      userId: string,
      id: string,
      { revision }: S['SwapMeetingTranscriptBody'],
    ): Promise<S['MeetingRecognition']> =>
      db.transaction(async (tx) => {
        await ownMeeting(tx, userId, id, true);
        const row = await findRecognition(tx, id, true);
        if (row?.other_transcript == null) throw new Rejection(409, '没有另一份转写稿，没有换', 409);
        const present = await readTranscript(tx, id);
        if (present.revision !== revision) throw overtaken('转写稿');
        await replaceTranscript(tx, id, JSON.parse(row.other_transcript), clock.now());
        const next: RecognitionRow = {
          ...row,
          other: row.other === 'previous' ? 'recognised' : 'previous',
          other_transcript: JSON.stringify({ segments: present.segments, speakers: present.speakers }),
          updated_at: clock.now(),
        };
        await putRecognition(tx, next);
        return toRecognition(tx, next);
      }),
  };
}

export type Recognitions = ReturnType<typeof createRecognitions>;

export const piecesIn = ({ pieces }: Pick<RecognitionRow, 'pieces'>): Stretch[] => JSON.parse(pieces ?? '[]');

const lengthOf = (pieces: readonly Stretch[]): number =>
  pieces.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** @throws Rejection 409 where there is no recogniser for this meeting */
function recogniserFor(recogniser: Recogniser | null, { state, media_type: mediaType }: MeetingRow): Recogniser {
  if (recogniser === null) throw new Rejection(409, '没有接入语音识别，没有开始转写。可以手动记录，或导入字幕', 409);
  if (state !== 'ready') throw new Rejection(409, '录音还没有整理好，没有开始转写。请稍后再试', 409);
  if (recogniser.takes === 'samples' && !sampled.has(mediaType))
    throw new Rejection(409, '现在的语音识别服务只能转写Opus与WAV的录音，没有开始转写', 409);
  return recogniser;
}
