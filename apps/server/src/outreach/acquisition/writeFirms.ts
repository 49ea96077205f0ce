import { nameKey } from '../../library/publicity';
import type { WriteResult } from '../../library/records';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { FirmRecord } from './firmRecord';

export interface FirmSource {
  name: string;
  url: string | null;
  /** The day for which it says what it says. */
  asOf: string;
  isSample: boolean;
}

interface KnownFirm {
  id: string;
  uscc: string | null;
  keys: Set<string>;
}

export interface FirmWriter {
  /** What became of each record, or the Chinese reason why it was not taken. */
  write(records: readonly FirmRecord[]): Promise<(WriteResult | { reason: string })[]>;
}

/** Writes what a source says; firms are the same by their code, or else by their name. */
export function createFirmWriter(db: Db, source: FirmSource): FirmWriter {
  const seen = new Set<string>();
  return {
    write: (records) =>
      db.transaction(async (tx) => {
        const isOut = await readOptOuts(tx, records);
        const known = await readKnown(tx, records);
        const made: KnownFirm[] = [];
        const coded: KnownFirm[] = [];
        const stated: { firm: KnownFirm; record: FirmRecord; at: number }[] = [];
        const results = records.map((record, at): WriteResult | { reason: string } => {
          const key = nameKey(record.name);
          if (isOut(record.uscc) || isOut(key)) return { reason: '企业已要求不列入企业库' };
          const same = firmsLike(known, key, record.uscc);
          if (same.length > 1) return { reason: `有${same.length}家企业叫这个名称，请写明统一社会信用代码` };
          const firm = same[0] ?? { id: createId(), uscc: record.uscc, keys: new Set<string>() };
          if (seen.has(firm.id)) return { reason: '与前面的一行是同一家企业，保留了先出现的' };
          seen.add(firm.id);
          if (same.length === 0) {
            known.push(firm);
            made.push(firm);
          } else if (firm.uscc === null && record.uscc !== null) {
            firm.uscc = record.uscc;
            coded.push(firm);
          }
          firm.keys.add(key);
          stated.push({ firm, record, at });
          return 'unchanged';
        });
        await tx.query('INSERT INTO directory_firms (id, uscc) SELECT * FROM unnest($1::text[], $2::text[])', [
          made.map(({ id }) => id),
          made.map(({ uscc }) => uscc) as string[],
        ]);
        for (const { id, uscc } of coded)
          await tx.query('UPDATE directory_firms SET uscc = $2 WHERE id = $1', [id, uscc]);
        const written = await writeStatements(tx, source, stated);
        for (const { firm, at } of stated) {
          const isNew = written.get(firm.id);
          if (isNew !== undefined) results[at] = isNew ? 'added' : 'changed';
        }
        if (written.size > 0) await noteChange(tx);
        return results;
      }),
  };
}

/** Tells every process to read the directory again. */
export const noteChange = (tx: Db): Promise<unknown> =>
  tx.query('UPDATE directory_library SET revision = revision + 1');

/** Of a code, the firm that has it, or one of the name whose code is not known yet. */
function firmsLike(known: readonly KnownFirm[], key: string, uscc: string | null): KnownFirm[] {
  const byCode = known.filter((firm) => uscc !== null && firm.uscc === uscc);
  if (byCode.length > 0) return byCode;
  return known.filter((firm) => firm.keys.has(key) && (uscc === null || firm.uscc === null));
}

async function readOptOuts(tx: Db, records: readonly FirmRecord[]): Promise<(key: string | null) => boolean> {
  const keys = records.flatMap(({ name, uscc }) => [nameKey(name), ...(uscc ? [uscc] : [])]);
  const rows = await tx.query<{ key: string }>('SELECT key FROM directory_opt_outs WHERE key = ANY ($1)', [keys]);
  const out = new Set(rows.map(({ key }) => key));
  return (key) => key !== null && out.has(key);
}

async function readKnown(tx: Db, records: readonly FirmRecord[]): Promise<KnownFirm[]> {
  const rows = await tx.query<{ id: string; uscc: string | null; keys: string[] | null }>(
    `SELECT f.id, f.uscc, array_agg(s.name_key) AS keys
     FROM directory_firms f JOIN directory_statements s ON s.firm_id = f.id
     WHERE f.uscc = ANY ($1) OR f.id IN (SELECT firm_id FROM directory_statements WHERE name_key = ANY ($2))
     GROUP BY f.id`,
    [records.flatMap(({ uscc }) => uscc ?? []), records.map(({ name }) => nameKey(name))],
  );
  return rows.map(({ id, uscc, keys }) => ({ id, uscc, keys: new Set(keys ?? []) }));
}

/** @returns by firm whether its statement is new; nothing of those that stayed as they were. */
async function writeStatements(
  tx: Db,
  { name, url, asOf, isSample }: FirmSource,
  stated: readonly { firm: KnownFirm; record: FirmRecord }[],
): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ firm_id: string; is_new: boolean }>(
    `INSERT INTO directory_statements (firm_id, source, name_key, url, as_of, is_sample, record)
     SELECT firm_id, $1, name_key, $2, $3::date, $4, record::jsonb
     FROM unnest($5::text[], $6::text[], $7::text[]) AS given (firm_id, name_key, record)
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
      stated.map(({ firm }) => firm.id),
      stated.map(({ record }) => nameKey(record.name)),
      stated.map(({ record }) => JSON.stringify(record)),
    ],
  );
  return new Map(rows.map(({ firm_id, is_new }) => [firm_id, is_new]));
}
