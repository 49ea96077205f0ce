import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

export interface BaseRow {
  id: string;
  name: string;
  kind: S['KnowledgeBase']['kind'];
  documents: number;
  bytes: number;
  created_at: Date;
}

export interface FolderRow {
  id: string;
  base_id: string;
  name: string;
  documents: number;
}

/** Bases of an account with the number and bytes (all versions) of their documents; that of attachments last. */
export const listBases = (db: Db, userId: string): Promise<BaseRow[]> =>
  db.query<BaseRow>(
    `SELECT b.id, b.name, b.kind, b.created_at, count(d.id) AS documents, coalesce(sum(f.size), 0)::bigint AS bytes
     FROM knowledge_bases b LEFT JOIN knowledge_documents d ON d.base_id = b.id AND d.removed_at IS NULL
     LEFT JOIN LATERAL (SELECT sum(f.size) AS size FROM knowledge_versions v JOIN files f ON f.id = v.file_id
                        WHERE v.document_id = d.id) f ON true
     WHERE b.owner_id = $1 GROUP BY b.id ORDER BY b.kind = 'attachments', b.created_at, b.id`,
    [userId],
  );

export const listFolders = (db: Db, userId: string): Promise<FolderRow[]> =>
  db.query<FolderRow>(
    `SELECT f.id, f.base_id, f.name,
       (SELECT count(*) FROM knowledge_documents d WHERE d.folder_id = f.id AND d.removed_at IS NULL) AS documents
     FROM knowledge_folders f JOIN knowledge_bases b ON b.id = f.base_id WHERE b.owner_id = $1 ORDER BY f.created_at, f.id`,
    [userId],
  );

export async function findBase(
  db: Db,
  userId: string,
  id: string,
): Promise<{ id: string; kind: S['KnowledgeBase']['kind'] } | undefined> {
  const [row] = await db.query<{ id: string; kind: S['KnowledgeBase']['kind'] }>(
    'SELECT id, kind FROM knowledge_bases WHERE owner_id = $1 AND id = $2',
    [userId, id],
  );
  return row;
}

/** Ids of an account's bases: all, or those among the given ids. */
export async function listBaseIds(db: Db, userId: string, of: readonly string[] | null = null): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM knowledge_bases WHERE owner_id = $1 AND ($2::text[] IS NULL OR id = ANY($2))',
    [userId, of],
  );
  return rows.map(({ id }) => id);
}

/** Id of the base of attachments; adds it under `newId` where the account has none. */
export async function ensureAttachmentsBase(
  tx: Db,
  newId: string,
  userId: string,
  name: string,
  now: Date,
): Promise<string | undefined> {
  await tx.query(
    `INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at) VALUES ($1, $2, 'attachments', $3, $4)
     ON CONFLICT DO NOTHING`,
    [newId, userId, name, now],
  );
  const [row] = await tx.query<{ id: string }>(
    "SELECT id FROM knowledge_bases WHERE owner_id = $1 AND kind = 'attachments'",
    [userId],
  );
  return row?.id;
}

/** Adds a base or renames it. */
export async function saveBase(tx: Db, id: string, userId: string, name: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at) VALUES ($1, $2, 'own', $3, $4)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
    [id, userId, name, now],
  );
}

export async function deleteBase(tx: Db, id: string): Promise<void> {
  await tx.query('DELETE FROM knowledge_bases WHERE id = $1', [id]);
}

export async function hasFolder(db: Db, baseId: string, id: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM knowledge_folders WHERE base_id = $1 AND id = $2', [baseId, id]);
  return rows.length > 0;
}

/** Adds a folder or renames it. */
export async function saveFolder(tx: Db, id: string, baseId: string, name: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO knowledge_folders (id, base_id, name, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
    [id, baseId, name, now],
  );
}

/** Deletes a folder; its documents stay in the base. @returns whether the account has such a folder */
export async function deleteFolder(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    `DELETE FROM knowledge_folders f USING knowledge_bases b
     WHERE b.id = f.base_id AND b.owner_id = $1 AND f.id = $2 RETURNING f.id`,
    [userId, id],
  );
  return rows.length > 0;
}
