import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { inScope, type Scope, searchable } from './scopeRepository';

type S = MainComponents['schemas'];

export interface ChunkRow {
  id: string;
  ordinal: number;
  page: number | null;
  kind: S['KnowledgeDocument']['kind'];
  heading: string | null;
  text: string;
  is_enabled: boolean;
  is_edited: boolean;
  boxes: string;
}

/** Chunk with the names that a citation of it needs. */
export interface NamedChunkRow extends Omit<ChunkRow, 'ordinal' | 'is_enabled'> {
  document_id: string;
  document_name: string;
  base_name: string;
}

/** Chunks c of the present versions of documents d. */
const currentChunks = 'knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version';
const namedColumns = `c.id, c.page, d.kind, c.heading, c.text, c.boxes, c.is_edited, d.id AS document_id, d.name AS document_name,
  b.name AS base_name`;

/** One page of the chunks of a document, of all its pages or one, and how many there are. */
export async function pageOfChunks(
  db: Db,
  userId: string,
  documentId: string,
  page: number | null,
  limit: number,
  offset: number,
): Promise<{ rows: ChunkRow[]; total: number }> {
  const from = `FROM ${currentChunks} WHERE d.owner_id = $1 AND d.id = $2 AND ($3::integer IS NULL OR c.page = $3)`;
  const [all] = await db.query<{ count: number }>(`SELECT count(*) AS count ${from}`, [userId, documentId, page]);
  const rows = await db.query<ChunkRow>(
    `SELECT c.id, c.ordinal, c.page, d.kind, c.heading, c.text, c.is_enabled, c.is_edited, c.boxes ${from}
     ORDER BY c.ordinal LIMIT $4 OFFSET $5`,
    [userId, documentId, page, limit, offset],
  );
  return { rows, total: all?.count ?? 0 };
}

/** Changes the text of a chunk or whether it is searched; null leaves a value. @returns it, undefined where the account has no such chunk */
export async function updateChunk(
  tx: Db,
  userId: string,
  id: string,
  isEnabled: boolean | null,
  text: string | null,
): Promise<ChunkRow | undefined> {
  const [row] = await tx.query<ChunkRow & { document_id: string }>(
    `UPDATE knowledge_chunks c SET is_enabled = coalesce($3, c.is_enabled), text = coalesce($4, c.text),
       is_edited = c.is_edited OR ($4::text IS NOT NULL AND $4 <> c.text)
     FROM knowledge_documents d
     WHERE d.id = c.document_id AND d.version = c.version AND d.owner_id = $1 AND d.removed_at IS NULL AND c.id = $2
     RETURNING c.id, c.document_id, c.ordinal, c.page, d.kind, c.heading, c.text, c.is_enabled, c.is_edited, c.boxes`,
    [userId, id, isEnabled, text],
  );
  if (row) await tx.query('UPDATE knowledge_documents SET revision = revision + 1 WHERE id = $1', [row.document_id]);
  return row;
}

/** Document and text of a chunk in a base; undefined for none, and where its document was removed. */
export async function findChunk(
  db: Db,
  userId: string,
  baseId: string,
  id: string,
): Promise<{ document_id: string; text: string } | undefined> {
  const [row] = await db.query<{ document_id: string; text: string }>(
    `SELECT c.document_id, c.text FROM ${currentChunks}
     WHERE d.owner_id = $1 AND d.base_id = $2 AND d.removed_at IS NULL AND c.id = $3`,
    [userId, baseId, id],
  );
  return row;
}

/** Texts of the chunks of a document. */
export const listChunkTexts = (db: Db, documentId: string): Promise<{ id: string; text: string }[]> =>
  db.query<{ id: string; text: string }>(`SELECT c.id, c.text FROM ${currentChunks} WHERE d.id = $1`, [documentId]);

/** Chunks of some documents for their search index, by document and in reading order; those switched off are left out. */
export const listForIndex = (
  db: Db,
  userId: string,
  documentIds: readonly string[],
): Promise<{ document_id: string; revision: number; id: string; heading: string; text: string }[]> =>
  db.query<{ document_id: string; revision: number; id: string; heading: string; text: string }>(
    `SELECT c.document_id, d.revision, c.id, coalesce(c.heading, '') AS heading, c.text FROM ${currentChunks}
     WHERE d.owner_id = $1 AND d.id = ANY($2::text[]) AND c.is_enabled ORDER BY c.document_id, c.ordinal`,
    [userId, documentIds],
  );

/** Those of some chunks that an answer may cite: switched on, in documents that are neither switched off nor removed. */
export const listCitable = (db: Db, userId: string, ids: readonly string[]): Promise<NamedChunkRow[]> =>
  db.query<NamedChunkRow>(
    `SELECT ${namedColumns} FROM ${currentChunks} JOIN knowledge_bases b ON b.id = d.base_id
     WHERE d.owner_id = $1 AND c.id = ANY($2::text[]) AND c.is_enabled AND d.is_enabled AND d.removed_at IS NULL`,
    [userId, ids],
  );

/**
 * Chunks of a document in reading order: those of one page of a PDF, or those that begin before a number of characters. Those switched off
 * are left out and not counted.
 */
export const readInOrder = (
  db: Db,
  userId: string,
  documentId: string,
  which: { page: number } | { before: number },
): Promise<NamedChunkRow[]> =>
  db.query<NamedChunkRow>(
    `SELECT o.* FROM (
       SELECT ${namedColumns}, c.ordinal, sum(length(c.text)) OVER (ORDER BY c.ordinal) - length(c.text) AS before
       FROM ${currentChunks} JOIN knowledge_bases b ON b.id = d.base_id
       WHERE d.owner_id = $1 AND d.id = $2 AND c.is_enabled) o
     WHERE ${'page' in which ? "o.kind = 'pdf' AND o.page = $3" : 'o.before < $3'} ORDER BY o.ordinal`,
    [userId, documentId, 'page' in which ? which.page : which.before],
  );

/** Number of chunks of a scope with a term (folded): those that are searched, and those that are switched off. */
export async function countChunksWith(
  db: Db,
  userId: string,
  today: string,
  { baseIds, documentIds }: Scope,
  term: string,
): Promise<{ enabled: number; disabled: number }> {
  const [row] = await db.query<{ enabled: number; disabled: number }>(
    `SELECT count(*) FILTER (WHERE c.is_enabled AND ${searchable}) AS enabled,
       count(*) FILTER (WHERE NOT c.is_enabled) AS disabled
     FROM ${currentChunks} WHERE d.owner_id = $1 AND d.removed_at IS NULL AND ${inScope}
       AND strpos(lower(coalesce(c.heading, '') || ' ' || c.text), $5) > 0`,
    [userId, today, baseIds, documentIds, term],
  );
  return row ?? { enabled: 0, disabled: 0 };
}
