// What is followed up beside the state of a declaration: tasks, corrections (补正), payouts and obligations.
import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

/** Tables whose rows people add and remove one by one. */
export type TrackedTable = 'declaration_tasks' | 'declaration_payouts' | 'declaration_obligations';

// Table names cannot be parameters: `TrackedTable` holds the only ones that reach a statement.

export async function hasTracked(tx: Db, table: TrackedTable, declarationId: string, id: string): Promise<boolean> {
  const rows = await tx.query(`SELECT id FROM ${table} WHERE declaration_id = $1 AND id = $2`, [declarationId, id]);
  return rows.length > 0;
}

export async function countTracked(tx: Db, table: TrackedTable, declarationId: string): Promise<number> {
  const [count] = await tx.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE declaration_id = $1`, [
    declarationId,
  ]);
  return count?.n ?? 0;
}

/** Deletes a row of a declaration from one of the tables. @returns whether there was one */
export async function deleteTracked(tx: Db, table: TrackedTable, declarationId: string, id: string): Promise<boolean> {
  const rows = await tx.query(`DELETE FROM ${table} WHERE declaration_id = $1 AND id = $2 RETURNING id`, [
    declarationId,
    id,
  ]);
  return rows.length > 0;
}

export interface TaskRow {
  id: string;
  title: string;
  due_on: string | null;
  owner_label: string | null;
  is_done: boolean;
}

/** Tasks, the open ones first and by their day. */
export const listTasks = (db: Db, declarationId: string): Promise<TaskRow[]> =>
  db.query<TaskRow>(
    `SELECT id, title, due_on, owner_label, is_done FROM declaration_tasks WHERE declaration_id = $1
     ORDER BY is_done, due_on NULLS LAST, created_at, id`,
    [declarationId],
  );

/** Tasks that are not done, by their day. */
export const listOpenTasks = (db: Db, declarationId: string): Promise<Pick<TaskRow, 'id' | 'title'>[]> =>
  db.query(
    'SELECT id, title FROM declaration_tasks WHERE declaration_id = $1 AND NOT is_done ORDER BY due_on NULLS LAST, id',
    [declarationId],
  );

/** Adds a task or, where its id is there, replaces it. */
export async function putTask(tx: Db, declarationId: string, row: TaskRow, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_tasks (id, declaration_id, title, due_on, owner_label, is_done, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET title = $3, due_on = $4, owner_label = $5, is_done = $6`,
    [row.id, declarationId, row.title, row.due_on, row.owner_label, row.is_done, now],
  );
}

export interface CorrectionRow {
  id: string;
  round: number;
  request: string | null;
  requested_on: string;
  due_on: string | null;
  answer: string | null;
  answered_on: string | null;
}

/** Rounds of correction, the newest first. */
export const listCorrections = (db: Db, declarationId: string): Promise<CorrectionRow[]> =>
  db.query<CorrectionRow>('SELECT * FROM declaration_corrections WHERE declaration_id = $1 ORDER BY round DESC', [
    declarationId,
  ]);

export async function insertCorrection(
  tx: Db,
  declarationId: string,
  row: Pick<CorrectionRow, 'id' | 'request' | 'requested_on' | 'due_on'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_corrections (id, declaration_id, round, request, requested_on, due_on)
     SELECT $2, $1, 1 + coalesce(max(round), 0), $3, $4, $5 FROM declaration_corrections WHERE declaration_id = $1`,
    [declarationId, row.id, row.request, row.requested_on, row.due_on],
  );
}

export async function updateCorrection(
  tx: Db,
  row: Pick<CorrectionRow, 'id' | 'request' | 'due_on' | 'answer'>,
): Promise<void> {
  await tx.query('UPDATE declaration_corrections SET request = $2, due_on = $3, answer = $4 WHERE id = $1', [
    row.id,
    row.request,
    row.due_on,
    row.answer,
  ]);
}

/** Marks every open round as answered on a day. */
export async function closeCorrections(tx: Db, declarationId: string, answeredOn: string): Promise<void> {
  await tx.query(
    'UPDATE declaration_corrections SET answered_on = $2 WHERE declaration_id = $1 AND answered_on IS NULL',
    [declarationId, answeredOn],
  );
}

export interface PayoutRow {
  id: string;
  amount_fen: number;
  paid_on: string;
  payer: string | null;
  note: string | null;
}

export const listPayouts = (db: Db, declarationId: string): Promise<PayoutRow[]> =>
  db.query<PayoutRow>(
    'SELECT id, amount_fen, paid_on, payer, note FROM declaration_payouts WHERE declaration_id = $1 ORDER BY paid_on, id',
    [declarationId],
  );

/** Adds a payout or, where its id is there, replaces it. */
export async function putPayout(tx: Db, declarationId: string, row: PayoutRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_payouts (id, declaration_id, amount_fen, paid_on, payer, note)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET amount_fen = $3, paid_on = $4, payer = $5, note = $6`,
    [row.id, declarationId, row.amount_fen, row.paid_on, row.payer, row.note],
  );
}

export interface ObligationRow {
  id: string;
  kind: S['ObligationKind'];
  title: string;
  due_on: string | null;
  done_on: string | null;
  note: string | null;
}

/** Obligations, the open ones first and by their day. */
export const listObligations = (db: Db, declarationId: string): Promise<ObligationRow[]> =>
  db.query<ObligationRow>(
    `SELECT id, kind, title, due_on, done_on, note FROM declaration_obligations WHERE declaration_id = $1
     ORDER BY done_on IS NOT NULL, due_on NULLS LAST, id`,
    [declarationId],
  );

/** Adds an obligation or, where its id is there, replaces it. */
export async function putObligation(tx: Db, declarationId: string, row: ObligationRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_obligations (id, declaration_id, kind, title, due_on, done_on, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET kind = $3, title = $4, due_on = $5, done_on = $6, note = $7`,
    [row.id, declarationId, row.kind, row.title, row.due_on, row.done_on, row.note],
  );
}
