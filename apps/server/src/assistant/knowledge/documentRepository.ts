import type { MainComponents } from '@hengce/api/contract';
import type { Db, SqlValue } from '../../platform/db';
import { deleteFiles } from '../../platform/file';

type S = MainComponents['schemas'];

export interface DocumentRow {
  id: string;
  base_id: string;
  folder_id: string | null;
  name: string;
  kind: S['KnowledgeDocument']['kind'];
  size: number;
  version: number;
  state: S['KnowledgeDocumentState'];
  queue_position: number | null;
  pages: number | null;
  pages_done: number;
  failed_pages: string;
  reason: string | null;
  can_retry: boolean;
  is_enabled: boolean;
  chunks: number;
  versions: string;
  duplicate_id: string | null;
  duplicate_name: string | null;
  expires_on: string | null;
  cited_times: number;
  created_at: Date;
  updated_at: Date;
}

export interface DocumentFilter {
  baseId: string;
  folderId: string | null;
  /** Part of the name; empty for all. */
  q: string;
  kind: string | null;
  /** A state, `running` for all that are being read, `old`, or null for all. */
  state: string | null;
  /** Moment before which a document that did not change since is old. */
  oldBefore: Date;
}

/** File that is the first or a further version of a document. */
export interface VersionFile {
  fileId: string;
  name: string;
  kind: string;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** States of a document that waits or is being read. */
export const busyStates: readonly string[] = ['queued', 'parsing', 'indexing'];

// Owners wait in turn, each with one document at a time. A twin is an older document with the same content.
const documentColumns = `d.id, d.base_id, d.folder_id, d.name, d.kind, d.size, d.version, d.state,
  CASE WHEN d.state = 'queued' THEN (SELECT w.place FROM (
    SELECT t.subject_id, row_number() OVER (ORDER BY t.turn, t.seq) AS place FROM (
      SELECT j.subject_id, j.seq, row_number() OVER (PARTITION BY j.owner_id ORDER BY j.seq) AS turn
      FROM jobs j WHERE j.kind = 'knowledge.read' AND j.holder IS NULL) t) w
    WHERE w.subject_id = d.id) END AS queue_position,
  d.pages, d.pages_done, d.failed_pages, d.reason, d.can_retry, d.is_enabled,
  (SELECT count(*) FROM knowledge_chunks c WHERE c.document_id = d.id AND c.version = d.version) AS chunks,
  (SELECT coalesce(json_agg(json_build_object('version', v.version, 'name', v.name, 'bytes', f.size,
     'createdAt', to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY v.version DESC), '[]')::text
   FROM knowledge_versions v JOIN files f ON f.id = v.file_id WHERE v.document_id = d.id) AS versions,
  twin.id AS duplicate_id, twin.name AS duplicate_name, d.expires_on, d.cited_times, d.created_at, d.updated_at`;
const twinJoin = `LEFT JOIN LATERAL (SELECT t.id, t.name FROM knowledge_documents t
  WHERE t.owner_id = d.owner_id AND t.sha256 = d.sha256 AND t.id <> d.id AND t.removed_at IS NULL
    AND t.seq < d.seq ORDER BY t.seq LIMIT 1) twin ON true`;

export async function findDocument(
  db: Db,
  userId: string,
  id: string,
  { withRemoved = false } = {},
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    `SELECT ${documentColumns} FROM knowledge_documents d ${twinJoin}
     WHERE d.owner_id = $1 AND d.id = $2 AND ($3 OR d.removed_at IS NULL)`,
    [userId, id, withRemoved],
  );
  return row;
}

/** One page of the documents of an account's base that pass a filter, the last changed first, and how many there are. */
export async function pageOfDocuments(
  db: Db,
  userId: string,
  filter: DocumentFilter,
  limit: number,
  offset: number,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const condition = `d.owner_id = $1 AND d.base_id = $2 AND d.removed_at IS NULL
     AND ($3::text IS NULL OR d.folder_id = $3) AND strpos(lower(d.name), lower($4)) > 0
     AND ($5::text IS NULL OR d.kind = $5)
     AND ($6::text IS NULL OR d.state = $6 OR ($6 = 'running' AND d.state = ANY($7::text[]))
          OR ($6 = 'old' AND d.updated_at < $8))`;
  const { baseId, folderId, q, kind, state, oldBefore } = filter;
  const params = [userId, baseId, folderId, q, kind, state, busyStates, oldBefore];
  // Apart from the rows: past the last page there are none that could tell.
  const [all] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM knowledge_documents d WHERE ${condition}`,
    params,
  );
  const rows = await db.query<DocumentRow>(
    `SELECT ${documentColumns} FROM knowledge_documents d ${twinJoin} WHERE ${condition}
     ORDER BY d.updated_at DESC, d.seq DESC LIMIT $9 OFFSET $10`,
    [...params, limit, offset],
  );
  return { rows, total: all?.count ?? 0 };
}

/**
 * Numbers of documents of a base that could not be read, were only partly read, or have not changed since `oldBefore`; one document may be
 * in several.
 */
export async function countAttention(
  db: Db,
  userId: string,
  baseId: string,
  oldBefore: Date,
): Promise<S['KnowledgeDocumentPage']['attention']> {
  const [row] = await db.query<S['KnowledgeDocumentPage']['attention']>(
    `SELECT count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'partial') AS partial,
       count(*) FILTER (WHERE updated_at < $3) AS old
     FROM knowledge_documents WHERE owner_id = $1 AND base_id = $2 AND removed_at IS NULL`,
    [userId, baseId, oldBefore],
  );
  return row ?? { failed: 0, partial: 0, old: 0 };
}

export async function countDocuments(db: Db, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM knowledge_documents WHERE owner_id = $1 AND removed_at IS NULL',
    [userId],
  );
  return row?.count ?? 0;
}

export async function countVersions(db: Db, documentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM knowledge_versions WHERE document_id = $1',
    [documentId],
  );
  return row?.count ?? 0;
}

/** Adds a document with its first version, to be read. */
export async function insertDocument(
  tx: Db,
  id: string,
  userId: string,
  place: { baseId: string; folderId: string | null },
  file: VersionFile,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO knowledge_documents (id, owner_id, base_id, folder_id, name, kind, sha256, size, state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'queued', $9, $9)`,
    [id, userId, place.baseId, place.folderId, file.name, file.kind, file.sha256, file.size, now],
  );
  await insertVersion(tx, id, 1, file, now);
}

