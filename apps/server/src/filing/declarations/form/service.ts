import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { findDeclaration, lockDeclaration } from '../findDeclaration';
import { isEditable } from '../machine';
import { keepProgress } from '../readiness';
import { type DeclarationRow, setFormRevision } from '../repository';
import { addConflict, type FormState, formProgress, readForm, toConflict, toField } from './fields';
import { readFilled } from './filled';
import {
  deleteWaiver,
  type EditRow,
  insertEdit,
  insertWaiver,
  listEdits,
  putField,
  settleConflict,
} from './formRepository';
import { formById } from './forms';
import type { FormValue } from './prefill';
import { checkDefsOf, type FieldDef, fieldsOf } from './schema';
import { problemOf } from './values';

type S = MainComponents['schemas'];

/** 申报书: fields and their facts, edits from several windows at once, and waivers of checks. */
export function createFormService(db: Db, clock: Clock) {
  const read = async (tx: Db, row: DeclarationRow) => {
    const { form, state, values, prefills, proposals, reckoning, checks } = await readFilled(tx, row);
    const progress = formProgress(form, values, dateInShanghai(clock.now()));
    const fields = (all: readonly FieldDef[]) => all.map((field) => toField(field, state, prefills, proposals));
    return { form, state, fields, checks, progress, ...(reckoning && { reckoning }) };
  };

  return {
    async sheet(userId: string, id: string): Promise<S['FormSheet']> {
      const row = await findDeclaration(db, userId, id);
      const { form, fields, checks, progress, reckoning } = await read(db, row);
      return {
        declarationId: row.id,
        revision: row.form_revision,
        isReadOnly: !isEditable(row.state),
        basis: { kind: form.kind, title: form.title, policyId: form.programme?.policyId ?? null },
        sections: form.sections.map(({ id: sectionId, title, fields: own }) => ({
          sectionId,
          title,
          fields: fields(own),
        })),
        checks,
        ...(reckoning && { reckoning }),
        progress,
      };
    },

    edit: (userId: string, id: string, { edits }: S['EditFormBody']): Promise<S['FormEditReply']> =>
      db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const editIds = edits.map(({ editId }) => editId);
        const known = new Map((await listEdits(tx, row.id, editIds)).map((edit) => [edit.edit_id, edit]));
        // An edit that was answered before gets the same answer, also when the form is closed by now.
        if (!isEditable(row.state) && edits.some(({ editId }) => !known.has(editId)))
          throw new Rejection(409, '这份申报已提交或已结束，申报书不能再改，这次的改动没有保存', 409);
        const before = await readForm(tx, row.id);
        const outcomes: Outcome[] = [];
        let revision = row.form_revision;
        for (const edit of edits) {
          const outcome = await applyEdit(tx, row, before, known, edit, revision, clock.now());
          revision = outcome.revision;
          outcomes.push(outcome);
        }
        await setFormRevision(tx, row.id, revision);
        await keepProgress(tx, row, clock.now(), dateInShanghai(clock.now()));
        return reply(tx, row, edits, outcomes, revision);
      }),

    async waive(userId: string, id: string, { checkId, reason }: S['WaiveCheckBody']): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (!isEditable(row.state)) throw new Rejection(409, '这份申报已提交或已结束，不能再改', 409);
        if (!checkDefsOf(formById(row.form_id)).some((check) => check.id === checkId))
          throw new Rejection(404, '没有这项一致性检查', 404);
        await deleteWaiver(tx, row.id, checkId);
        if (reason !== null) {
          const { checks } = await read(tx, row);
          const finding = checks.find((check) => check.checkId === checkId)?.text ?? '';
          await insertWaiver(tx, row.id, {
            check_id: checkId,
            reason,
            waived_by: row.user_name,
            waived_at: clock.now(),
            finding,
          });
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
    const { form, state, fields, checks, progress, reckoning } = await read(tx, row);
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
      changed: fields(fieldsOf(form)).filter((field) => edited.has(field.fieldId) || field.revision > since),
      checks,
      ...(reckoning && { reckoning }),
      progress,
    };
  }
}

interface Outcome {
  outcome: S['FormEditResult']['outcome'];
  conflictId: string | null;
  isRepeated: boolean;
  message: string | null;
  /** Revision of the form after the edit. */
  revision: number;
}

/** Far above what people cause; it keeps one form from filling the disk. */
const maxConflicts = 200;

/** Applies one edit: saved, stored as a conflict with a faster one, or refused. `state` and `known` are updated with it. */
async function applyEdit(
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
  if (!isFirst && present?.value !== text && state.conflicts.length >= maxConflicts) {
    const message = `还有${maxConflicts}处冲突没有处理，请先处理，这次的改动没有保存`;
    return { outcome: 'refused', conflictId: null, isRepeated: false, message, revision };
  }
  const kept =
    isFirst || present?.value === text
      ? null
      : await addConflict(tx, row.id, { field_id: fieldId, value: text, ...edited });
  if (kept !== null) state.conflicts.push(kept);
  const after = kept === null ? revision + 1 : revision;
  if (kept === null) {
    const next = { field_id: fieldId, value: text, revision: after, ...edited };
    await putField(tx, row.id, next);
    state.rows.set(fieldId, next);
    if (conflictId !== undefined) await settleConflict(tx, row.id, conflictId, fieldId, now);
  }
  const outcome = kept === null ? 'saved' : 'conflict';
  const answered: EditRow = { edit_id: editId, outcome, conflict_id: kept?.id ?? null };
  await insertEdit(tx, row.id, answered, now);
  known.set(editId, answered);
  return { outcome, conflictId: kept?.id ?? null, isRepeated: false, message: null, revision: after };
}
