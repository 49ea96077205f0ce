import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db';
import type { WriteResult } from '../records';
import type { PublicityRecord } from './PublicityRecord';

export interface ListRow {
  id: string;
  record: PublicityRecord;
  summary: ListSummary;
  /** Number of hits of the user who asks, without denied ones and similar names that are not confirmed. */
  hits: number;
}

/** Totals of the entries of a list, and of its 50 largest regions and industries; amounts in 分, null where no entry has one. */
export interface ListSummary {
  count: number;
  amountFen: number | null;
  byRegion: ListGroup[];
  byIndustry: ListGroup[];
}

interface ListGroup {
  name: string | null;
  count: number;
  amountFen: number | null;
}

/** Head of a publicity list at its latest revision. */
export interface ChangedList {
  id: string;
  title: string;
  issuer: string;
  region_code: string;
  policy_id: string | null;
  content_hash: string;
  revision: number;
}

/** Counts the hits of user $1 in list l. */
const hitCount = `(SELECT count(*)::int FROM publicity_hits h
  WHERE h.user_id = $1 AND h.list_id = l.id AND coalesce(h.is_confirmed, h.certainty <> 'similar')) AS hits`;

/** Adds and changes lists; each changed one gets the next revision. @returns one result per record */
export async function writeLists(
  db: Db,
  records: readonly PublicityRecord[],
  origin: string,
  now: Date,
): Promise<WriteResult[]> {
  const results: WriteResult[] = [];
  for (const record of records) {
    const json = JSON.stringify(record);
    const hash = createHash('sha256').update(json).digest('hex');
    const [row] = await db.query<{ is_new: boolean }>(
      `WITH next AS (UPDATE publicity_library SET revision = revision + 1 RETURNING revision)
       INSERT INTO publicity_lists
         (id, record, content_hash, origin, region_code, starts_on, ends_on, corrects, written_at, revision)
       SELECT $1, $2::jsonb, $3, $4, $5, $6::date, $7::date, $8, $9::timestamptz, revision FROM next
       ON CONFLICT (id) DO UPDATE SET record = excluded.record, content_hash = excluded.content_hash,
         origin = excluded.origin, region_code = excluded.region_code, starts_on = excluded.starts_on,
         ends_on = excluded.ends_on, corrects = excluded.corrects, written_at = excluded.written_at,
         revision = excluded.revision
       WHERE publicity_lists.content_hash <> excluded.content_hash
       RETURNING xmax = 0 AS is_new`,
      [record.id, json, hash, origin, record.regionCode, record.from, record.to, record.corrects, now],
    );
    results.push(row === undefined ? 'unchanged' : row.is_new ? 'added' : 'changed');
  }
  return results;
}

/** Deletes the lists of an origin except those with the ids to keep. */
export async function deleteOtherLists(db: Db, origin: string, keep: readonly string[]): Promise<void> {
  await db.query('DELETE FROM publicity_lists WHERE origin = $1 AND NOT (id = ANY ($2::text[]))', [origin, keep]);
}

/**
 * Counts the entries of a list, in all and in the 50 largest regions and industries, and stores the totals with it, so that
 * readers need not count.
 */
export async function updateSummary(db: Db, listId: string): Promise<void> {
  await db.query(
    `UPDATE publicity_lists SET summary = (
       SELECT json_build_object('count', count(*), 'amountFen', sum(amount_fen),
         'byRegion', (SELECT coalesce(json_agg(r ORDER BY r.count DESC, r.name), '[]') FROM (
           SELECT region AS name, count(*) AS count, sum(amount_fen) AS "amountFen" FROM publicity_entries
           WHERE list_id = $1 GROUP BY region ORDER BY count(*) DESC LIMIT 50) r),
         'byIndustry', (SELECT coalesce(json_agg(i ORDER BY i.count DESC, i.name), '[]') FROM (
           SELECT industry AS name, count(*) AS count, sum(amount_fen) AS "amountFen" FROM publicity_entries
           WHERE list_id = $1 GROUP BY industry ORDER BY count(*) DESC LIMIT 50) i))
       FROM publicity_entries WHERE list_id = $1) WHERE id = $1`,
    [listId],
  );
}

