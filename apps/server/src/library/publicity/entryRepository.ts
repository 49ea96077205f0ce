import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import type { WriteResult } from '../records';
import { nameCore, nameKey } from './firmName';
import type { PublicityEntryRecord } from './PublicityRecord';

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

/** Entry with the keys that its name is compared by (`nameKey`, `nameCore`) and the last day of its list. */
export type NamedEntryRow = EntryRow & { name_key: string; name_core: string; ends_on: string };

/**
 * Way in which a search by name found an entry: by code, whole name, its beginning, or without region and legal form.
 */
export type FoundCertainty = MainComponents['schemas']['PublicityFound']['rows'][number]['certainty'];

/** SQL columns of an `EntryRow`, of a table that the query names e. */
export const entryColumns = 'e.list_id, e.seq, e.name, e.uscc, e.project, e.amount_fen, e.region, e.industry';
const likePrefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const text = (value: string | number | null): string => (value === null ? '' : String(value));

/**
 * Adds and changes entries of lists that exist; the entries of one call have distinct places. Where an entry now names another
 * firm, the hits of the former one are deleted. @returns one result per record
 */
export async function writeEntries(db: Db, records: readonly PublicityEntryRecord[]): Promise<WriteResult[]> {
  const rows = await db.query<{ at: number; is_new: boolean }>(
    `WITH incoming AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
         $9::text[], $10::text[]) WITH ORDINALITY
         AS n (list_id, seq, name, name_key, name_core, uscc, project, amount_fen, region, industry, at)
     ), outdated_hits AS (
       DELETE FROM publicity_hits h USING incoming, publicity_entries e
       WHERE h.list_id = incoming.list_id AND h.seq = incoming.seq::int AND e.list_id = h.list_id AND e.seq = h.seq
         AND (e.name_key <> incoming.name_key OR e.uscc IS DISTINCT FROM nullif(incoming.uscc, ''))
     ), written AS (
       INSERT INTO publicity_entries
         (list_id, seq, name, name_key, name_core, uscc, project, amount_fen, region, industry)
       SELECT list_id, seq::int, name, name_key, name_core, nullif(uscc, ''), nullif(project, ''),
         nullif(amount_fen, '')::bigint, nullif(region, ''), nullif(industry, '') FROM incoming
       ON CONFLICT (list_id, seq) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,
         name_core = excluded.name_core, uscc = excluded.uscc, project = excluded.project,
         amount_fen = excluded.amount_fen, region = excluded.region, industry = excluded.industry
       WHERE (publicity_entries.name, publicity_entries.uscc, publicity_entries.project,
           publicity_entries.amount_fen, publicity_entries.region, publicity_entries.industry)
         IS DISTINCT FROM (excluded.name, excluded.uscc, excluded.project, excluded.amount_fen, excluded.region,
           excluded.industry)
       RETURNING list_id, seq, xmax = 0 AS is_new
     )
     SELECT incoming.at::int AS at, written.is_new FROM written
     JOIN incoming ON incoming.list_id = written.list_id AND incoming.seq::int = written.seq`,
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
}

/** Deletes the entries of a list except those at the places to keep. */
export async function deleteOtherEntries(db: Db, listId: string, keep: ReadonlySet<number>): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: { seq: number }[] = await db.query<{ seq: number }>(
      'SELECT seq FROM publicity_entries WHERE list_id = $1 AND seq > $2 ORDER BY seq LIMIT 5000',
      [listId, last],
    );
    const others = rows.filter(({ seq }) => !keep.has(seq)).map(({ seq }) => String(seq));
    if (others.length > 0)
      await db.query('DELETE FROM publicity_entries WHERE list_id = $1 AND seq = ANY ($2::int[])', [listId, others]);
    last = rows.at(-1)?.seq;
  }
}

/** One page of a list's entries, all or those whose name (also without region and legal form) begins with `q`, and how many there are. */
export async function pageOfEntries(
  db: Db,
  listId: string,
  q: string,
  limit: number,
  offset: number,
): Promise<{ total: number; rows: EntryRow[] }> {
  // Punctuation alone leaves an empty key, which every name would begin with.
  if (q !== '' && nameKey(q) === '') return { total: 0, rows: [] };
  const where = `e.list_id = $1 AND ($2 = '' OR e.name_key LIKE $2 OR e.name_core LIKE $3)`;
  const params = [listId, q === '' ? '' : likePrefix(nameKey(q)), likePrefix(nameCore(q))];
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM publicity_entries e WHERE ${where}`,
    params,
  );
  const rows = await db.query<EntryRow>(
    `SELECT ${entryColumns} FROM publicity_entries e WHERE ${where} ORDER BY e.seq LIMIT $4 OFFSET $5`,
    [...params, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** All entries of a list in their order, a thousand at a time. */
export async function* readEntries(db: Db, listId: string): AsyncGenerator<EntryRow[]> {
  for (let last = 0; ; ) {
    const rows = await db.query<EntryRow>(
      `SELECT ${entryColumns} FROM publicity_entries e WHERE list_id = $1 AND seq > $2 ORDER BY seq LIMIT 1000`,
      [listId, last],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.seq ?? last;
  }
}

/**
 * Entries of all lists for the name or code (统一社会信用代码) of a firm, the surest first, at most `limit`. Each way to find them has
 * an index of its own, hence the UNION.
 */
export async function searchEntries(
  db: Db,
  name: string,
  limit: number,
): Promise<(EntryRow & { certainty: FoundCertainty })[]> {
  const key = nameKey(name);
  const by = (certainty: FoundCertainty, where: string) =>
    `(SELECT '${certainty}' AS certainty, ${entryColumns} FROM publicity_entries e WHERE ${where} LIMIT $4)`;
  return db.query(
    `${by('code', 'e.uscc = $1')} UNION ALL ${by('name', 'e.name_key = $1')}
     UNION ALL ${by('begins', "e.name_key LIKE $2 AND e.name_key <> $1 AND coalesce(e.uscc, '') <> $1")}
     UNION ALL ${by('similar', 'e.name_core LIKE $3 AND e.name_key NOT LIKE $2')} LIMIT $4`,
    [key, likePrefix(key), likePrefix(nameCore(name)), limit],
  );
}

/** Entries of all lists with one of the name keys, name cores or codes, by list and place. */
export const listEntriesOfFirms = (
  db: Db,
  firms: { keys: readonly string[]; cores: readonly string[]; codes: readonly string[] },
): Promise<NamedEntryRow[]> =>
  db.query<NamedEntryRow>(
    `SELECT ${entryColumns}, e.name_key, e.name_core, l.ends_on FROM (
       SELECT * FROM publicity_entries WHERE name_key = ANY ($1)
       UNION SELECT * FROM publicity_entries WHERE name_core = ANY ($2)
       UNION SELECT * FROM publicity_entries WHERE uscc = ANY ($3)
     ) e JOIN publicity_lists l ON l.id = e.list_id ORDER BY e.list_id, e.seq`,
    [firms.keys, firms.cores, firms.codes],
  );