/** Makes a file the newest version of a document. */
export async function replaceVersion(tx: Db, id: string, version: number, file: VersionFile, now: Date): Promise<void> {
  await tx.query(
    `UPDATE knowledge_documents SET version = $2, name = $3, kind = $4, sha256 = $5, size = $6, updated_at = $7
     WHERE id = $1`,
    [id, version, file.name, file.kind, file.sha256, file.size, now],
  );
  await insertVersion(tx, id, version, file, now);
}

async function insertVersion(tx: Db, id: string, version: number, file: VersionFile, now: Date): Promise<void> {
  await tx.query(
    'INSERT INTO knowledge_versions (document_id, version, file_id, name, created_at) VALUES ($1, $2, $3, $4, $5)',
    [id, version, file.fileId, file.name, now],
  );
}

/** Changes what a user may change of a document; with `isBack` a removed one is restored. */
export async function updateDocument(
  tx: Db,
  id: string,
  values: Pick<DocumentRow, 'name' | 'base_id' | 'folder_id' | 'is_enabled' | 'expires_on'>,
  isBack: boolean,
): Promise<void> {
  await tx.query(
    `UPDATE knowledge_documents SET name = $2, base_id = $3, folder_id = $4, is_enabled = $5, expires_on = $6,
       removed_at = CASE WHEN $7 THEN NULL ELSE removed_at END WHERE id = $1`,
    [id, values.name, values.base_id, values.folder_id, values.is_enabled, values.expires_on, isBack],
  );
}

/** Removes a document; it can be taken back for a day. @returns whether the account has such a document */
export async function markRemoved(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'UPDATE knowledge_documents SET removed_at = $3 WHERE owner_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
    [userId, id, now],
  );
  return rows.length > 0;
}

/**
 * Queues a document to be read from its first page. The chunks of an earlier reading of this version can be found until new ones
 * replace them; of a new version nothing is found before it is read.
 */
export async function restartReading(tx: Db, id: string): Promise<void> {
  await tx.query(
    `UPDATE knowledge_documents SET reading = reading + 1, revision = revision + 1, state = 'queued', pages = NULL,
       pages_done = 0, failed_pages = '[]', reason = NULL, can_retry = false WHERE id = $1`,
    [id],
  );
}

/** File of the present version of a document; undefined for none, and for a removed document. */
export async function findCurrentFile(
  db: Db,
  userId: string,
  id: string,
): Promise<{ file_id: string; name: string } | undefined> {
  const [row] = await db.query<{ file_id: string; name: string }>(
    `SELECT v.file_id, d.name FROM knowledge_versions v
     JOIN knowledge_documents d ON d.id = v.document_id AND d.version = v.version
     WHERE d.owner_id = $1 AND d.id = $2 AND d.removed_at IS NULL`,
    [userId, id],
  );
  return row;
}

/** Account and base of a document; undefined for none, and for a removed one. */
export async function findPlace(
  db: Db,
  documentId: string,
): Promise<{ owner_id: string; base_id: string } | undefined> {
  const [row] = await db.query<{ owner_id: string; base_id: string }>(
    'SELECT owner_id, base_id FROM knowledge_documents WHERE id = $1 AND removed_at IS NULL',
    [documentId],
  );
  return row;
}

export const deleteDocumentsOfBase = (tx: Db, baseId: string) => deleteWithFiles(tx, 'd.base_id = $1', [baseId]);
export const deleteRemovedOf = (tx: Db, userId: string) =>
  deleteWithFiles(tx, 'd.owner_id = $1 AND d.removed_at IS NOT NULL', [userId]);
export const deleteRemovedBefore = (tx: Db, before: Date) => deleteWithFiles(tx, 'd.removed_at < $1', [before]);

/** Deletes the documents d of a condition. Their versions go with their files. */
async function deleteWithFiles(tx: Db, condition: string, params: readonly SqlValue[]): Promise<void> {
  const versions = await tx.query<{ file_id: string }>(
    `SELECT v.file_id FROM knowledge_versions v JOIN knowledge_documents d ON d.id = v.document_id WHERE ${condition}`,
    params,
  );
  await deleteFiles(
    tx,
    versions.map(({ file_id }) => file_id),
  );
  await tx.query(`DELETE FROM knowledge_documents d WHERE ${condition}`, params);
}
