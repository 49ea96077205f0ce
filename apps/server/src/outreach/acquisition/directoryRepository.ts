import { nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import type { FirmRecord } from './firmRecord';

/** Source of statements about firms, such as a register. */
export interface FirmSource {
  name: string;
  url: string | null;
  /** Day (YYYY-MM-DD) to which the statements apply. */
  asOf: string;
  isSample: boolean;
}

export interface StatementRow {
  id: string;
  uscc: string | null;
  source: string;
  url: string | null;
  as_of: string;
  is_sample: boolean;
  record: FirmRecord;
}

/** SQL: ids of firms that asked not to be listed (不列入). They appear on no page, in no list and in no file. */
export const hiddenFirms = `SELECT s.firm_id FROM directory_statements s JOIN directory_opt_outs o ON o.key = s.name_key
  UNION SELECT f.id FROM directory_firms f JOIN directory_opt_outs o ON o.key = f.uscc`;

/** Revision of the directory; every change makes a new one. */
export async function directoryRevision(db: Db): Promise<string> {
  const [row] = await db.query<{ revision: string }>('SELECT revision::text AS revision FROM directory_library');
  return row?.revision ?? '';
}

/** Raises the revision of the directory, so that every process reads it again. */
export async function noteChange(tx: Db): Promise<void> {
  await tx.query('UPDATE directory_library SET revision = revision + 1');
}

/** Statements about all listed firms, by firm, the newest first. */
export const listStatements = (db: Db): Promise<StatementRow[]> =>
  db.query<StatementRow>(
    `SELECT f.id, f.uscc, s.source, s.url, s.as_of::text AS as_of, s.is_sample, s.record
     FROM directory_firms f JOIN directory_statements s ON s.firm_id = f.id
     WHERE f.id NOT IN (${hiddenFirms}) ORDER BY f.id, s.as_of DESC, s.source`,
  );

/** Firms with one of some codes or name keys, each with all its name keys. */
export async function listFirmsLike(
  tx: Db,
  codes: readonly string[],
  keys: readonly string[],
): Promise<{ id: string; uscc: string | null; keys: string[] }[]> {
  const rows = await tx.query<{ id: string; uscc: string | null; keys: string[] | null }>(
    `SELECT f.id, f.uscc, array_agg(s.name_key) AS keys
     FROM directory_firms f JOIN directory_statements s ON s.firm_id = f.id
     WHERE f.uscc = ANY ($1) OR f.id IN (SELECT firm_id FROM directory_statements WHERE name_key = ANY ($2))
     GROUP BY f.id`,
    [codes, keys],
  );
  return rows.map((row) => ({ ...row, keys: row.keys ?? [] }));
}

export async function insertFirms(tx: Db, firms: readonly { id: string; uscc: string | null }[]): Promise<void> {
  await tx.query('INSERT INTO directory_firms (id, uscc) SELECT * FROM unnest($1::text[], $2::text[])', [
    firms.map(({ id }) => id),
    firms.map(({ uscc }) => uscc) as string[],
  ]);
}

export async function setCode(tx: Db, firmId: string, uscc: string | null): Promise<void> {
  await tx.query('UPDATE directory_firms SET uscc = $2 WHERE id = $1', [firmId, uscc]);
}

/**
 * Adds and changes the statements of one source; an older one does not replace a newer one.
 *
 * @returns whether each written one is new, by firm; those without a change are left out
 */
export async function writeStatements(
  tx: Db,
  { name, url, asOf, isSample }: FirmSource,
  statements: readonly { firmId: string; record: FirmRecord }[],
): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ firm_id: string; is_new: boolean }>(
    `INSERT INTO directory_statements (firm_id, source, name_key, url, as_of, is_sample, record)
     SELECT firm_id, $1, name_key, $2, $3::date, $4, record::jsonb
     FROM unnest($5::text[], $6::text[], $7::text[]) AS stated (firm_id, name_key, record)
     ON CONFLICT (firm_id, source) DO UPDATE SET name_key = excluded.name_key, url = excluded.url,
       as_of = excluded.as_of, is_sample = excluded.is_sample, record = excluded.record
     WHERE excluded.as_of >= directory_statements.as_of
       AND (directory_statements.record, directory_statements.as_of, directory_statements.url)
         IS DISTINCT FROM (excluded.record, excluded.as_of, excluded.url)
     RETURNING firm_id, xmax = 0 AS is_new`,
    [
      name,
      url,
      asOf,
      isSample,
      statements.map(({ firmId }) => firmId),
      statements.map(({ record }) => nameKey(record.name)),
      statements.map(({ record }) => JSON.stringify(record)),
    ],
  );
  return new Map(rows.map(({ firm_id, is_new }) => [firm_id, is_new]));
}

/** Deletes the firms that only samples state. @returns how many */
export async function deleteSampleFirms(db: Db): Promise<number> {
  const rows = await db.query(
    `DELETE FROM directory_firms f WHERE NOT EXISTS
       (SELECT 1 FROM directory_statements s WHERE s.firm_id = f.id AND NOT s.is_sample) RETURNING 1`,
  );
  return rows.length;
}

/** Codes and name keys among those given that have opted out. */
export async function listOptOuts(tx: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>('SELECT key FROM directory_opt_outs WHERE key = ANY ($1)', [keys]);
  return new Set(rows.map(({ key }) => key));
}

export async function insertOptOuts(tx: Db, keys: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO directory_opt_outs (key, opted_out_at) SELECT key, $2 FROM unnest($1::text[]) AS own (key)
     ON CONFLICT DO NOTHING`,
    [keys, now],
  );
}

/** Deletes opt-outs by their codes and name keys. @returns how many there were */
export async function deleteOptOuts(tx: Db, keys: readonly string[]): Promise<number> {
  const rows = await tx.query('DELETE FROM directory_opt_outs WHERE key = ANY ($1) RETURNING 1', [keys]);
  return rows.length;
}
