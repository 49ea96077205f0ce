// 申报书: field values, conflicts, the edits that were answered, and waivers of checks.
import type { Db } from '../../../platform/db';

export interface FieldRow {
  field_id: string;
  /** JSON */
  value: string;
  /** Revision of the form in which the field last changed. */
  revision: number;
  edited_at: Date | null;
  edited_by: string | null;
}

/** Value of an edit to a field that another edit had changed meanwhile; it waits for somebody to choose. */
export interface ConflictRow {
  id: string;
  field_id: string;
  /** JSON */
  value: string;
  edited_at: Date;
  edited_by: string;
}

export interface WaiverRow {
  check_id: string;
  reason: string;
  waived_by: string;
  waived_at: Date;
  /** Text of the check at that time; null for a waiver from before it was stored. */
  finding: string | null;
}

/** An edit that was answered: sent again, it gets the same answer. */
export interface EditRow {
  edit_id: string;
  outcome: 'saved' | 'conflict';
  conflict_id: string | null;
}

export const listFields = (db: Db, declarationId: string): Promise<FieldRow[]> =>
  db.query<FieldRow>(
    'SELECT field_id, value, revision, edited_at, edited_by FROM declaration_fields WHERE declaration_id = $1',
    [declarationId],
  );

/** Adds a value or replaces the one of the same field. */
export async function putField(tx: Db, declarationId: string, row: FieldRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_fields (declaration_id, field_id, value, revision, edited_at, edited_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (declaration_id, field_id) DO UPDATE SET value = $3, revision = $4, edited_at = $5, edited_by = $6`,
    [declarationId, row.field_id, row.value, row.revision, row.edited_at, row.edited_by],
  );
}

/** Conflicts of a declaration's form that nobody has settled, the oldest first. */
export const listConflicts = (db: Db, declarationId: string): Promise<ConflictRow[]> =>
  db.query<ConflictRow>(
    `SELECT id, field_id, value, edited_at, edited_by FROM declaration_conflicts
     WHERE declaration_id = $1 AND settled_at IS NULL ORDER BY edited_at, id`,
    [declarationId],
  );

export async function insertConflict(tx: Db, declarationId: string, row: ConflictRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_conflicts (id, declaration_id, field_id, value, edited_at, edited_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [row.id, declarationId, row.field_id, row.value, row.edited_at, row.edited_by],
  );
}

export async function settleConflict(
  tx: Db,
  declarationId: string,
  id: string,
  fieldId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    'UPDATE declaration_conflicts SET settled_at = $4 WHERE declaration_id = $1 AND id = $2 AND field_id = $3',
    [declarationId, id, fieldId, now],
  );
}

export const listEdits = (db: Db, declarationId: string, editIds: readonly string[]): Promise<EditRow[]> =>
  db.query<EditRow>(
    'SELECT edit_id, outcome, conflict_id FROM declaration_edits WHERE declaration_id = $1 AND edit_id = ANY ($2)',
    [declarationId, editIds],
  );

export async function insertEdit(tx: Db, declarationId: string, row: EditRow, now: Date): Promise<void> {
  await tx.query(
    'INSERT INTO declaration_edits (declaration_id, edit_id, outcome, conflict_id, at) VALUES ($1, $2, $3, $4, $5)',
    [declarationId, row.edit_id, row.outcome, row.conflict_id, now],
  );
}

export const listWaivers = (db: Db, declarationId: string): Promise<WaiverRow[]> =>
  db.query<WaiverRow>(
    'SELECT check_id, reason, waived_by, waived_at, finding FROM declaration_waivers WHERE declaration_id = $1',
    [declarationId],
  );

export async function insertWaiver(tx: Db, declarationId: string, row: WaiverRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_waivers (declaration_id, check_id, reason, waived_by, waived_at, finding)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [declarationId, row.check_id, row.reason, row.waived_by, row.waived_at, row.finding],
  );
}

export async function deleteWaiver(tx: Db, declarationId: string, checkId: string): Promise<void> {
  await tx.query('DELETE FROM declaration_waivers WHERE declaration_id = $1 AND check_id = $2', [
    declarationId,
    checkId,
  ]);
}
