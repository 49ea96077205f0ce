import type { FirmCondition, FirmDirectory, FirmField } from '@hengce/api';
import { readTyped, toTyped } from '../../../shared/model/answers';

/** Condition while it is being edited. */
export interface ConditionDraft {
  /** Id of the row, not of the field. */
  id: number;
  key: string | null;
  operator: FirmCondition['operator'] | null;
  /** Value as typed: a number with its unit, a day, `true` or `false`. */
  typed: string;
  /** Chosen options. */
  chosen: readonly string[];
}

export const emptyDraft = (id: number): ConditionDraft => ({ id, key: null, operator: null, typed: '', chosen: [] });

export const fieldsOf = ({ groups }: FirmDirectory): FirmField[] => groups.flatMap(({ fields }) => fields);

/** Draft with another field, with the first operator of that; an undefined field empties it. */
export const withField = (draft: ConditionDraft, field: FirmField | undefined): ConditionDraft => ({
  ...emptyDraft(draft.id),
  key: field?.key ?? null,
  operator: field?.operators[0] ?? null,
  typed: field?.type === 'bool' ? 'true' : '',
});

/** Draft of a condition from an earlier run; an empty one where the directory no longer has its field. */
export function draftOf(
  id: number,
  { key, operator, value }: FirmCondition,
  field: FirmField | undefined,
): ConditionDraft {
  const draft = { ...emptyDraft(id), key, operator };
  if (field === undefined) return emptyDraft(id);
  if (Array.isArray(value)) return { ...draft, chosen: value };
  if (typeof value !== 'number' || field.type === 'text') return { ...draft, typed: String(value) };
  return { ...draft, typed: String(toTyped({ unit: field.type }, value)) };
}

/** Condition of a draft; null while it is incomplete or its value cannot be read. */
export function conditionOf(draft: ConditionDraft, field: FirmField | undefined): FirmCondition | null {
  const { key, operator, typed, chosen } = draft;
  if (key === null || operator === null || field === undefined) return null;
  if (field.type === 'enum') return chosen.length > 0 ? { key, operator, value: [...chosen] } : null;
  if (field.type === 'bool') return { key, operator, value: typed === 'true' };
  if (field.type === 'date') return typed === '' ? null : { key, operator, value: typed };
  const value = readTyped({ unit: field.type === 'text' ? 'number' : field.type, unitName: field.unit }, typed);
  return value === null ? null : { key, operator, value };
}
