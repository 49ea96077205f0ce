import type { Db } from '../db';

export interface FileRow {
  id: string;
  owner_id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, in hexadecimal digits. */
  sha256: string;
  content: Uint8Array;
  created_at: Date;
}

/** Bytes of all files of an account. */
export async function sumOfSizes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT coalesce(sum(size), 0)::bigint AS total FROM files WHERE owner_id = $1',
    [ownerId],
  );
  return row?.total ?? 0;
}

export async function insertFile(tx: Db, file: FileRow): Promise<void> {
  await tx.query(
    `INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [file.id, file.owner_id, file.name, file.media_type, file.size, file.sha256, file.content, file.created_at],
  );
}

/** Copies a file under another id. @returns whether there was one */
export async function copyFile(tx: Db, id: string, copyId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO files (id, owner_id, name, media_type, size, sha256, content, created_at)
     SELECT $2, owner_id, name, media_type, size, sha256, content, $3 FROM files WHERE id = $1 RETURNING id`,
    [id, copyId, now],
  );
  return rows.length > 0;
}

export async function deleteFile(tx: Db, id: string): Promise<void> {
  await tx.query('DELETE FROM files WHERE id = $1', [id]);
}

/** Deletes files, and what refers to them by a foreign key. */
export async function deleteFiles(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM files WHERE id = ANY ($1)', [ids]);
}

/** Deletes all files of an account but some. */
export async function deleteFilesExcept(tx: Db, ownerId: string, keptIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM files WHERE owner_id = $1 AND NOT id = ANY ($2)', [ownerId, keptIds]);
}

/** Name of a file and its size in bytes; undefined for none. */
export async function findFileHead(db: Db, id: string): Promise<{ name: string; size: number } | undefined> {
  const [row] = await db.query<{ name: string; size: number }>('SELECT name, size FROM files WHERE id = $1', [id]);
  return row;
}

export async function findFile(
  db: Db,
  id: string,
): Promise<Pick<FileRow, 'name' | 'media_type' | 'content'> | undefined> {
  const [row] = await db.query<Pick<FileRow, 'name' | 'media_type' | 'content'>>(
    'SELECT name, media_type, content FROM files WHERE id = $1',
    [id],
  );
  return row;
}
