import type { MainComponents } from '@hengce/api/contract';
import type { EquityService } from '../../../account/entitlements';
import { Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import type { Log } from '../../../platform/log';
import type { Clock, Recogniser } from '../../../platform/ports';
import { sampleBytesPerSecond } from '../../../platform/ports';
import { minute, second } from '../../../platform/vocabulary';
import { countMeeting } from '../meetings/countMeeting';
import { findHotWords } from '../meetings/meetingRepository';
import { ownMeeting } from '../meetings/meetings';
import { hotWordsWith } from '../recognition/hotWords';
import { CaptionSession } from './CaptionSession';
import { keepSegments } from './keepSegments';

type S = MainComponents['schemas'];

/** Recordings with captions at the same time in one process. */
const maxSessions = 100;
/** A page that is gone says nothing. */
const idleMs = minute;
const sweepMs = 30 * second;
/** How much sound may come at once, after the network was away. */
const aheadMs = 30 * second;

/** What is said of a piece of sound. */
export interface SoundPlace {
  atMs: number;
  /** How many sentences the page has. */
  after?: number;
  /** Whether nothing follows for a while. */
  isLast?: boolean;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Log;
  equities: EquityService;
  recogniser: Recogniser | null;
}

/**
 * Captions (实时字幕) of running recordings. A recording has its connection to the recogniser in the process that its sound comes to; another
 * process makes one of its own.
 */
export function createCaptions({ db, clock, log, equities, recogniser }: Dependencies) {
  const sessions = new Map<string, CaptionSession>();

  const end = (meetingId: string): void => {
    sessions.get(meetingId)?.close();
    sessions.delete(meetingId);
  };
  const sweep = setInterval(() => {
    for (const [id, { heardAt }] of sessions) if (clock.now().getTime() - heardAt > idleMs) end(id);
  }, sweepMs);
  sweep.unref();

  const open = async (userId: string, meetingId: string): Promise<CaptionSession> => {
    const { state, language } = await ownMeeting(db, userId, meetingId);
    if (recogniser === null || recogniser.listen === null)
      throw new Rejection(409, '没有接入能给实时字幕的语音识别，录音不受影响', 409);
    if (state !== 'recording') throw new Rejection(409, '这场录音已结束，不再有实时字幕', 409);
    if (sessions.size >= maxSessions) throw new Rejection(429, '同时录音的人太多，暂时没有实时字幕。录音不受影响', 429);
    const { languages } = await recogniser.abilities();
    const wishes = {
      language: languages.some(({ code }) => code === language) ? language : null,
      hotWords: hotWordsWith(await findHotWords(db, userId)),
    };
    const session = new CaptionSession({
      ownerId: userId,
      listen: (events) => recogniser.listen?.(wishes, events) ?? null,
      now: () => clock.now().getTime(),
      count: () =>
        db.transaction(async (tx) => {
          await lockUser(tx, userId);
          await countMeeting(tx, equities, await ownMeeting(tx, userId, meetingId, true));
        }),
      keep: (segments) => keepSegments(db, meetingId, segments, clock.now()),
      onLost: (err) => log.warn({ err }, '实时字幕没有存进转写稿，稍后再存'),
    });
    // Two first pieces may come at once.
    const known = sessions.get(meetingId);
    if (known?.ownerId === userId) return known;
    sessions.set(meetingId, session);
    return session;
  };

  return {
    async hear(userId: string, meetingId: string, place: SoundPlace, file: Blob): Promise<S['MeetingCaptions']> {
      const known = sessions.get(meetingId);
      const session = known?.ownerId === userId ? known : await open(userId, meetingId);
      const samples = new Uint8Array(await file.arrayBuffer());
      if (session.heardMs + (samples.length / sampleBytesPerSecond) * second > session.ageMs() + aheadMs)
        throw new Rejection(429, '声音来得太快，没有收下。录音不受影响', 429);
      const isBegun = await session.begin(place.atMs).catch((error) => {
        end(meetingId);
        throw error;
      });
      if (!isBegun) return session.captions(place.after ?? 0);
      session.hear(samples.subarray(0, samples.length - (samples.length % 2)), place.atMs);
      if (place.isLast) await session.rest();
      return session.captions(place.after ?? 0);
    },

    close(): void {
      clearInterval(sweep);
      for (const id of [...sessions.keys()]) end(id);
    },
  };
}

export type Captions = ReturnType<typeof createCaptions>;
