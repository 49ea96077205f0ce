import { nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import { noteChange } from './writeFirms';

/** A firm asked not to be listed, by its code or its whole name; what is there of it is kept and never shown. */
export async function optOut(tx: Db, firm: string, now: Date): Promise<number> {
  const keys = await keysOf(tx, firm);
  await tx.query(
    `INSERT INTO directory_opt_outs (key, opted_out_at) SELECT key, $2 FROM unnest($1::text[]) AS given (key)
     ON CONFLICT DO NOTHING`,
    [keys.all, now],
  );
  await noteChange(tx);
  return keys.firms;
}

/** @returns false where it had not asked. */
export async function takeBackOptOut(tx: Db, firm: string): Promise<boolean> {
  const { all } = await keysOf(tx, firm);
  const gone = await tx.query('DELETE FROM directory_opt_outs WHERE key = ANY ($1) RETURNING 1', [all]);
  if (gone.length > 0) await noteChange(tx);
  return gone.length > 0;
}

/** Under all its names and codes, so that the next import does not bring it back under another. */
async function keysOf(tx: Db, firm: string): Promise<{ all: string[]; firms: number }> {
  const key = nameKey(firm);
  const rows = await tx.query<{ id: string; uscc: string | null; name_key: string }>(
    `SELECT f.id, f.uscc, s.name_key FROM directory_firms f JOIN directory_statements s ON s.firm_id = f.id
     WHERE f.uscc = $1 OR f.id IN (SELECT firm_id FROM directory_statements WHERE name_key = $1)`,
    [key],
  );
  const all = new Set([key, ...rows.flatMap(({ uscc, name_key }) => [name_key, ...(uscc ? [uscc] : [])])]);
  return { all: [...all], firms: new Set(rows.map(({ id }) => id)).size };
}
