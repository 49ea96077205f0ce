import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface EntryRow {
  id: string;
  kind: S['ProofreadingListKind'];
  text: string;
  /** Id of the ignored rule; empty for other kinds. */
  rule_id: string;
  suggestion: string | null;
  note: string | null;
  /** JSON. */
  posts: string;
  created_at: Date;
}

const columns = 'id, kind, text, rule_id, suggestion, note, posts, created_at';

export async function listEntries(
  db: Db,
  ownerId: string,
  kind: S['ProofreadingListKind'] | null = null,
): Promise<EntryRow[]> {
  return db.query<EntryRow>(
    `SELECT ${columns} FROM proofreading_entries WHERE owner_id = $1 AND ($2::text IS NULL OR kind = $2)
     ORDER BY kind, created_at, text`,
    [ownerId, kind],
  );
}

export async function countEntries(db: Db, ownerId: string, kind: EntryRow['kind']): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM proofreading_entries WHERE owner_id = $1 AND kind = $2',
    [ownerId, kind],
  );
  return row?.total ?? 0;
}

export async function findEntry(db: Db, ownerId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>(
    `SELECT ${columns} FROM proofreading_entries WHERE owner_id = $1 AND id = $2`,
    [ownerId, id],
  );
  return row;
}

/** Entry with the same kind, words and rule; undefined for none. */
export async function findSame(
  db: Db,
  ownerId: string,
  { kind, text, rule_id }: Pick<EntryRow, 'kind' | 'text' | 'rule_id'>,
): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>(
    `SELECT ${columns} FROM proofreading_entries WHERE owner_id = $1 AND kind = $2 AND text = $3 AND rule_id = $4`,
    [ownerId, kind, text, rule_id],
  );
  return row;
}

export async function putEntry(tx: Db, ownerId: string, row: EntryRow): Promise<void> {
  await tx.query(
    `INSERT INTO proofreading_entries (owner_id, ${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (id) DO UPDATE SET text = excluded.text, rule_id = excluded.rule_id, suggestion = excluded.suggestion,
       note = excluded.note, posts = excluded.posts`,
    [ownerId, row.id, row.kind, row.text, row.rule_id, row.suggestion, row.note, row.posts, row.created_at],
  );
}

/** Deletes entries of an account. @returns how many there were */
export async function deleteEntries(tx: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx.query('DELETE FROM proofreading_entries WHERE owner_id = $1 AND id = ANY ($2) RETURNING id', [
    ownerId,
    ids,
  ]);
  return rows.length;
}
