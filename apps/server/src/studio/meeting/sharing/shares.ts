import type { MainComponents } from '@hengce/api/contract';
import type { Passwords } from '../../../account/users';
import { fieldRejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, openShared, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { after, createToken, day, hashToken } from '../../../platform/vocabulary';
import type { Audio } from '../audio/audio';
import { ownMeeting } from '../meetings/meetings';
import { readMinutes } from '../minutes/minutes';
import { readTranscript } from '../transcript/transcripts';
import { deleteShare, findSharedMeeting, putShare } from './shareRepository';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  passwords: Passwords;
  audio: Audio;
}

/** Links by which others read and hear a meeting. */
export function createShares({ db, clock, limiter, passwords, audio }: Dependencies) {
  return {
    async share(
      userId: string,
      { id, days, password, hasMinutes = false }: S['ShareMeetingBody'],
    ): Promise<S['MeetingShare']> {
      await ownMeeting(db, userId, id);
      const [shareId, createdAt] = [createToken(), clock.now()];
      const expiresAt = after(createdAt, days * day);
      const passwordHash = password === undefined ? null : await passwords.hash(password);
      const row = {
        password_hash: passwordHash,
        created_at: createdAt,
        expires_at: expiresAt,
        has_minutes: hasMinutes,
      };
      await putShare(db, id, hashToken(shareId), row);
      return {
        shareId,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        hasPassword: passwordHash !== null,
        hasMinutes,
      };
    },

    async unshare(userId: string, id: string): Promise<void> {
      await deleteShare(db, (await ownMeeting(db, userId, id)).id);
    },

    async read(shareId: string, password: string | undefined, ip: string): Promise<S['SharedMeeting']> {
      const row = await openShared(limiter, { shareId, ip }, (hash) => findSharedMeeting(db, hash, clock.now()));
      if (row.password_hash !== null) {
        if (password === undefined) throw fieldRejection('password', '请输入分享密码', 403);
        await limiter.hit([limits.sharePasswordPerShare, hashToken(shareId)]);
        if (!(await passwords.isRight(password, row.password_hash)))
          throw fieldRejection('password', '分享密码不对，请向分享的人核对', 403);
      }
      const { segments, ...transcript } = await readTranscript(db, row.id);
      return {
        title: row.title,
        durationMs: row.duration_ms,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        transcript: { ...transcript, segments: segments.map(({ comment: _, ...segment }) => segment) },
        minutes: row.has_minutes ? { ...(await readMinutes(db, row, null)), writing: null } : null,
        play: row.state === 'ready' ? await audio.addressOf(row.id) : null,
      };
    },
  };
}

export type Shares = ReturnType<typeof createShares>;
