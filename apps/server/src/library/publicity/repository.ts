import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { WriteResult } from '../records';
import { nameCore, nameKey } from './firmName';
import type { PublicityEntryRecord, PublicityRecord } from './PublicityRecord';

type S = MainComponents['schemas'];

export interface ListRow {
  id: string;
  record: PublicityRecord;
  summary: Summary;
  hits: number;
}

export interface Summary {
  count: number;
  amountFen: number | null;
  byRegion: { name: string | null; count: number; amountFen: number | null }[];
  byIndustry: { name: string | null; count: number; amountFen: number | null }[];
}

export interface EntryRow {
  list_id: string;
  seq: number;
  name: string;
  uscc: string | null;
  project: string | null;
  amount_fen: number | null;
  region: string | null;
  industry: string | null;
}

export interface HitRow extends EntryRow {
  id: string;
  enterprise_id: string | null;
  firm: string;
  certainty: S['PublicityCertainty'];
  is_confirmed: boolean | null;
}

export type KnownHit = Omit<HitRow, keyof EntryRow> & Pick<EntryRow, 'list_id' | 'seq'> & { user_id: string };

export type FoundCertainty = S['PublicityFound']['rows'][number]['certainty'];

const entryColumns = 'e.list_id, e.seq, e.name, e.uscc, e.project, e.amount_fen, e.region, e.industry';
/** Of user $1; what was denied, or still waits to be confirmed, does not count. */
const hitCount = `(SELECT count(*)::int FROM publicity_hits h
  WHERE h.user_id = $1 AND h.list_id = l.id AND coalesce(h.is_confirmed, h.certainty <> 'similar')) AS hits`;
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const text = (value: string | number | null): string => (value === null ? '' : String(value));

