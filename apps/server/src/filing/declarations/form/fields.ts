import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { createId } from '../../../platform/vocabulary';
import {
  type ConflictRow,
  type FieldRow,
  insertConflict,
  listConflicts,
  listFields,
  listWaivers,
  putField,
  type WaiverRow,
} from './formRepository';
import type { FormValue, Prefills } from './prefill';
import { type Proposal, toProposal } from './proposals';
import { rowsLack } from './rows';
import { type ColumnDef, type FieldDef, type FormDef, fieldsOf } from './schema';
import { isEmpty, lengthOf, problemOf } from './values';

type S = MainComponents['schemas'];

/** State of a form: values by field id, open conflicts, and waived checks. */
export interface FormState {
  rows: Map<string, FieldRow>;
  conflicts: ConflictRow[];
  waivers: readonly WaiverRow[];
}

export async function readForm(db: Db, declarationId: string): Promise<FormState> {
  const rows = await listFields(db, declarationId);
  const conflicts = await listConflicts(db, declarationId);
  const waivers = await listWaivers(db, declarationId);
  return { rows: new Map(rows.map((row) => [row.field_id, row])), conflicts, waivers };
}

/** Writes values from the facts of the enterprise into a new form. */
export async function fillFromFacts(tx: Db, declarationId: string, prefills: Prefills): Promise<void> {
  for (const [fieldId, { value }] of prefills)
    await putField(tx, declarationId, {
      field_id: fieldId,
      value: JSON.stringify(value),
      revision: 0,
      edited_at: null,
      edited_by: null,
    });
}

export const valuesOf = ({ rows }: FormState): Map<string, FormValue> =>
  new Map([...rows].map(([id, { value }]) => [id, JSON.parse(value) as FormValue]));

/**
 * Stores the value of an edit to a field that another edit had changed meanwhile, until somebody chooses between them.
 *
 * @returns it with its new id
 */
export async function addConflict(tx: Db, declarationId: string, row: Omit<ConflictRow, 'id'>): Promise<ConflictRow> {
  const conflict = { ...row, id: createId() };
  await insertConflict(tx, declarationId, conflict);
  return conflict;
}

export const toConflict = ({ id, value, edited_at, edited_by }: ConflictRow): S['FormConflict'] => ({
  conflictId: id,
  value: JSON.parse(value) as FormValue,
  editedAt: edited_at.toISOString(),
  editedBy: edited_by,
});

export function toField(
  def: FieldDef,
  { rows, conflicts }: FormState,
  prefills: Prefills,
  proposals: readonly Proposal[],
): S['FormField'] {
  const own = proposals.filter(({ fieldId }) => fieldId === def.id);
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
    ...(def.columns && { columns: def.columns.map(toColumn) }),
    ...(own.length > 0 && { proposals: own.map((one) => toProposal(one, value)) }),
    conflicts: conflicts.filter(({ field_id }) => field_id === def.id).map(toConflict),
  };
}

const toColumn = ({ id, label, kind, unit, isRequired }: ColumnDef): S['FormColumn'] => ({
  columnId: id,
  label,
  kind,
  unit: unit ?? null,
  isRequired,
});

/** Percent (0–100) of the required fields that have a valid value. */
export function formProgress(form: FormDef, values: ReadonlyMap<string, FormValue>, today: string): number {
  const required = fieldsOf(form).filter(({ isRequired }) => isRequired);
  const done = required.filter((field) => lackOfField(field, values.get(field.id) ?? null, today) === null);
  return required.length === 0 ? 100 : Math.floor((done.length / required.length) * 100);
}

/**
 * Reason why a field is not complete; null for one that is. Stored values are checked too: they may be older than a
 * check or come from facts.
 */
export function lackOfField(field: FieldDef, value: FormValue, today: string): string | null {
  const { label, isRequired, maxLength } = field;
  if (isRequired && isEmpty(value)) return `申报书缺“${label}”`;
  const length = lengthOf(value);
  if (maxLength !== undefined && length > maxLength) return `“${label}”最多${maxLength}字，现在是${length}字`;
  return problemOf(field, value, today) ?? rowsLack(field, value);
}
