import type { Db } from '../../../platform/db';
import type { DeclarationRow } from '../repository';
import { readForm, valuesOf } from './fields';
import { formById } from './forms';
import { fieldsOf } from './schema';

/** An undoubted error in a text, as proofreading reports it. */
export interface Misprint {
  original: string;
  suggestions: readonly string[];
  reason: string;
}

/**
 * Function that proofreads texts of an account.
 *
 * @returns the errors of each, in the order of the texts
 */
export type FindMisprints = (ownerId: string, texts: readonly string[]) => Promise<readonly (readonly Misprint[])[]>;

/** Text fields of a declaration's form with undoubted errors, each with a sentence about the first of them. */
export async function readMisprints(
  db: Db,
  row: DeclarationRow,
  findMisprints: FindMisprints,
): Promise<{ fieldId: string; text: string }[]> {
  const values = valuesOf(await readForm(db, row.id));
  const written = fieldsOf(formById(row.form_id)).flatMap(({ id, label, kind }) => {
    const value = values.get(id);
    return (kind === 'text' || kind === 'longText') && typeof value === 'string' && value.trim() !== ''
      ? [{ id, label, value }]
      : [];
  });
  const found = await findMisprints(
    row.owner_id,
    written.map(({ value }) => value),
  );
  return written.flatMap(({ id, label }, at) => {
    const [first, ...others] = found[at] ?? [];
    if (first === undefined) return [];
    const [suggestion] = first.suggestions;
    const what =
      suggestion === undefined ? `“${first.original}”：${first.reason}` : `“${first.original}”应为“${suggestion}”`;
    const more = others.length === 0 ? '' : `，另有${others.length}处`;
    return [{ fieldId: id, text: `“${label}”有文字错误，${what}${more}` }];
  });
}
