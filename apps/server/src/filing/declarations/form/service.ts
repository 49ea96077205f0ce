import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import type { Baseline } from '../../items';
import { isEditable } from '../machine';
import { keepProgress } from '../readiness';
import { type DeclarationRow, findDeclaration, lockDeclaration } from '../rows';
import { checksOf } from './checks';
import {
  type FormState,
  formProgress,
  keepConflict,
  putField,
  readForm,
  toConflict,
  toField,
  valuesOf,
} from './fields';
import { formById } from './forms';
import { type FormValue, type Prefills, readPrefills } from './prefill';
import { fieldsOf } from './schema';
import { problemOf } from './values';

type S = MainComponents['schemas'];

interface EditRow {
  edit_id: string;
  outcome: 'saved' | 'conflict';
  conflict_id: string | null;
}

/** 申报书: fields, what the facts say of them, and edits that several windows send at once. */
export function createFormService(db: Db, clock: Clock) {
  const read = async (own: Db, row: DeclarationRow) => {
    const form = formById(row.form_id);
    const [state, prefills] = await Promise.all([
      readForm(own, row.id),
      readPrefills(own, row.owner_id, row.enterprise_id, form, row.create_time),
    ]);
    return { form, state, prefills };
  };

  const checks = (row: DeclarationRow, state: FormState, prefills: Prefills): S['FormCheck'][] =>
    checksOf({
      form: formById(row.form_id),
      values: valuesOf(state),
      prefills,
      waivers: state.waivers,
      capFen: (JSON.parse(row.baseline) as Baseline).capFen,
    });

  return {
    async sheet(userId: string, id: string): Promise<S['FormSheet']> {
      const row = await findDeclaration(db, userId, id);
      const { form, state, prefills } = await read(db, row);
      return {
        declarationId: row.id,
        revision: row.form_revision,
        isReadOnly: !isEditable(row.state),
        basis: { kind: form.kind, title: form.title, policyId: form.programme?.policyId ?? null },
        sections: form.sections.map(({ id: sectionId, title, fields }) => ({
          sectionId,
          title,
          fields: fields.map((field) => toField(field, state, prefills)),
        })),
        checks: checks(row, state, prefills),
        progress: formProgress(form, valuesOf(state), dateInShanghai(clock.now())),
      };
    },

    edit: (userId: string, id: string, { edits }: S['EditFormBody']): Promise<S['FormEditReply']> =>
      db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const known = new Map(
          (
            await tx.query<EditRow>(
              'SELECT edit_id, outcome, conflict_id FROM declaration_edits WHERE declaration_id = $1 AND edit_id = ANY ($2)',
              [row.id, edits.map(({ editId }) => editId)],
            )
          ).map((edit) => [edit.edit_id, edit]),
        );
        // What was acknowledged before is acknowledged again, whatever has happened since.
        if (!isEditable(row.state) && edits.some(({ editId }) => !known.has(editId)))
          throw new Rejection(409, '这份申报已提交或已结束，申报书不能再改，这次的改动没有保存', 409);
        const before = await readForm(tx, row.id);
        const outcomes: Outcome[] = [];
        let revision = row.form_revision;
        for (const edit of edits) {
          const outcome = await put(tx, row, before, known, edit, revision, clock.now());
          revision = outcome.revision;
          outcomes.push(outcome);
        }
        await tx.query('UPDATE declarations SET form_revision = $2 WHERE id = $1', [row.id, revision]);
        await keepProgress(tx, row, clock.now(), dateInShanghai(clock.now()));
        return reply(tx, row, edits, outcomes, revision);
      }),

    async waive(userId: string, id: string, { checkId, reason }: S['WaiveCheckBody']): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (!isEditable(row.state)) throw new Rejection(409, '这份申报已提交或已结束，不能再改', 409);
        if (!formById(row.form_id).checks.some((check) => check.id === checkId))
          throw new Rejection(404, '没有这项一致性检查', 404);
        await tx.query('DELETE FROM declaration_waivers WHERE declaration_id = $1 AND check_id = $2', [
          row.id,
          checkId,
        ]);
        if (reason !== null) {
          const { state, prefills } = await read(tx, row);
          const finding = checks(row, state, prefills).find((check) => check.checkId === checkId)?.text ?? '';
          await tx.query(
            `INSERT INTO declaration_waivers (declaration_id, check_id, reason, waived_by, waived_at, finding)
             VALUES ($1, $2, $3, $4, $5, $6)`,
            [row.id, checkId, reason, row.user_name, clock.now(), finding],
          );
        }
        await keepProgress(tx, row, clock.now(), dateInShanghai(clock.now()));
      });
    },
  };

  async function reply(
    tx: Db,
    row: DeclarationRow,
    edits: readonly S['FormEdit'][],
    outcomes: readonly Outcome[],
    revision: number,
  ): Promise<S['FormEditReply']> {
    const { form, state, prefills } = await read(tx, row);
    const since = Math.min(...edits.map(({ baseRevision }) => baseRevision));
    const edited = new Set(edits.map(({ fieldId }) => fieldId));
    return {
      revision,
      results: edits.map(({ editId, fieldId }, at) => {
        const { outcome, conflictId, isRepeated, message } = outcomes[at] as Outcome;
        const now = state.rows.get(fieldId);
        const conflict = state.conflicts.find((one) => one.id === conflictId);
        return {
          editId,
          fieldId,
          outcome,
          isRepeated,
          value: now === undefined ? null : (JSON.parse(now.value) as FormValue),
          revision: now?.revision ?? 0,
          editedAt: now?.edited_at?.toISOString() ?? null,
          editedBy: now?.edited_by ?? null,
          conflict: conflict ? toConflict(conflict) : null,
          message,
        };
      }),
      changed: fieldsOf(form)
        .map((field) => toField(field, state, prefills))
        .filter((field) => edited.has(field.fieldId) || field.revision > since),
      checks: checks(row, state, prefills),
      progress: formProgress(form, valuesOf(state), dateInShanghai(clock.now())),
    };
  }
}

