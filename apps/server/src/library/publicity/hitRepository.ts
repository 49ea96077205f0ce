// Hits and watched firms of an account.
import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { type EntryRow, entryColumns } from './entryRepository';

export type HitCertainty = MainComponents['schemas']['PublicityCertainty'];

export interface HitRow extends EntryRow {
  id: string;
  /** Null for a watched firm. */
  enterprise_id: string | null;
  /** Name of the enterprise or watched firm. */
  firm: string;
  certainty: HitCertainty;
  /** Answer of the user; null before that. */
  is_confirmed: boolean | null;
}

/** Hit as it is stored: the place of its entry without the entry itself. */
export type StoredHit = Omit<HitRow, keyof EntryRow> & Pick<EntryRow, 'list_id' | 'seq'> & { user_id: string };

/** A list in which an enterprise is named. Days are YYYY-MM-DD. */
export interface EnterpriseList {
  list_id: string;
  title: string;
  doc_no: string | null;
  starts_on: string;
  ends_on: string;
  is_sample: boolean;
  /** False where only similar names were found and none is confirmed. */
  is_sure: boolean;
}

/** Hits of an account, in one list or (null) in all, those of the newest lists first. */
export const listHits = (db: Db, userId: string, listId: string | null, limit: number): Promise<HitRow[]> =>
  db.query<HitRow>(
    `SELECT h.id, h.enterprise_id, h.firm, h.certainty, h.is_confirmed, ${entryColumns}
     FROM publicity_hits h JOIN publicity_entries e ON e.list_id = h.list_id AND e.seq = h.seq
     JOIN publicity_lists l ON l.id = h.list_id
     WHERE h.user_id = $1 AND ($2::text IS NULL OR h.list_id = $2)
     ORDER BY l.starts_on DESC, h.list_id, h.seq LIMIT $3`,
    [userId, listId, limit],
  );

export const listHitsOfUsers = (db: Db, userIds: readonly string[]): Promise<StoredHit[]> =>
  db.query<StoredHit>(
    `SELECT id, user_id, enterprise_id, firm, list_id, seq, certainty, is_confirmed FROM publicity_hits
     WHERE user_id = ANY ($1)`,
    [userIds],
  );

/** Lists in which an enterprise is named; hits that the user denied are left out. */
export const listListsOfEnterprise = (db: Db, enterpriseId: string): Promise<EnterpriseList[]> =>
  db.query<EnterpriseList>(
    `SELECT l.id AS list_id, l.record->>'title' AS title, l.record->>'docNo' AS doc_no, l.starts_on, l.ends_on,
       l.record->'source'->>'provenance' = 'sample' AS is_sample,
       bool_or(h.certainty <> 'similar' OR h.is_confirmed IS TRUE) AS is_sure
     FROM publicity_hits h JOIN publicity_lists l ON l.id = h.list_id
     WHERE h.enterprise_id = $1 AND h.is_confirmed IS DISTINCT FROM false GROUP BY l.id`,
    [enterpriseId],
  );

/** Adds a hit. @returns whether it is new; an account has one hit at most per entry */
export async function insertHit(tx: Db, hit: Omit<StoredHit, 'is_confirmed'>, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO publicity_hits (id, user_id, enterprise_id, firm, list_id, seq, certainty, found_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
    [hit.id, hit.user_id, hit.enterprise_id, hit.firm, hit.list_id, hit.seq, hit.certainty, now],
  );
  return rows.length > 0;
}

/** Changes certainty and name of a hit that the user has neither confirmed nor denied; an answered one stays. */
export async function updateOpenHit(db: Db, id: string, certainty: HitCertainty, firm: string): Promise<void> {
  await db.query('UPDATE publicity_hits SET certainty = $2, firm = $3 WHERE id = $1 AND is_confirmed IS NULL', [
    id,
    certainty,
    firm,
  ]);
}

/** Deletes a hit unless the user has confirmed or denied it. */
export async function deleteOpenHit(db: Db, id: string): Promise<void> {
  await db.query('DELETE FROM publicity_hits WHERE id = $1 AND is_confirmed IS NULL', [id]);
}

/** Stores the user's answer about a hit. @returns whether the account has this hit */
export async function setConfirmed(db: Db, userId: string, hitId: string, isConfirmed: boolean): Promise<boolean> {
  const rows = await db.query(
    'UPDATE publicity_hits SET is_confirmed = $3 WHERE user_id = $1 AND id = $2 RETURNING 1',
    [userId, hitId, isConfirmed],
  );
  return rows.length > 0;
}

/** Watched firms of an account, the newest first. */
export const listWatched = (db: Db, userId: string): Promise<{ name: string; name_key: string }[]> =>
  db.query('SELECT name, name_key FROM watched_firms WHERE user_id = $1 ORDER BY watched_at DESC, name_key', [userId]);

/** Watched firms of all accounts, by account. */
export const listAllWatched = (db: Db): Promise<{ user_id: string; name: string }[]> =>
  db.query('SELECT user_id, name FROM watched_firms ORDER BY user_id, name');

export async function insertWatched(tx: Db, userId: string, name: string, nameKey: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO watched_firms (user_id, name, name_key, watched_at) VALUES ($1, $2, $3, $4)', [
    userId,
    name,
    nameKey,
    now,
  ]);
}

/** Deletes a watched firm with its hits. */
export async function deleteWatched(tx: Db, userId: string, nameKey: string): Promise<void> {
  const [watched] = await tx.query<{ name: string }>(
    'DELETE FROM watched_firms WHERE user_id = $1 AND name_key = $2 RETURNING name',
    [userId, nameKey],
  );
  if (watched)
    await tx.query('DELETE FROM publicity_hits WHERE user_id = $1 AND enterprise_id IS NULL AND firm = $2', [
      userId,
      watched.name,
    ]);
}
