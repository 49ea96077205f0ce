import type { MainComponents } from '@hengce/api/contract';
import { AudioReply, FileReply, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createToken, hashToken, hour, looksLikeToken } from '../../../platform/vocabulary';
import { ownMeeting } from '../meetings/meetings';
import { toMeeting } from '../meetings/views';
import { findPlayed, insertPlay, readAudio } from './audioRepository';
import { findLevels, putLevels } from './levelRepository';

type S = MainComponents['schemas'];

/** How long a player can hear a file, pauses included, before it asks anew. */
const playMs = 12 * hour;

/** What is heard and seen of a meeting's audio: addresses for players, and its loudness. */
export function createAudio({ db, clock, limiter }: { db: Db; clock: Clock; limiter: RateLimiter }) {
  /** A new address for a file that is ready. */
  const addressOf = async (id: string): Promise<S['MeetingPlay']> => {
    const [playId, expiresAt] = [createToken(), after(clock.now(), playMs)];
    await insertPlay(db, hashToken(playId), id, expiresAt);
    return { playId, expiresAt: expiresAt.toISOString() };
  };

  return {
    addressOf,

    async play(userId: string, id: string): Promise<S['MeetingPlay']> {
      const { state } = await ownMeeting(db, userId, id);
      if (state !== 'ready') throw new Rejection(409, '录音还没有整理好，暂不能播放', 409);
      return addressOf(id);
    },

    async played(playId: string, range: string | undefined): Promise<AudioReply> {
      const file = looksLikeToken(playId) ? await findPlayed(db, hashToken(playId), clock.now()) : undefined;
      if (file === undefined) throw new Rejection(404, '播放地址已失效，请刷新后重试', 404);
      return new AudioReply(file.media_type, file.size_bytes, range, (from, to) => readAudio(db, file.id, from, to));
    },

    async saveLevels(userId: string, id: string, stepMs: number, file: Blob): Promise<S['Meeting']> {
      await limiter.hit([limits.meetingPerUser, userId]);
      const content = new Uint8Array(await file.arrayBuffer());
      const row = await ownMeeting(db, userId, id);
      await putLevels(db, id, stepMs, content);
      return toMeeting(db, row, clock.now());
    },

    async levels(userId: string, id: string): Promise<FileReply> {
      const row = await ownMeeting(db, userId, id);
      const content = await findLevels(db, row.id);
      if (content === undefined) throw new Rejection(404, '这场会议没有波形', 404);
      return new FileReply(content, 'levels.bin', 'application/octet-stream');
    },
  };
}

export type Audio = ReturnType<typeof createAudio>;