interface Outcome {
  outcome: S['FormEditResult']['outcome'];
  conflictId: string | null;
  isRepeated: boolean;
  message: string | null;
  /** Of the form, after it. */
  revision: number;
}

/** Nobody has so many by chance; without an end somebody could fill the disk. */
const mostConflicts = 200;

/** One edit: saved, kept beside the value of whoever was faster, or refused. `state` follows what is written. */
async function put(
  tx: Db,
  row: DeclarationRow,
  state: FormState,
  known: Map<string, EditRow>,
  { editId, fieldId, baseRevision, value, conflictId }: S['FormEdit'],
  revision: number,
  now: Date,
): Promise<Outcome> {
  const before = known.get(editId);
  if (before !== undefined)
    return { outcome: before.outcome, conflictId: before.conflict_id, isRepeated: true, message: null, revision };
  const field = fieldsOf(formById(row.form_id)).find((one) => one.id === fieldId);
  const problem = field === undefined ? '申报书里没有这一项' : problemOf(field, value, dateInShanghai(now));
  if (problem !== null) return { outcome: 'refused', conflictId: null, isRepeated: false, message: problem, revision };

  const text = JSON.stringify(value);
  const present = state.rows.get(fieldId);
  const edited = { edited_at: now, edited_by: row.user_name };
  const isFirst = (present?.revision ?? 0) === baseRevision;
  if (!isFirst && present?.value !== text && state.conflicts.length >= mostConflicts) {
    const message = `还有${mostConflicts}处冲突没有处理，请先处理，这次的改动没有保存`;
    return { outcome: 'refused', conflictId: null, isRepeated: false, message, revision };
  }
  const kept =
    isFirst || present?.value === text
      ? null
      : await keepConflict(tx, row.id, { field_id: fieldId, value: text, ...edited });
  if (kept !== null) state.conflicts.push(kept);
  const after = kept === null ? revision + 1 : revision;
  if (kept === null) {
    const next = { field_id: fieldId, value: text, revision: after, ...edited };
    await putField(tx, row.id, next);
    state.rows.set(fieldId, next);
    if (conflictId !== undefined)
      await tx.query(
        'UPDATE declaration_conflicts SET settled_at = $4 WHERE declaration_id = $1 AND id = $2 AND field_id = $3',
        [row.id, conflictId, fieldId, now],
      );
  }
  const outcome = kept === null ? 'saved' : 'conflict';
  await tx.query(
    'INSERT INTO declaration_edits (declaration_id, edit_id, outcome, conflict_id, at) VALUES ($1, $2, $3, $4, $5)',
    [row.id, editId, outcome, kept?.id ?? null, now],
  );
  known.set(editId, { edit_id: editId, outcome, conflict_id: kept?.id ?? null });
  return { outcome, conflictId: kept?.id ?? null, isRepeated: false, message: null, revision: after };
}
