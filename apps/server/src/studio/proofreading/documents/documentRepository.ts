import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface DocumentRow {
  id: string;
  name: string;
  genre: S['ProofreadingGenre'];
  source: S['ProofreadingSource'];
  version: number;
  created_at: Date;
  updated_at: Date;
}

const columns = 'id, name, genre, source, version, created_at, updated_at';

export async function findDocument(
  db: Db,
  ownerId: string,
  id: string,
  { withRemoved = false } = {},
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    `SELECT ${columns} FROM proofreading_documents
     WHERE id = $1 AND owner_id = $2 AND ($3 OR removed_at IS NULL)`,
    [id, ownerId, withRemoved],
  );
  return row;
}

export async function pageOfDocuments(
  db: Db,
  ownerId: string,
  q: string,
  limit: number,
  offset: number,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const where = `owner_id = $1 AND removed_at IS NULL AND ($2 = '' OR strpos(lower(name), lower($2)) > 0)`;
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM proofreading_documents WHERE ${where}`,
    [ownerId, q],
  );
  const rows = await db.query<DocumentRow>(
    `SELECT ${columns} FROM proofreading_documents WHERE ${where} ORDER BY updated_at DESC, id LIMIT $3 OFFSET $4`,
    [ownerId, q, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function countDocuments(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM proofreading_documents WHERE owner_id = $1 AND removed_at IS NULL',
    [ownerId],
  );
  return row?.total ?? 0;
}

export async function insertDocument(tx: Db, ownerId: string, row: DocumentRow): Promise<void> {
  await tx.query(`INSERT INTO proofreading_documents (owner_id, ${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    ownerId,
    row.id,
    row.name,
    row.genre,
    row.source,
    row.version,
    row.created_at,
    row.updated_at,
  ]);
}

export async function updateDocument(
  tx: Db,
  id: string,
  { name, genre, version, updated_at }: Pick<DocumentRow, 'name' | 'genre' | 'version' | 'updated_at'>,
): Promise<void> {
  await tx.query(
    `UPDATE proofreading_documents SET name = $2, genre = $3, version = $4, updated_at = $5, removed_at = NULL
     WHERE id = $1`,
    [id, name, genre, version, updated_at],
  );
}

export async function touchDocument(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE proofreading_documents SET updated_at = $2 WHERE id = $1', [id, now]);
}

/** Marks a document as removed. @returns whether there was one */
export async function markRemoved(db: Db, ownerId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `UPDATE proofreading_documents SET removed_at = $3 WHERE id = $1 AND owner_id = $2 AND removed_at IS NULL RETURNING id`,
    [id, ownerId, now],
  );
  return rows.length > 0;
}

/** Deletes documents that were removed before a moment. @returns the ids of their files */
export async function deleteRemovedBefore(tx: Db, before: Date): Promise<string[]> {
  const files = await tx.query<{ file_id: string }>(
    `SELECT v.file_id FROM proofreading_versions v JOIN proofreading_documents d ON d.id = v.document_id
     WHERE d.removed_at < $1 AND v.file_id IS NOT NULL`,
    [before],
  );
  await tx.query('DELETE FROM proofreading_documents WHERE removed_at < $1', [before]);
  return files.map(({ file_id }) => file_id);
}
