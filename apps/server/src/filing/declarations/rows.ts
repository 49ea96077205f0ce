import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { DeclarationState } from './machine';

type S = MainComponents['schemas'];

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
  /** Of what is asked for and not answered. */
  correction_due_on: string | null;
  progress: number;
  create_time: Date;
  update_time: Date;
  enterprise_id: string | null;
  enterprise: string;
  policy_id: string;
  item_id: string;
  notice_id: string | null;
  policy: string;
  delivery: S['DeliveryKind'] | null;
  owner_label: string | null;
  naming_pattern: string | null;
  receipt_no: string | null;
  form_id: string;
  form_revision: number;
  baseline: string;
  shift_found_at: Date | null;
  effort_days: string | null;
  decision: string | null;
  publicity: string | null;
  /** Of the account. */
  user_name: string;
  /** What the form asks for, as it was typed (JSON). */
  asked_fen: string | null;
}

/** A `DeclarationRow` as `d`: what stands after SELECT, up to its conditions. */
export const columns = `d.*, u.name AS user_name, (
    SELECT min(due_on) FROM declaration_corrections WHERE declaration_id = d.id AND answered_on IS NULL
  ) AS correction_due_on, (
    SELECT value FROM declaration_fields WHERE declaration_id = d.id AND field_id = 'budget.grant'
  ) AS asked_fen FROM declarations d JOIN users u ON u.id = d.owner_id`;
const notFound = () => new Rejection(404, '没有找到这份申报，可能已被删除', 404);

/** @throws Rejection 404 for one that is not the user's */
export async function findDeclaration(db: Db, ownerId: string, id: string): Promise<DeclarationRow> {
  const [row] = await db.query<DeclarationRow>(
    `SELECT ${columns} WHERE d.owner_id = $1 AND d.id = $2 AND d.policy_id <> ''`,
    [ownerId, id],
  );
  if (row === undefined) throw notFound();
  return row;
}

/** The same, which nobody else changes until the end of the transaction. */
export async function lockDeclaration(tx: Db, ownerId: string, id: string): Promise<DeclarationRow> {
  await tx.query('SELECT id FROM declarations WHERE owner_id = $1 AND id = $2 FOR UPDATE', [ownerId, id]);
  return findDeclaration(tx, ownerId, id);
}

export const subjectOf = (row: Pick<DeclarationRow, 'enterprise'>): S['EvaluationSubject'] =>
  JSON.parse(row.enterprise) as S['EvaluationSubject'];
export const policyOf = (row: Pick<DeclarationRow, 'policy'>): S['MatchPolicy'] =>
  JSON.parse(row.policy) as S['MatchPolicy'];
