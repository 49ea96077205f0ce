import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { maxPages, readText } from '../../../platform/file';
import type { Job } from '../../../platform/jobs';
import { type Chunk, createChunker, fromBlocks, fromText, rowTexts, slicesOf } from './chunk';
import { cleanText } from './cleanText';
import { readPage } from './layout';
import { type Problem, type ReadPart, readParts } from './readParts';

type S = MainComponents['schemas'];

interface DocumentRow {
  id: string;
  name: string;
  kind: S['KnowledgeDocument']['kind'];
  version: number;
  reading: number;
  pages: number | null;
  pages_done: number;
  failed_pages: string;
  file_id: string;
}

interface Taken {
  page: number | null;
  chunks: Chunk[];
  isFailed?: boolean;
}

const maxRows = 20_000;
/** Characters of a page, many times what is printed on one. */
const maxPerPage = 40_000;
const maxChunks = 20_000;
/** What was read is kept after so much, or so long. */
const keepEvery = { parts: 8, ms: 400 };

const problems: Readonly<Record<Problem | 'empty' | 'scanned', { reason: string; canRetry: boolean }>> = {
  locked: { reason: '文件有密码，无法读取。请去掉密码后上传新版本', canRetry: false },
  broken: { reason: '文件打不开，可能不完整或已损坏。请打开核对，重新导出后上传新版本', canRetry: true },
  slow: { reason: '有一页30秒没有读完，已停止。可以重试，或拆成几份、另存一次后上传新版本', canRetry: true },
  long: { reason: '读了5分钟还没有读完，已停止。请拆成几份，或另存一次后上传新版本', canRetry: false },
  large: { reason: '文件展开后太大，读不完。请拆成几份后上传', canRetry: true },
  empty: { reason: '文件里没有文字。请核对是不是选错了文件', canRetry: false },
  scanned: { reason: '没有可检索的文字（扫描件）。请上传带文字的版本', canRetry: false },
};

/** Why a reading stopped: for good, as opposed to an error after which it is tried again. */
class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    readonly reason: string,
    readonly canRetry: boolean,
  ) {
    super(reason);
  }
}
const unreadable = (problem: keyof typeof problems) =>
  new Unreadable(problems[problem].reason, problems[problem].canRetry);

/** The document was removed, or is read anew by a later job. */
class Superseded extends Error {
  override name = 'Superseded';
}

export interface ReadingDependencies {
  db: Db;
  files: Pick<FileStore, 'read'>;
  /** After a document was read: its base is asked its questions again. */
  onRead(documentId: string): Promise<void>;
}

/** Reads documents page by page, keeping what it has as it goes, so that it can be searched and survives the process. */
export function createDocumentReader({ db, files, onRead }: ReadingDependencies) {
  const find = async (documentId: string): Promise<DocumentRow | undefined> => {
    const [row] = await db.query<DocumentRow>(
      `SELECT d.id, d.name, d.kind, d.version, d.reading, d.pages, d.pages_done, d.failed_pages, v.file_id
       FROM knowledge_documents d JOIN knowledge_versions v ON v.document_id = d.id AND v.version = d.version
       WHERE d.id = $1`,
      [documentId],
    );
    return row;
  };

  /** One step of a reading, unless it was superseded. */
  const write = async (
    job: Job,
    row: DocumentRow,
    sets: string,
    params: readonly (string | number | boolean | null)[] = [],
  ) => {
    await db.transaction(async (tx) => {
      await job.hold(tx);
      await update(tx, row, sets, params);
    });
  };

  return {
    async run(job: Job): Promise<void> {
      const row = await find(job.subjectId);
      if (row === undefined) return;
      try {
        await write(job, row, "state = 'parsing', reason = NULL, can_retry = false");
        const file = await files.read(db, row.file_id);
        if (file === undefined) return;
        const kept = await keepAll(db, job, row, partsOf(row, file.content, job.signal));
        await write(job, row, "state = 'indexing'");
        const end = summary(kept);
        await db.transaction(async (tx) => {
          await job.hold(tx);
          await tx.query('DELETE FROM knowledge_chunks WHERE document_id = $1 AND reading <> $2', [
            row.id,
            row.reading,
          ]);
          await update(tx, row, 'state = $3, reason = $4, can_retry = $5, failed_pages = $6, revision = revision + 1', [
            end.state,
            end.reason,
            end.canRetry,
            JSON.stringify(kept.failedPages),
          ]);
        });
        await onRead(row.id);
      } catch (error) {
        if (error instanceof Superseded) return;
        if (!(error instanceof Unreadable)) throw error;
        await fail(db, job, error.reason, error.canRetry);
      }
    },

    giveUp: (job: Job): Promise<void> =>
      fail(db, job, '读了3次都没有读完，已停止。可以重试，或另存一次后上传新版本', true),
  };
}