export async function listIds(db: Db): Promise<Set<string>> {
  return new Set((await db.query<{ id: string }>('SELECT id FROM publicity_lists')).map(({ id }) => id));
}

/**
 * One page of the lists whose title or issuer has all words (lower case), the newest first, and how many there are.
 *
 * @param filter `regions` keeps to lists of these and counts the others as `elsewhere`; null for lists of all regions
 */
export async function pageOfLists(
  db: Db,
  userId: string,
  filter: {
    words: readonly string[];
    regionPrefix: string;
    regions: readonly string[] | null;
    limit: number;
    offset: number;
  },
): Promise<{ total: number; elsewhere: number; rows: ListRow[] }> {
  const where = (first: number) => `WHERE ($${first} = '' OR starts_with(l.region_code, $${first}))
    AND NOT EXISTS (SELECT 1 FROM unnest($${first + 1}::text[]) AS word
      WHERE strpos(lower((l.record->>'title') || (l.record->>'issuer')), word) = 0)`;
  const isOfRegions = (at: number) => `($${at}::text[] IS NULL OR l.region_code = ANY ($${at}))`;
  const params = [filter.regionPrefix, filter.words, filter.regions] as const;
  const [count = { total: 0, elsewhere: 0 }] = await db.query<{ total: number; elsewhere: number }>(
    `SELECT count(*) FILTER (WHERE ${isOfRegions(3)})::int AS total,
       count(*) FILTER (WHERE NOT ${isOfRegions(3)})::int AS elsewhere
     FROM publicity_lists l ${where(1)}`,
    params,
  );
  const rows = await db.query<ListRow>(
    `SELECT l.id, l.record, l.summary, ${hitCount} FROM publicity_lists l ${where(2)} AND ${isOfRegions(4)}
     ORDER BY l.starts_on DESC, l.id
     LIMIT $5 OFFSET $6`,
    [userId, ...params, filter.limit, filter.offset],
  );
  return { ...count, rows };
}

export const findLists = (db: Db, userId: string, ids: readonly string[]): Promise<ListRow[]> =>
  db.query<ListRow>(`SELECT l.id, l.record, l.summary, ${hitCount} FROM publicity_lists l WHERE l.id = ANY ($2)`, [
    userId,
    ids,
  ]);

export async function findRecord(db: Db, id: string): Promise<PublicityRecord | undefined> {
  const [row] = await db.query<{ record: PublicityRecord }>('SELECT record FROM publicity_lists WHERE id = $1', [id]);
  return row?.record;
}

/** Lists that correct a list, the oldest first. */
export const listCorrections = (db: Db, listId: string): Promise<{ id: string; title: string }[]> =>
  db.query(`SELECT id, record->>'title' AS title FROM publicity_lists WHERE corrects = $1 ORDER BY starts_on, id`, [
    listId,
  ]);

/** Latest revision of the publicity lists; 0 before the first list. */
export async function lastListRevision(db: Db): Promise<number> {
  const [row] = await db.query<{ revision: number }>('SELECT revision FROM publicity_library');
  return row?.revision ?? 0;
}

/** Lists that were added or changed after one revision and up to another, the newest first. */
export const listChangedLists = (db: Db, after: number, upTo: number): Promise<ChangedList[]> =>
  db.query<ChangedList>(
    `SELECT id, record->>'title' AS title, record->>'issuer' AS issuer, region_code, record->>'policyId' AS policy_id,
       content_hash, revision FROM publicity_lists WHERE revision > $1 AND revision <= $2 ORDER BY starts_on DESC, id`,
    [after, upTo],
  );
