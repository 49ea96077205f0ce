import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import type { Job, JobHandlers } from '../../../platform/jobs';
import type { Clock } from '../../../platform/ports';
import { blockBytes, deleteBlocks, insertBlock } from '../audio/audioRepository';
import { findMeetingOfJob, type MeetingRow, writeMeeting } from '../meetings/meetingRepository';
import { marksIn } from '../meetings/views';
import { deleteChunks, listParts, readPart } from './chunkRepository';
import { inspectUpload } from './inspectUpload';
import { type Joined, joinParts, type Part, Unreadable } from './joinParts';
import { sealJob } from './recordings';

/** Handler of the job that makes one file of a recording. The chunks stay until the file is there. */
export function sealingJobs({ db, clock }: { db: Db; clock: Clock }): JobHandlers {
  /** Writes what became of a meeting whose file is still awaited. */
  const settle = (id: string, changed: (tx: Db, row: MeetingRow) => Promise<Partial<MeetingRow>>) =>
    db.transaction(async (tx) => {
      const row = await findMeetingOfJob(tx, id, true);
      if (row?.state !== 'sealing') return;
      await writeMeeting(tx, { ...row, ...(await changed(tx, row)), updated_at: clock.now() });
    });
  const fail = (id: string, failure: string) => settle(id, async () => ({ state: 'failed', failure }));

  async function run(job: Job): Promise<void> {
    const id = job.subjectId;
    const meeting = await findMeetingOfJob(db, id);
    if (meeting?.state !== 'sealing') return;
    if (meeting.origin === 'uploaded') {
      const { mediaType, durationMs } = await inspectUpload(db, id, meeting.size_bytes);
      return await settle(id, async (tx) => {
        await job.hold(tx);
        return { state: 'ready', media_type: mediaType, duration_ms: durationMs };
      });
    }
    const folder = await mkdtemp(join(tmpdir(), 'hengce-meeting-'));
    try {
      const path = join(folder, 'audio');
      const joined = await joinParts(partsOf(db, id), path);
      await keepFile(db, id, path, job.signal);
      const { size } = await stat(path);
      await settle(id, async (tx, row) => {
        await job.hold(tx);
        await deleteChunks(tx, id);
        return {
          state: 'ready',
          media_type: joined.mediaType,
          size_bytes: size,
          duration_ms: joined.durationMs,
          marks: JSON.stringify(withLost(marksIn(row), joined.lost)),
        };
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    [sealJob]: {
      async run(job) {
        try {
          await run(job);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          await fail(
            job.subjectId,
            '没有读出声音。录音的原始数据仍在；文件请换成MP3、M4A、WAV、FLAC、OGG、WebM、MP4或MOV再上传',
          );
        }
      },
      giveUp: (job) => fail(job.subjectId, '录音没有整理好，原始数据仍在。请稍后重试'),
    },
  };
}

async function* partsOf(db: Db, id: string): AsyncGenerator<Part> {
  for (const { part, end_ms: endMs } of await listParts(db, id)) yield { bytes: await readPart(db, id, part), endMs };
}

/** Keeps a file in blocks, in place of what an earlier attempt left. */
async function keepFile(db: Db, id: string, path: string, signal: AbortSignal): Promise<void> {
  await deleteBlocks(db, id);
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(blockBytes);
    for (let block = 0; ; block++) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(buffer, 0, blockBytes, block * blockBytes);
      if (bytesRead > 0) await insertBlock(db, id, block, buffer.subarray(0, bytesRead));
      if (bytesRead < blockBytes) return;
    }
  } finally {
    await file.close();
  }
}

function withLost(marks: readonly MainComponents['schemas']['MeetingMark'][], lost: Joined['lost']) {
  const gaps = lost.map((gap) => ({ kind: 'interrupted' as const, ...gap, note: '这一段录音读不出声音' }));
  return [...marks, ...gaps].sort((a, b) => a.atMs - b.atMs);
}