/** Only while the job is held: asked for anew, the document waits for another reading, of which nothing is known yet. */
const fail = (db: Db, job: Job, reason: string, canRetry: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    await job.hold(tx);
    await tx.query(
      `UPDATE knowledge_documents SET state = 'failed', reason = $2, can_retry = $3, revision = revision + 1
       WHERE id = $1 AND state IN ('queued', 'parsing', 'indexing')`,
      [job.subjectId, reason, canRetry],
    );
  });

async function update(
  tx: Db,
  { id, reading }: DocumentRow,
  sets: string,
  params: readonly (string | number | boolean | null)[],
): Promise<void> {
  const changed = await tx.query(`UPDATE knowledge_documents SET ${sets} WHERE id = $1 AND reading = $2 RETURNING id`, [
    id,
    reading,
    ...params,
  ]);
  if (changed.length === 0) throw new Superseded();
}

async function* partsOf(row: DocumentRow, content: Uint8Array, signal: AbortSignal): AsyncGenerator<ReadPart, void> {
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

interface Kept {
  kind: DocumentRow['kind'];
  pages: number | null;
  chunks: number;
  failedPages: number[];
  notes: string[];
}

async function keepAll(db: Db, job: Job, row: DocumentRow, parts: AsyncIterable<ReadPart>): Promise<Kept> {
  const { kind, id } = row;
  const before = await keptChunks(db, row);
  const seen = new Map<string, number>();
  for (const chunk of before) seen.set(chunk.source, (seen.get(chunk.source) ?? 0) + 1);
  const chunker = createChunker(before.at(-1)?.heading ?? null);
  const failedPages = new Set<number>(JSON.parse(row.failed_pages) as number[]);
  const notes: string[] = [];
  const cutPages: number[] = [];
  let ordinal = before.length;
  let pages = row.pages;
  let pagesDone = row.pages_done;
  let taken: Taken[] = [];
  let keptAt = performance.now();

  const keep = async () => {
    const rows = taken.flatMap(({ page, chunks }) =>
      chunks.map((chunk) => {
        const source = sourceOf(chunk);
        const times = (seen.get(source) ?? 0) + 1;
        seen.set(source, times);
        ordinal += 1;
        const chunkId = createHash('sha256').update(`${id}\n${source}\n${times}`).digest('hex').slice(0, 24);
        return { ...chunk, boxes: JSON.stringify(chunk.boxes), id: chunkId, source, page, ordinal };
      }),
    );
    if (ordinal > maxChunks) throw new Unreadable(`文字太多，超过${maxChunks}个片段。请拆成几份后上传`, false);
    for (const { page, isFailed } of taken) {
      if (page === null) continue;
      pagesDone = Math.max(pagesDone, page);
      if (isFailed) failedPages.add(page);
    }
    taken = [];
    keptAt = performance.now();
    await db.transaction(async (tx) => {
      await job.hold(tx);
      await update(tx, row, 'pages = $3, pages_done = $4, failed_pages = $5, revision = revision + 1', [
        pages,
        pagesDone,
        JSON.stringify([...failedPages].sort((a, b) => a - b)),
      ]);
      await tx.query(
        `INSERT INTO knowledge_chunks (id, document_id, version, reading, ordinal, page, heading, text, source, boxes)
         SELECT c.id, $2, $3, $4, c.ordinal, c.page, c.heading, c.text, c.source, c.boxes
         FROM json_to_recordset($1::json)
           AS c (id text, ordinal integer, page integer, heading text, text text, source text, boxes text)
         ON CONFLICT (id) DO UPDATE SET version = excluded.version, reading = excluded.reading, ordinal = excluded.ordinal,
           page = excluded.page, heading = excluded.heading, boxes = excluded.boxes`,
        [JSON.stringify(rows), id, row.version, row.reading],
      );
    });
  };

  for await (const part of parts) {
    job.signal.throwIfAborted();
    switch (part.type) {
      case 'problem':
        if (taken.length > 0) await keep();
        if (ordinal === 0 || pages === null) throw unreadable(part.problem);
        for (let page = pagesDone + 1; page <= pages; page++) failedPages.add(page);
        notes.push(`读到第${pagesDone}页：${problems[part.problem].reason}`);
        return { kind, pages, chunks: ordinal, failedPages: [...failedPages].sort((a, b) => a - b), notes };
      case 'opened':
        pages = part.pages;
        if (kind === 'pdf' && pages > maxPages)
          throw new Unreadable(`PDF最多${maxPages}页，现在是${pages}页。请拆成几份后上传`, false);
        await keep();
        break;
      case 'page':
        taken.push(takePage(part, chunker));
        if (part.isCut) cutPages.push(part.page);
        break;
      case 'sheet': {
        const cleaned = cleanText(part.name);
        const blocks = rowTexts(part.rows).map((text) => ({ text, parts: [], isHeading: false }));
        const chunks = createChunker(cleaned).cut(blocks);
        if (part.isCut) notes.push(`工作表“${cleaned}”只读了前${maxRows}行`);
        taken.push({ page: part.page, chunks: chunks.map((chunk) => ({ ...chunk, boxes: [] })) });
        break;
      }
      case 'blocks': {
        const blocks = part.blocks.flatMap((block) =>
          kind === 'docx' || block.kind === 'table' ? fromBlocks([block]) : fromText(block.text, kind === 'md'),
        );
        taken.push({ page: null, chunks: chunker.cut(blocks) });
        break;
      }
    }
    if (taken.length >= keepEvery.parts || performance.now() - keptAt > keepEvery.ms) await keep();
  }
  await keep();
  if (cutPages.length > 0) notes.push(`${cutPages.length}页文字太多，每页只读了前${maxPerPage}字`);
  return { kind, pages, chunks: ordinal, failedPages: [...failedPages].sort((a, b) => a - b), notes };
}

/** Chunks that an earlier attempt at this reading kept. */
async function keptChunks(db: Db, { id, reading, pages_done }: DocumentRow) {
  return db.query<{ heading: string | null; source: string }>(
    `SELECT heading, source FROM knowledge_chunks
     WHERE document_id = $1 AND reading = $2 AND page <= $3 ORDER BY ordinal`,
    [id, reading, pages_done],
  );
}

const sourceOf = ({ heading, text }: Pick<Chunk, 'heading' | 'text'>): string =>
  createHash('sha256')
    .update(`${heading ?? ''}\n${text}`)
    .digest('hex');

function takePage(
  { page, runs, isBlank }: ReadPart & { type: 'page' },
  chunker: ReturnType<typeof createChunker>,
): Taken {
  if (runs === null) return { page, chunks: [], isFailed: true };
  const chunks = chunker.cut(readPage(page, runs));
  return { page, chunks, isFailed: chunks.length === 0 && !isBlank };
}

function summary({ kind, pages, chunks, failedPages, notes }: Kept) {
  if (chunks === 0) throw unreadable(kind === 'pdf' ? 'scanned' : 'empty');
  const reasons = [...notes];
  // A reading that stopped says so itself.
  if (failedPages.length > 0 && pages !== null && notes.length === 0)
    reasons.push(`${failedPages.length}页没有可检索的文字（扫描件）。其余${pages - failedPages.length}页可用`);
  const isWhole = reasons.length === 0;
  return { state: isWhole ? 'ready' : 'partial', reason: isWhole ? null : `${reasons.join('；')}`, canRetry: !isWhole };
}
