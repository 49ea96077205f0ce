import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

/** Document with the file of its present version, as a reading needs it. */
export interface ReadingRow {
  id: string;
  name: string;
  kind: S['KnowledgeDocument']['kind'];
  version: number;
  /** Number of the reading; every new one has the next. */
  reading: number;
  /** Pages of the file; null before they are counted. */
  pages: number | null;
  pages_done: number;
  /** JSON: numbers of pages without text. */
  failed_pages: string;
  file_id: string;
}

/** Chunk of a reading, as it is written to the database. */
export interface NewChunk {
  id: string;
  ordinal: number;
  page: number | null;
  heading: string | null;
  text: string;
  /** Hash of heading and text. */
  source: string;
  /** JSON of the boxes on the page. */
  boxes: string;
}

/** The end of a reading whose document was removed, or is read anew by a later job. */
export class Superseded extends Error {
  override name = 'Superseded';
}

export async function findReading(db: Db, documentId: string): Promise<ReadingRow | undefined> {
  const [row] = await db.query<ReadingRow>(
    `SELECT d.id, d.name, d.kind, d.version, d.reading, d.pages, d.pages_done, d.failed_pages, v.file_id
     FROM knowledge_documents d JOIN knowledge_versions v ON v.document_id = d.id AND v.version = d.version
     WHERE d.id = $1`,
    [documentId],
  );
  return row;
}

/** Stores the state of a reading. @throws Superseded */
export const setReadingState = (tx: Db, row: ReadingRow, state: 'parsing' | 'indexing'): Promise<void> =>
  update(tx, row, 'state = $3, reason = NULL, can_retry = false', [state]);

/** Stores how far a reading is. @throws Superseded */
export const setProgress = (
  tx: Db,
  row: ReadingRow,
  progress: { pages: number | null; pagesDone: number; failedPages: readonly number[] },
): Promise<void> =>
  update(tx, row, 'pages = $3, pages_done = $4, failed_pages = $5, revision = revision + 1', [
    progress.pages,
    progress.pagesDone,
    JSON.stringify(progress.failedPages),
  ]);

/** Ends a reading; chunks of former readings are deleted. @throws Superseded */
export async function endReading(
  tx: Db,
  row: ReadingRow,
  end: { state: 'ready' | 'partial'; reason: string | null; canRetry: boolean; failedPages: readonly number[] },
): Promise<void> {
  await tx.query('DELETE FROM knowledge_chunks WHERE document_id = $1 AND reading <> $2', [row.id, row.reading]);
  await update(tx, row, 'state = $3, reason = $4, can_retry = $5, failed_pages = $6, revision = revision + 1', [
    end.state,
    end.reason,
    end.canRetry,
    JSON.stringify(end.failedPages),
  ]);
}

/** Marks a document as unreadable, unless it was read meanwhile. */
export async function setUnreadable(tx: Db, documentId: string, reason: string, canRetry: boolean): Promise<void> {
  await tx.query(
    `UPDATE knowledge_documents SET state = 'failed', reason = $2, can_retry = $3, revision = revision + 1
     WHERE id = $1 AND state IN ('queued', 'parsing', 'indexing')`,
    [documentId, reason, canRetry],
  );
}

async function update(
  tx: Db,
  { id, reading }: ReadingRow,
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

/** Chunks that an earlier attempt at this reading stored, in their order, up to the last page that it finished. */
export const listStoredChunks = (
  db: Db,
  { id, reading, pages_done }: ReadingRow,
): Promise<{ heading: string | null; source: string }[]> =>
  db.query<{ heading: string | null; source: string }>(
    `SELECT heading, source FROM knowledge_chunks
     WHERE document_id = $1 AND reading = $2 AND page <= $3 ORDER BY ordinal`,
    [id, reading, pages_done],
  );

/** Adds chunks of a reading, or takes over those with the same ids of a former one. */
export async function writeChunks(
  tx: Db,
  { id, version, reading }: ReadingRow,
  chunks: readonly NewChunk[],
): Promise<void> {
  await tx.query(
    `INSERT INTO knowledge_chunks (id, document_id, version, reading, ordinal, page, heading, text, source, boxes)
     SELECT c.id, $2, $3, $4, c.ordinal, c.page, c.heading, c.text, c.source, c.boxes
     FROM json_to_recordset($1::json)
       AS c (id text, ordinal integer, page integer, heading text, text text, source text, boxes text)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, reading = excluded.reading, ordinal = excluded.ordinal,
       page = excluded.page, heading = excluded.heading, boxes = excluded.boxes`,
    [JSON.stringify(chunks), id, version, reading],
  );
}
