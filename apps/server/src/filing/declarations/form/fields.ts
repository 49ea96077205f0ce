import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { createId } from '../../../platform/vocabulary';
import type { WaiverRow } from './checks';
import type { FormValue, Prefills } from './prefill';
import { type FieldDef, type FormDef, fieldsOf } from './schema';
import { isEmpty, lengthOf, problemOf } from './values';

type S = MainComponents['schemas'];

export interface FieldRow {
  field_id: string;
  value: string;
  revision: number;
  edited_at: Date | null;
  edited_by: string | null;
}

export interface ConflictRow {
  id: string;
  field_id: string;
  value: string;
  edited_at: Date;
  edited_by: string;
}

/** What is known of a form: what was typed, what could not be put in, what was waived. */
export interface FormState {
  rows: Map<string, FieldRow>;
  conflicts: ConflictRow[];
  waivers: readonly WaiverRow[];
}

export async function readForm(db: Db, declarationId: string): Promise<FormState> {
  const [rows, conflicts, waivers] = await Promise.all([
    db.query<FieldRow>(
      'SELECT field_id, value, revision, edited_at, edited_by FROM declaration_fields WHERE declaration_id = $1',
      [declarationId],
    ),
    db.query<ConflictRow>(
      `SELECT id, field_id, value, edited_at, edited_by FROM declaration_conflicts
       WHERE declaration_id = $1 AND settled_at IS NULL ORDER BY edited_at, id`,
      [declarationId],
    ),
    db.query<WaiverRow>(
      'SELECT check_id, reason, waived_by, waived_at, finding FROM declaration_waivers WHERE declaration_id = $1',
      [declarationId],
    ),
  ]);
  return { rows: new Map(rows.map((row) => [row.field_id, row])), conflicts, waivers };
}

/** Takes over what the facts say, at the beginning. */
export async function fillFromFacts(tx: Db, declarationId: string, prefills: Prefills): Promise<void> {
  for (const [fieldId, { value }] of prefills)
    await tx.query(
      'INSERT INTO declaration_fields (declaration_id, field_id, value, revision) VALUES ($1, $2, $3, 0)',
      [declarationId, fieldId, JSON.stringify(value)],
    );
}

export const valuesOf = ({ rows }: FormState): Map<string, FormValue> =>
  new Map([...rows].map(([id, { value }]) => [id, JSON.parse(value) as FormValue]));

export async function putField(tx: Db, declarationId: string, row: FieldRow): Promise<void> {
  await tx.query(
    `INSERT INTO declaration_fields (declaration_id, field_id, value, revision, edited_at, edited_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (declaration_id, field_id) DO UPDATE SET value = $3, revision = $4, edited_at = $5, edited_by = $6`,
    [declarationId, row.field_id, row.value, row.revision, row.edited_at, row.edited_by],
  );
}

export async function keepConflict(tx: Db, declarationId: string, row: Omit<ConflictRow, 'id'>): Promise<ConflictRow> {
  const id = createId();
  await tx.query(
    `INSERT INTO declaration_conflicts (id, declaration_id, field_id, value, edited_at, edited_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, declarationId, row.field_id, row.value, row.edited_at, row.edited_by],
  );
  return { ...row, id };
}

export const toConflict = ({ id, value, edited_at, edited_by }: ConflictRow): S['FormConflict'] => ({
  conflictId: id,
  value: JSON.parse(value) as FormValue,
  editedAt: edited_at.toISOString(),
  editedBy: edited_by,
});

export function toField(def: FieldDef, { rows, conflicts }: FormState, prefills: Prefills): S['FormField'] {
  const row = rows.get(def.id);
  const value = row === undefined ? null : (JSON.parse(row.value) as FormValue);
  const prefill = prefills.get(def.id);
  return {
    fieldId: def.id,
    label: def.label,
    kind: def.kind,
    unit: def.unit ?? null,
    maxLength: def.maxLength ?? null,
    isRequired: def.isRequired,
    help: def.help ?? null,
    options: [...(def.options ?? [])],
    value,
    revision: row?.revision ?? 0,
    editedAt: row?.edited_at?.toISOString() ?? null,
    editedBy: row?.edited_by ?? null,
    prefill: prefill ? { ...prefill, isSame: prefill.value === value } : null,
    conflicts: conflicts.filter(({ field_id }) => field_id === def.id).map(toConflict),
  };
}

/** Required fields that are filled in with what can be right, in parts of a hundred. */
export function formProgress(form: FormDef, values: ReadonlyMap<string, FormValue>, today: string): number {
  const required = fieldsOf(form).filter(({ isRequired }) => isRequired);
  const done = required.filter((field) => lackOfField(field, values.get(field.id) ?? null, today) === null);
  return required.length === 0 ? 100 : Math.floor((done.length / required.length) * 100);
}

/** Why a field is not done; null for one that is. What was kept before, or comes from the facts, may be wrong as well. */
export function lackOfField(field: FieldDef, value: FormValue, today: string): string | null {
  const { label, isRequired, maxLength } = field;
  if (isRequired && isEmpty(value)) return `申报书缺“${label}”`;
  const length = lengthOf(value);
  if (maxLength !== undefined && length > maxLength) return `“${label}”最多${maxLength}字，现在是${length}字`;
  return problemOf(field, value, today);
}