export function createPublicityRepository(db: Db) {
  return {
    async writeLists(records: readonly PublicityRecord[], origin: string, now: Date): Promise<WriteResult[]> {
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
    },

    /**
     * Of lists that are there; entries of one call have distinct places. Where another firm stands now, what was found of the
     * one before goes.
     */
    async writeEntries(records: readonly PublicityEntryRecord[]): Promise<WriteResult[]> {
      const rows = await db.query<{ at: number; is_new: boolean }>(
        `WITH given AS (
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
             $9::text[], $10::text[]) WITH ORDINALITY
             AS n (list_id, seq, name, name_key, name_core, uscc, project, amount_fen, region, industry, at)
         ), gone AS (
           DELETE FROM publicity_hits h USING given, publicity_entries e
           WHERE h.list_id = given.list_id AND h.seq = given.seq::int AND e.list_id = h.list_id AND e.seq = h.seq
             AND (e.name_key <> given.name_key OR e.uscc IS DISTINCT FROM nullif(given.uscc, ''))
         ), written AS (
           INSERT INTO publicity_entries
             (list_id, seq, name, name_key, name_core, uscc, project, amount_fen, region, industry)
           SELECT list_id, seq::int, name, name_key, name_core, nullif(uscc, ''), nullif(project, ''),
             nullif(amount_fen, '')::bigint, nullif(region, ''), nullif(industry, '') FROM given
           ON CONFLICT (list_id, seq) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,
             name_core = excluded.name_core, uscc = excluded.uscc, project = excluded.project,
             amount_fen = excluded.amount_fen, region = excluded.region, industry = excluded.industry
           WHERE (publicity_entries.name, publicity_entries.uscc, publicity_entries.project,
               publicity_entries.amount_fen, publicity_entries.region, publicity_entries.industry)
             IS DISTINCT FROM (excluded.name, excluded.uscc, excluded.project, excluded.amount_fen, excluded.region,
               excluded.industry)
           RETURNING list_id, seq, xmax = 0 AS is_new
         )
         SELECT given.at::int AS at, written.is_new FROM written
         JOIN given ON given.list_id = written.list_id AND given.seq::int = written.seq`,
        [
          records.map(({ listId }) => listId),
          records.map(({ seq }) => String(seq)),
          records.map(({ name }) => name),
          records.map(({ name }) => nameKey(name)),
          records.map(({ name }) => nameCore(name)),
          records.map(({ uscc }) => text(uscc)),
          records.map(({ project }) => text(project)),
          records.map(({ amountFen }) => text(amountFen)),
          records.map(({ region }) => text(region)),
          records.map(({ industry }) => text(industry)),
        ],
      );
      const written = new Map(rows.map(({ at, is_new }) => [at, is_new]));
      return records.map((_, i) =>
        written.get(i + 1) === undefined ? 'unchanged' : written.get(i + 1) ? 'added' : 'changed',
      );
    },

    /** Removes the entries of a list but those at the given places. */
    async keepEntries(listId: string, seqs: ReadonlySet<number>): Promise<void> {
      for (let last: number | undefined = 0; last !== undefined; ) {
        const rows: { seq: number }[] = await db.query<{ seq: number }>(
          'SELECT seq FROM publicity_entries WHERE list_id = $1 AND seq > $2 ORDER BY seq LIMIT 5000',
          [listId, last],
        );
        const gone = rows.filter(({ seq }) => !seqs.has(seq)).map(({ seq }) => String(seq));
        if (gone.length > 0)
          await db.query('DELETE FROM publicity_entries WHERE list_id = $1 AND seq = ANY ($2::int[])', [listId, gone]);
        last = rows.at(-1)?.seq;
      }
    },

    async listIds(): Promise<Set<string>> {
      return new Set((await db.query<{ id: string }>('SELECT id FROM publicity_lists')).map(({ id }) => id));
    },

    /** Counts the entries of a list again, so that nobody who reads it has to. */
    async summarise(listId: string): Promise<void> {
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
    },

    async removeOthers(origin: string, keep: readonly string[]): Promise<void> {
      await db.query('DELETE FROM publicity_lists WHERE origin = $1 AND NOT (id = ANY ($2::text[]))', [origin, keep]);
    },

    async page(
      userId: string,
      wanted: { words: readonly string[]; regionPrefix: string; limit: number; offset: number },
    ): Promise<{ total: number; rows: ListRow[] }> {
      const where = (first: number) => `WHERE ($${first} = '' OR starts_with(l.region_code, $${first}))
        AND NOT EXISTS (SELECT 1 FROM unnest($${first + 1}::text[]) AS word
          WHERE strpos(lower((l.record->>'title') || (l.record->>'issuer')), word) = 0)`;
      const params = [wanted.regionPrefix, wanted.words] as const;
      const [count] = await db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM publicity_lists l ${where(1)}`,
        params,
      );
      const rows = await db.query<ListRow>(
        `SELECT l.id, l.record, l.summary, ${hitCount} FROM publicity_lists l ${where(2)}
         ORDER BY l.starts_on DESC, l.id LIMIT $4 OFFSET $5`,
        [userId, ...params, wanted.limit, wanted.offset],
      );
      return { total: count?.total ?? 0, rows };
    },

    lists: (userId: string, ids: readonly string[]): Promise<ListRow[]> =>
      db.query<ListRow>(`SELECT l.id, l.record, l.summary, ${hitCount} FROM publicity_lists l WHERE l.id = ANY ($2)`, [
        userId,
        ids,
      ]),

    corrections: (listId: string): Promise<{ id: string; title: string }[]> =>
      db.query(`SELECT id, record->>'title' AS title FROM publicity_lists WHERE corrects = $1 ORDER BY starts_on, id`, [
        listId,
      ]),

    async entries(
      listId: string,
      q: string,
      limit: number,
      offset: number,
    ): Promise<{ total: number; rows: EntryRow[] }> {
      // Only marks that do not count: no name begins with nothing.
      if (q !== '' && nameKey(q) === '') return { total: 0, rows: [] };
      const where = `e.list_id = $1 AND ($2 = '' OR e.name_key LIKE $2 OR e.name_core LIKE $3)`;
      const params = [listId, q === '' ? '' : `${escaped(nameKey(q))}%`, `${escaped(nameCore(q))}%`];
      const [count] = await db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM publicity_entries e WHERE ${where}`,
        params,
      );
      const rows = await db.query<EntryRow>(
        `SELECT ${entryColumns} FROM publicity_entries e WHERE ${where} ORDER BY e.seq LIMIT $4 OFFSET $5`,
        [...params, limit, offset],
      );
      return { total: count?.total ?? 0, rows };
    },

    /** Everything of a list, a thousand at a time. */
    async *allEntries(listId: string): AsyncGenerator<EntryRow[]> {
      for (let last = 0; ; ) {
        const rows = await db.query<EntryRow>(
          `SELECT ${entryColumns} FROM publicity_entries e WHERE list_id = $1 AND seq > $2 ORDER BY seq LIMIT 1000`,
          [listId, last],
        );
        if (rows.length === 0) return;
        yield rows;
        last = rows.at(-1)?.seq ?? last;
      }
    },

    /** By code, whole name, its beginning, or all of it but region and legal form; each by an index of its own. */
    async find(name: string, limit: number): Promise<(EntryRow & { certainty: FoundCertainty })[]> {
      const key = nameKey(name);
      const core = nameCore(name);
      const of = (certainty: FoundCertainty, where: string) =>
        `(SELECT '${certainty}' AS certainty, ${entryColumns} FROM publicity_entries e WHERE ${where} LIMIT $4)`;
      return db.query(
        `${of('code', 'e.uscc = $1')} UNION ALL ${of('name', 'e.name_key = $1')}
         UNION ALL ${of('begins', "e.name_key LIKE $2 AND e.name_key <> $1 AND coalesce(e.uscc, '') <> $1")}
         UNION ALL ${of('similar', 'e.name_core LIKE $3 AND e.name_key NOT LIKE $2')} LIMIT $4`,
        [key, `${escaped(key)}%`, `${escaped(core)}%`, limit],
      );
    },

    /** Entries that may be firms of the given names. */
    matching: (
      keys: readonly string[],
      cores: readonly string[],
      codes: readonly string[],
    ): Promise<(EntryRow & { name_key: string; name_core: string; ends_on: string })[]> =>
      db.query(
        `SELECT ${entryColumns}, e.name_key, e.name_core, l.ends_on FROM (
           SELECT * FROM publicity_entries WHERE name_key = ANY ($1)
           UNION SELECT * FROM publicity_entries WHERE name_core = ANY ($2)
           UNION SELECT * FROM publicity_entries WHERE uscc = ANY ($3)
         ) e JOIN publicity_lists l ON l.id = e.list_id ORDER BY e.list_id, e.seq`,
        [keys, cores, codes],
      ),

    hits: (userId: string, listId: string | null, limit: number): Promise<HitRow[]> =>
      db.query<HitRow>(
        `SELECT h.id, h.enterprise_id, h.firm, h.certainty, h.is_confirmed, ${entryColumns}
         FROM publicity_hits h JOIN publicity_entries e ON e.list_id = h.list_id AND e.seq = h.seq
         JOIN publicity_lists l ON l.id = h.list_id
         WHERE h.user_id = $1 AND ($2::text IS NULL OR h.list_id = $2)
         ORDER BY l.starts_on DESC, h.list_id, h.seq LIMIT $3`,
        [userId, listId, limit],
      ),

    /** What was found for users so far. */
    known: (userIds: readonly string[]): Promise<KnownHit[]> =>
      db.query(
        `SELECT id, user_id, enterprise_id, firm, list_id, seq, certainty, is_confirmed FROM publicity_hits
         WHERE user_id = ANY ($1)`,
        [userIds],
      ),

    async judge(userId: string, hitId: string, isConfirmed: boolean): Promise<boolean> {
      const rows = await db.query(
        'UPDATE publicity_hits SET is_confirmed = $3 WHERE user_id = $1 AND id = $2 RETURNING 1',
        [userId, hitId, isConfirmed],
      );
      return rows.length > 0;
    },

    watched: (userId: string): Promise<{ name: string; name_key: string }[]> =>
      db.query('SELECT name, name_key FROM watched_firms WHERE user_id = $1 ORDER BY watched_at DESC, name_key', [
        userId,
      ]),

    /** Where an enterprise stands, with the days of the list; what was denied is left out. */
    ofEnterprise: (
      enterpriseId: string,
    ): Promise<
      {
        list_id: string;
        title: string;
        doc_no: string | null;
        starts_on: string;
        ends_on: string;
        is_sample: boolean;
        is_sure: boolean;
      }[]
    > =>
      db.query(
        `SELECT l.id AS list_id, l.record->>'title' AS title, l.record->>'docNo' AS doc_no, l.starts_on, l.ends_on,
           l.record->'source'->>'provenance' = 'sample' AS is_sample,
           bool_or(h.certainty <> 'similar' OR h.is_confirmed IS TRUE) AS is_sure
         FROM publicity_hits h JOIN publicity_lists l ON l.id = h.list_id
         WHERE h.enterprise_id = $1 AND h.is_confirmed IS DISTINCT FROM false GROUP BY l.id`,
        [enterpriseId],
      ),
  };
}
