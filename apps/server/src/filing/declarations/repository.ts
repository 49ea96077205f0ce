import type { MainComponents, MainOperations } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { type DeclarationState, overStates } from './machine';

type S = MainComponents['schemas'];
type Query = NonNullable<MainOperations['listDeclarations']['parameters']['query']>;

export interface DeclarationRow {
  id: string;
  owner_id: string;
  declare_no: string;
  project_name: string;
  item_name: string;
  policy_title: string;
  batch: string | null;
  region_name: string;
  state: DeclarationState;
  amount_expected_fen: number | null;
  deadline: Date | null;
  /** YYYY-MM-DD, the earliest due day of a correction (补正) that is not answered. */
  correction_due_on: string | null;
  /** Percent. */
  progress: number;
  create_time: Date;
  update_time: Date;
  /** Null once the enterprise was removed. */
  enterprise_id: string | null;
  /** JSON of `EvaluationSubject`, as the enterprise was when the declaration began. */
  enterprise: string;
  policy_id: string;
  item_id: string;
  notice_id: string | null;
  /** JSON of `MatchPolicy`, as the policy was when the declaration began. */
  policy: string;
  delivery: S['DeliveryKind'] | null;
  owner_label: string | null;
  naming_pattern: string | null;
  receipt_no: string | null;
  form_id: string;
  form_revision: number;
  /** JSON of `Baseline`. */
  baseline: string;
  shift_found_at: Date | null;
  effort_days: string | null;
  /** JSON of the decision of the evaluation. */
  decision: string | null;
  /** JSON of `DeclarationPublicity`. */
  publicity: string | null;
  /** Name of the account. */
  user_name: string;
  /** JSON of the amount that the form asks for, in 分. */
  asked_fen: string | null;
}

const columns = `d.*, u.name AS user_name, (
    SELECT min(due_on) FROM declaration_corrections WHERE declaration_id = d.id AND answered_on IS NULL
  ) AS correction_due_on, (
    SELECT value FROM declaration_fields WHERE declaration_id = d.id AND field_id = 'budget.grant'
  ) AS asked_fen FROM declarations d JOIN users u ON u.id = d.owner_id`;

// Column names cannot be parameters, so only these fixed texts ever reach the statement.
const orders = {
  create_time: { asc: 'create_time ASC', desc: 'create_time DESC' },
  update_time: { asc: 'update_time ASC', desc: 'update_time DESC' },
  deadline: { asc: 'deadline ASC NULLS LAST', desc: 'deadline DESC NULLS LAST' },
} as const;

export async function listDeclarations(
  db: Db,
  ownerId: string,
  { enterpriseId, due, q, ...page }: Required<Omit<Query, 'enterpriseId'>> & Pick<Query, 'enterpriseId'>,
  now: Date,
): Promise<{ rows: DeclarationRow[]; total: number }> {
  const where = `d.owner_id = $1 AND ($2::text IS NULL OR d.enterprise_id = $2)
    AND (NOT $3::boolean OR (d.state <> ALL ($4) AND d.deadline > $5))
    AND strpos(lower(concat_ws(E'\n', d.project_name, d.item_name, d.policy_title, d.declare_no)), lower($6)) > 0`;
  const parameters = [ownerId, enterpriseId ?? null, due, overStates, now, q];
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM declarations d WHERE ${where}`,
    parameters,
  );
  const rows = await db.query<DeclarationRow>(
    `SELECT ${columns} WHERE ${where} ORDER BY ${orders[page.orderByColumn][page.isAsc]}, d.id LIMIT $7 OFFSET $8`,
    [...parameters, page.pageSize, (page.pageNum - 1) * page.pageSize],
  );
  return { rows, total: count?.total ?? 0 };
}

/**
 * Declarations of all accounts that are not over, for the reminders; without those that name no policy (older than migration
 * 0032).
 */
export const listOpenDeclarations = (db: Db): Promise<DeclarationRow[]> =>
  db.query<DeclarationRow>(`SELECT ${columns} WHERE d.policy_id <> '' AND d.state <> ALL ($1)`, [overStates]);

export interface StartedRow {
  id: string;
  project_name: string;
  state: DeclarationState;
}

/** Declarations of one item by an enterprise, the newest first. */
export const listStarted = (
  db: Db,
  ownerId: string,
  enterpriseId: string,
  policyId: string,
  itemId: string,
): Promise<StartedRow[]> =>
  db.query<StartedRow>(
    `SELECT id, project_name, state FROM declarations
     WHERE owner_id = $1 AND enterprise_id = $2 AND policy_id = $3 AND item_id = $4 ORDER BY create_time DESC, id`,
    [ownerId, enterpriseId, policyId, itemId],
  );

/** Declarations of an enterprise that are not over, the oldest first. */
export const listUnfinished = (
  db: Db,
  ownerId: string,
  enterpriseId: string,
): Promise<Pick<DeclarationRow, 'id' | 'policy_id' | 'item_id'>[]> =>
  db.query(
    `SELECT id, policy_id, item_id FROM declarations WHERE owner_id = $1 AND enterprise_id = $2
       AND state <> ALL ($3) ORDER BY create_time, id`,
    [ownerId, enterpriseId, overStates],
  );

export async function findRow(db: Db, ownerId: string, id: string): Promise<DeclarationRow | undefined> {
  const [row] = await db.query<DeclarationRow>(
    `SELECT ${columns} WHERE d.owner_id = $1 AND d.id = $2 AND d.policy_id <> ''`,
    [ownerId, id],
  );
  return row;
}

/** Locks a declaration of the account until the end of the transaction; does nothing where there is none. */
export async function lockRow(tx: Db, ownerId: string, id: string): Promise<void> {
  await tx.query('SELECT id FROM declarations WHERE owner_id = $1 AND id = $2 FOR UPDATE', [ownerId, id]);
}

export type RequestedRow = Pick<DeclarationRow, 'id' | 'enterprise_id' | 'policy_id' | 'item_id'>;

/** Declaration that a request (`Idempotency-Key`) created; undefined where it created none. */
export async function findByRequest(db: Db, ownerId: string, requestId: string): Promise<RequestedRow | undefined> {
  const [row] = await db.query<RequestedRow>(
    'SELECT id, enterprise_id, policy_id, item_id FROM declarations WHERE owner_id = $1 AND request_id = $2',
    [ownerId, requestId],
  );
  return row;
}

export async function countDeclarations(db: Db, ownerId: string): Promise<number> {
  const [count] = await db.query<{ n: number }>('SELECT count(*) AS n FROM declarations WHERE owner_id = $1', [
    ownerId,
  ]);
  return count?.n ?? 0;
}

export type NewDeclaration = Pick<
  DeclarationRow,
  | 'id'
  | 'owner_id'
  | 'declare_no'
  | 'project_name'
  | 'item_name'
  | 'policy_title'
  | 'region_name'
  | 'amount_expected_fen'
  | 'deadline'
  | 'create_time'
  | 'enterprise_id'
  | 'enterprise'
  | 'policy_id'
  | 'item_id'
  | 'notice_id'
  | 'policy'
  | 'delivery'
  | 'form_id'
  | 'baseline'
> & { request_id: string };

export async function insertDeclaration(tx: Db, row: NewDeclaration): Promise<void> {
  await tx.query(
    `INSERT INTO declarations (id, owner_id, declare_no, project_name, item_name, policy_title, batch, region_name, state,
       amount_expected_fen, deadline, create_time, update_time, enterprise_id, enterprise, policy_id, item_id, notice_id,
       policy, delivery, request_id, form_id, baseline)
     VALUES ($1, $2, $3, $4, $5, $6, NULL, $7, 'draft', $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      row.id,
      row.owner_id,
      row.declare_no,
      row.project_name,
      row.item_name,
      row.policy_title,
      row.region_name,
      row.amount_expected_fen,
      row.deadline,
      row.create_time,
      row.enterprise_id,
      row.enterprise,
      row.policy_id,
      row.item_id,
      row.notice_id,
      row.policy,
      row.delivery,
      row.request_id,
      row.form_id,
      row.baseline,
    ],
  );
}

