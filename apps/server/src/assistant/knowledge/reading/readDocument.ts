import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { maxPages, readText } from '../../../platform/file';
import type { Job } from '../../../platform/jobs';
import { type ReadPart, readParts } from '../../../platform/reading';
import { slicesOf } from './chunk';
import { type Kept, keepParts, maxPerPage, maxRows } from './keepParts';
import {
  endReading,
  findReading,
  type ReadingRow,
  Superseded,
  setReadingState,
  setUnreadable,
} from './readingRepository';
import { Unreadable, unreadable } from './Unreadable';

export interface ReadingDependencies {
  db: Db;
  files: Pick<FileStore, 'read'>;
  /** Called after a document was read. */
  onRead(documentId: string): Promise<void>;
}

/** Job that reads documents page by page and stores as it goes: what was read can be searched and survives the process. */
export function createDocumentReader({ db, files, onRead }: ReadingDependencies) {
  /** One step of a reading, while the job is held. */
  const step = (job: Job, write: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await job.hold(tx);
      await write(tx);
    });

  // Only while the job is held: a document that was asked for anew waits for another reading, of which nothing is known yet.
  const fail = (job: Job, reason: string, canRetry: boolean): Promise<void> =>
    step(job, (tx) => setUnreadable(tx, job.subjectId, reason, canRetry));

  return {
    async run(job: Job): Promise<void> {
      const row = await findReading(db, job.subjectId);
      if (row === undefined) return;
      try {
        await step(job, (tx) => setReadingState(tx, row, 'parsing'));
        const file = await files.read(db, row.file_id);
        if (file === undefined) return;
        const kept = await keepParts(db, job, row, partsOf(row, file.content, job.signal));
        await step(job, (tx) => setReadingState(tx, row, 'indexing'));
        const end = summary(kept);
        await step(job, (tx) => endReading(tx, row, end));
        await onRead(row.id);
      } catch (error) {
        if (error instanceof Superseded) return;
        if (!(error instanceof Unreadable)) throw error;
        await fail(job, error.reason, error.canRetry);
      }
    },

    giveUp: (job: Job): Promise<void> => fail(job, '读了3次都没有读完，已停止。可以重试，或另存一次后上传新版本', true),
  };
}

async function* partsOf(row: ReadingRow, content: Uint8Array, signal: AbortSignal): AsyncGenerator<ReadPart, void> {
  const { kind } = row;
  if (kind === 'txt' || kind === 'md') {
    const text = readText(content);
    if (text === null) throw unreadable('broken');
    for (const part of slicesOf(text)) {
      yield { type: 'blocks', blocks: [{ kind: 'text', text: part }] };
      // It is cut in the server's own thread, which has others to serve.
      await setImmediate();
    }
    return;
  }
  // Chunks of documents without pages are made anew: the same ones, as their ids follow from them.
  yield* readParts(
    { kind, content: Uint8Array.from(content), from: row.pages_done + 1, maxPages, maxPerPage, maxRows },
    signal,
  );
}

/** State in which a reading ends, with the reason when it is not whole. @throws Unreadable when there is no text */
function summary({ kind, pages, chunks, failedPages, notes }: Kept) {
  if (chunks === 0) throw unreadable(kind === 'pdf' ? 'scanned' : 'empty');
  const reasons = [...notes];
  // A reading that stopped says so itself.
  if (failedPages.length > 0 && pages !== null && notes.length === 0)
    reasons.push(`${failedPages.length}页没有可检索的文字（扫描件）。其余${pages - failedPages.length}页可用`);
  const isWhole = reasons.length === 0;
  return {
    state: isWhole ? 'ready' : 'partial',
    reason: isWhole ? null : reasons.join('；'),
    canRetry: !isWhole,
    failedPages,
  } as const;
}
