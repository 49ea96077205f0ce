import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db';
import { maxPages } from '../../../platform/file';
import type { Job } from '../../../platform/jobs';
import { cleanText, type ReadPart, readPage } from '../../../platform/reading';
import { type Chunk, createChunker, fromBlocks, fromText, rowTexts } from './chunk';
import { listStoredChunks, type ReadingRow, setProgress, writeChunks } from './readingRepository';
import { problems, Unreadable, unreadable } from './Unreadable';

/** Highest number of rows of a sheet that are read. */
export const maxRows = 20_000;
/** Highest number of characters of a page that are read, many times what is printed on one. */
export const maxPerPage = 40_000;
const maxChunks = 20_000;
/** Parts and milliseconds after which what was read is stored. */
const keepEvery = { parts: 8, ms: 400 };

interface Taken {
  page: number | null;
  chunks: Chunk[];
  isFailed?: boolean;
}

/** Outcome of reading a document, which its final state and reason are made from. */
export interface Kept {
  kind: ReadingRow['kind'];
  pages: number | null;
  chunks: number;
  failedPages: number[];
  notes: string[];
}

/** Stores the parts of a document as chunks while they are read, some at a time. @throws Unreadable, Superseded, LeaseLost */
export async function keepParts(db: Db, job: Job, row: ReadingRow, parts: AsyncIterable<ReadPart>): Promise<Kept> {
  const { kind, id } = row;
  const before = await listStoredChunks(db, row);
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
      const failed = [...failedPages].sort((a, b) => a - b);
      await setProgress(tx, row, { pages, pagesDone, failedPages: failed });
      await writeChunks(tx, row, rows);
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