type Basics = Pick<
  DeclarationRow,
  'project_name' | 'batch' | 'amount_expected_fen' | 'owner_label' | 'naming_pattern' | 'update_time'
>;

export async function updateBasics(tx: Db, id: string, row: Basics): Promise<void> {
  await tx.query(
    `UPDATE declarations SET project_name = $2, batch = $3, amount_expected_fen = $4, owner_label = $5,
       naming_pattern = $6, update_time = $7 WHERE id = $1`,
    [id, row.project_name, row.batch, row.amount_expected_fen, row.owner_label, row.naming_pattern, row.update_time],
  );
}

/** Stores the state; a receipt number of null leaves the present one. */
export async function setState(
  tx: Db,
  id: string,
  state: DeclarationState,
  receiptNo: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    'UPDATE declarations SET state = $2, receipt_no = coalesce($3, receipt_no), update_time = $4 WHERE id = $1',
    [id, state, receiptNo, now],
  );
}

export async function setUpdateTime(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE declarations SET update_time = $2 WHERE id = $1', [id, now]);
}

export async function setProgress(tx: Db, id: string, percent: number, now: Date): Promise<void> {
  await tx.query('UPDATE declarations SET progress = $2, update_time = $3 WHERE id = $1', [id, percent, now]);
}

export async function setFormRevision(tx: Db, id: string, revision: number): Promise<void> {
  await tx.query('UPDATE declarations SET form_revision = $2 WHERE id = $1', [id, revision]);
}

export async function setDecision(
  tx: Db,
  id: string,
  effortDays: string | number | null,
  decision: string | null,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE declarations SET effort_days = $2, decision = $3, update_time = $4 WHERE id = $1', [
    id,
    effortDays,
    decision,
    now,
  ]);
}

export async function setPublicity(tx: Db, id: string, publicity: S['DeclarationPublicity'] | null): Promise<void> {
  await tx.query('UPDATE declarations SET publicity = $2 WHERE id = $1', [id, publicity && JSON.stringify(publicity)]);
}

/** Stores the baseline, which settles every difference found before. */
export async function setBaseline(tx: Db, id: string, baseline: string, deadline: Date | null): Promise<void> {
  await tx.query('UPDATE declarations SET baseline = $2, deadline = $3, shift_found_at = NULL WHERE id = $1', [
    id,
    baseline,
    deadline,
  ]);
}

/**
 * Records when it was first found that the notice differs from the baseline, and stores the notice's present deadline.
 *
 * @returns false where that was recorded before with the same deadline; then nobody needs to be told
 */
export async function recordShift(tx: Db, id: string, deadline: Date | null, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE declarations SET deadline = $2, shift_found_at = coalesce(shift_found_at, $3)
     WHERE id = $1 AND (shift_found_at IS NULL OR deadline IS DISTINCT FROM $2) RETURNING id`,
    [id, deadline, now],
  );
  return rows.length > 0;
}

/** Records that the notice no longer differs from the baseline, and stores the deadline. */
export async function clearShift(db: Db, id: string, deadline: Date | null): Promise<void> {
  await db.query('UPDATE declarations SET deadline = $2, shift_found_at = NULL WHERE id = $1', [id, deadline]);
}

export const deleteDeclaration = async (tx: Db, id: string): Promise<void> =>
  void (await tx.query('DELETE FROM declarations WHERE id = $1', [id]));
