import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { blockBytes } from '../audio/audioRepository';
import { type MeetingRow, writeMeeting } from '../meetings/meetingRepository';
import { ownMeeting, recordingMaxBytes } from '../meetings/meetings';
import { toMeeting, toSaved } from '../meetings/views';
import { findChunkHash, insertChunk, missingNumbers, runFrom } from './chunkRepository';

type S = MainComponents['schemas'];

export const sealJob = 'meeting.seal';

export interface ChunkPlace {
  number: number;
  part: number;
  endMs: number;
  sha256: string;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  /** Makes the queue look for jobs now. */
  poke: () => void;
}

/** Recordings as they come in: numbered chunks, twice, late and in any order, until they are sealed. */
export function createRecordings({ db, clock, limiter, poke }: Dependencies) {
  return {
    /** Keeps a chunk. What is answered is on the disk: the transaction has ended. */
    async put(userId: string, meetingId: string, place: ChunkPlace, file: Blob): Promise<S['MeetingSaved']> {
      await limiter.hit([limits.meetingChunkPerUser, userId]);
      const content = Buffer.from(await file.arrayBuffer());
      const arrived = createHash('sha256').update(content).digest('hex');
      return db.transaction(async (tx) => {
        const row = await ownMeeting(tx, userId, meetingId, true);
        if (content.byteLength === 0) throw fieldRejection('file', '这段录音是空的，没有保存');
        const { number, part, endMs, sha256 } = place;
        if (arrived !== sha256) throw fieldRejection('sha256', '这段录音在路上损坏了，没有保存。请重发');
        const known = await findChunkHash(tx, meetingId, number);
        if (known !== undefined && known !== sha256)
          throw new Rejection(409, `第${number + 1}段已有另一段录音，没有保存`, 409);
        if (known !== undefined) return toSaved(tx, row);
        if (row.state !== 'recording') {
          if (number < row.next_number) return toSaved(tx, row);
          throw new Rejection(409, '这场录音已结束，这一段没有保存', 409);
        }
        checkLength(row, number, content.byteLength);
        await insertChunk(tx, { meeting_id: meetingId, number, part, end_ms: endMs, sha256, content });
        const run = number === row.next_number ? await runFrom(tx, meetingId, number) : undefined;
        const next = {
          ...row,
          size_bytes: row.size_bytes + content.byteLength,
          last_number: Math.max(row.last_number, number),
          ...(run !== undefined && { next_number: run.next, duration_ms: Math.max(row.duration_ms, run.endMs) }),
          updated_at: clock.now(),
        };
        await writeMeeting(tx, next);
        return toSaved(tx, next);
      });
    },

    /** Ends a recording and has its file made. */
    async seal(userId: string, id: string, body: S['SealMeetingBody']): Promise<S['Meeting']> {
      const sealed = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = await ownMeeting(tx, userId, id, true);
        if (row.state === 'sealing' || row.state === 'ready') return toMeeting(tx, row, clock.now());
        if (row.last_number < 0) throw new Rejection(409, '还没有收到录音，没有结束', 409);
        const { file_bytes: fileBytes } = row;
        const count = fileBytes === null ? body.chunkCount : Math.ceil(fileBytes / blockBytes);
        const lacking = await missingNumbers(tx, id, row.next_number, count - 1);
        // A file without a part of it cannot be read.
        const mayLack = body.isIncomplete === true && fileBytes === null;
        if (lacking.length > 0 && !mayLack)
          throw new Rejection(409, `还有${lacking.length}段录音没有传到，没有结束。请等上传完成`, 409);
        const next = {
          ...row,
          state: 'sealing' as const,
          failure: null,
          ...(body.marks !== undefined && { marks: JSON.stringify(body.marks) }),
          updated_at: clock.now(),
        };
        await writeMeeting(tx, next);
        await enqueueJob(tx, { kind: sealJob, subjectId: id, ownerId: userId }, clock.now());
        return toMeeting(tx, next, clock.now());
      });
      poke();
      return sealed;
    },
  };
}

/** @throws Rejection where a chunk is not that part of the uploaded file, or makes a recording too large */
function checkLength(row: MeetingRow, number: number, bytes: number): void {
  if (row.file_bytes === null) {
    if (row.size_bytes + bytes > recordingMaxBytes)
      throw new Rejection(413, `一场录音最大${recordingMaxBytes / 1e9}GB，这一段没有保存。请结束后新建一场`, 413);
  } else if (bytes !== Math.min(blockBytes, row.file_bytes - number * blockBytes))
    throw fieldRejection('file', '这一段的长度与文件不符，没有保存。请重新选择文件');
}

export type Recordings = ReturnType<typeof createRecordings>;
