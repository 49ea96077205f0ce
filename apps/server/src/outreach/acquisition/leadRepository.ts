import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import { hiddenFirms } from './directoryRepository';

type S = MainComponents['schemas'];

export interface LeadRow {
  id: string;
  firm_id: string;
  stage: S['LeadStage'];
  note: string;
  version: number;
  added_at: Date;
  updated_at: Date;
}

export interface ExportRow {
  id: string;
  list_name: string;
  purpose: string;
  firm_count: number;
  exported_at: Date;
}

/** SQL: lead `d` is of a firm that may be listed. */
const isListed = `d.firm_id NOT IN (${hiddenFirms})`;
const columns = 'd.id, d.firm_id, d.stage, d.note, d.version, d.added_at, d.updated_at';

/**
 * Lead lists of an account, all or one, the newest first, with the number of leads at each stage; leads on firms that opted
 * out do not count.
 */
export async function listLeadLists(db: Db, userId: string, only: string | null = null): Promise<S['LeadList'][]> {
  const lists = await db.query<{ id: string; name: string; created_at: Date }>(
    `SELECT id, name, created_at FROM lead_lists WHERE user_id = $1 AND ($2::text IS NULL OR id = $2)
     ORDER BY created_at DESC, id`,
    [userId, only],
  );
  const counts = await db.query<{ list_id: string; stage: S['LeadStage']; count: number }>(
    `SELECT d.list_id, d.stage, count(*)::int AS count FROM leads d
     WHERE d.list_id = ANY ($1) AND ${isListed} GROUP BY d.list_id, d.stage`,
    [lists.map(({ id }) => id)],
  );
  return lists.map(({ id, name, created_at }) => {
    const stages = { toContact: 0, contacted: 0, interested: 0, signed: 0, unsuitable: 0 };
    for (const { list_id, stage, count } of counts) if (list_id === id) stages[stage] = count;
    const count = Object.values(stages).reduce((sum, each) => sum + each, 0);
    return { id, name, count, stages, createdAt: created_at.toISOString() };
  });
}

export async function insertLeadList(tx: Db, id: string, userId: string, name: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO lead_lists (id, user_id, name, created_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    name,
    now,
  ]);
}

export async function renameLeadList(tx: Db, id: string, name: string): Promise<void> {
  await tx.query('UPDATE lead_lists SET name = $2 WHERE id = $1', [id, name]);
}

/** Deletes a list with its leads. */
export async function deleteLeadList(db: Db, id: string): Promise<void> {
  await db.query('DELETE FROM lead_lists WHERE id = $1', [id]);
}

/** Adds firms to a list. @returns how many were not in it */
export async function insertLeads(tx: Db, listId: string, firmIds: readonly string[], now: Date): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO leads (id, list_id, firm_id, stage, note, version, added_at, updated_at)
     SELECT id, $1, firm_id, 'toContact', '', 1, $2, $2 FROM unnest($3::text[], $4::text[]) AS lead (id, firm_id)
     ON CONFLICT (list_id, firm_id) DO NOTHING RETURNING 1`,
    [listId, now, firmIds.map(createId), firmIds],
  );
  return rows.length;
}

/**
 * Leads of a list, of a stage or (null) all, without those on firms that opted out, the newest first.
 *
 * @param limit null for all rows
 */
export const listLeads = (
  db: Db,
  listId: string,
  stage: S['LeadStage'] | null = null,
  limit: number | null = null,
  offset = 0,
): Promise<LeadRow[]> =>
  db.query<LeadRow>(
    `SELECT ${columns} FROM leads d WHERE d.list_id = $1 AND ($2::text IS NULL OR d.stage = $2) AND ${isListed}
     ORDER BY d.added_at DESC, d.id LIMIT $3 OFFSET $4`,
    [listId, stage, limit, offset],
  );

/** Lead of an account, locked until the end of the transaction; undefined where it has none of this id, or the firm opted out. */
export async function lockLead(tx: Db, userId: string, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.query<LeadRow>(
    `SELECT ${columns} FROM leads d JOIN lead_lists l ON l.id = d.list_id
     WHERE d.id = $1 AND l.user_id = $2 AND ${isListed} FOR UPDATE OF d`,
    [id, userId],
  );
  return row;
}

export async function updateLead(tx: Db, { id, stage, note, version, updated_at }: LeadRow): Promise<void> {
  await tx.query('UPDATE leads SET stage = $2, note = $3, version = $4, updated_at = $5 WHERE id = $1', [
    id,
    stage,
    note,
    version,
    updated_at,
  ]);
}

/** Deletes a lead. @returns whether the account has it */
export async function deleteLead(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    'DELETE FROM leads d USING lead_lists l WHERE d.id = $1 AND l.id = d.list_id AND l.user_id = $2 RETURNING 1',
    [id, userId],
  );
  return rows.length > 0;
}

/** Leads that an account has of some firms, by firm. */
export async function leadsOfFirms(
  db: Db,
  userId: string,
  firmIds: readonly string[],
): Promise<Map<string, S['DirectoryFirm']['leads']>> {
  const rows = await db.query<{ firm_id: string; id: string; list_id: string; name: string; stage: S['LeadStage'] }>(
    `SELECT d.firm_id, d.id, d.list_id, l.name, d.stage FROM leads d JOIN lead_lists l ON l.id = d.list_id
     WHERE l.user_id = $1 AND d.firm_id = ANY ($2) ORDER BY l.created_at, l.id`,
    [userId, firmIds],
  );
  const found = new Map<string, S['DirectoryFirm']['leads']>();
  for (const { firm_id, id, list_id: listId, name: listName, stage } of rows)
    found.set(firm_id, [...(found.get(firm_id) ?? []), { id, listId, listName, stage }]);
  return found;
}

/** Records that a list was exported, and for what. */
export async function insertExport(db: Db, userId: string, entry: Omit<ExportRow, 'id'>): Promise<void> {
  await db.query(
    `INSERT INTO lead_exports (user_id, list_name, purpose, firm_count, exported_at) VALUES ($1, $2, $3, $4, $5)`,
    [userId, entry.list_name, entry.purpose, entry.firm_count, entry.exported_at],
  );
}

/** The last exports of lead lists by an account, the newest first, at most `limit`. */
export const listExports = (db: Db, userId: string, limit: number): Promise<ExportRow[]> =>
  db.query<ExportRow>(
    `SELECT id::text AS id, list_name, purpose, firm_count, exported_at FROM lead_exports WHERE user_id = $1
     ORDER BY exported_at DESC, lead_exports.id DESC LIMIT $2`,
    [userId, limit],
  );
