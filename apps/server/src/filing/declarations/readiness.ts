import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { lackOfField } from './form/fields';
import { readFilled } from './form/filled';
import { fieldsOf } from './form/schema';
import type { Gate } from './itemMatch';
import { type DeclarationState, isBeforeFiling, isGuarded } from './machine';
import { isMadeFromForm, lackOf } from './materials/slots';
import { type DeclarationRow, setProgress } from './repository';
import { readComments } from './review/comments';
import { listOpenTasks } from './tracking/trackingRepository';

type S = MainComponents['schemas'];

/** What readiness is worked out from: everything that is missing, and how much was required. */
interface Known {
  row: DeclarationRow;
  form: { lacks: { fieldId: string; text: string }[]; required: number; done: number };
  conflicts: { id: string; fieldId: string; label: string }[];
  checks: S['FormCheck'][];
  materials: { specId: string; lack: string; isRequired: boolean }[];
  required: number;
}

async function readKnown(db: Db, row: DeclarationRow, today: string): Promise<Known> {
  const { form, state, values, slots: all, checks } = await readFilled(db, row);
  const slots = all.filter((slot) => !isMadeFromForm(slot, all));
  const fields = fieldsOf(form);
  const lacks = fields.flatMap((field) => {
    const text = lackOfField(field, values.get(field.id) ?? null, today);
    return text === null ? [] : [{ fieldId: field.id, text }];
  });
  const required = fields.filter(({ isRequired }) => isRequired);
  const open = new Set(lacks.map(({ fieldId }) => fieldId));
  return {
    row,
    form: { lacks, required: required.length, done: required.filter(({ id }) => !open.has(id)).length },
    conflicts: state.conflicts.map(({ id, field_id }) => ({
      id,
      fieldId: field_id,
      label: fields.find((field) => field.id === field_id)?.label ?? field_id,
    })),
    checks,
    materials: slots.flatMap((slot) => {
      const lack = lackOf(slot, today);
      // An optional material without a file lacks nothing.
      if (lack === null || (!slot.is_required && slot.files.length === 0)) return [];
      return [{ specId: slot.spec_id, lack, isRequired: slot.is_required }];
    }),
    required: slots.filter(({ is_required }) => is_required).length,
  };
}

const isSettled = ({ outcome }: S['FormCheck']) => outcome === 'passed' || outcome === 'waived';

/** Percent of the required fields, required materials and decided checks that are done. */
function percentOf({ form, checks, materials, required }: Known): number {
  // An open check waits for fields that may be optional, so it does not count.
  const decided = checks.filter(({ outcome, isBlocking }) => isBlocking && outcome !== 'open');
  const all = form.required + required + decided.length;
  const lacking = materials.filter(({ isRequired }) => isRequired).length;
  const done = form.done + (required - lacking) + decided.filter(isSettled).length;
  return all === 0 ? 100 : Math.floor((done / all) * 100);
}

/**
 * Stores the progress of a declaration after a change of form or materials, in the same transaction.
 *
 * @returns percent
 */
export async function keepProgress(tx: Db, row: DeclarationRow, now: Date, today: string): Promise<number> {
  const percent = percentOf(await readKnown(tx, row, today));
  await setProgress(tx, row.id, percent, now);
  return percent;
}

interface Circumstances {
  now: Date;
  today: string;
  shift: S['NoticeShift'] | null;
  /** Conditions of the item that are not met or not decided. */
  gates: readonly Gate[];
  /** Fields with errors in their words. */
  misprints: readonly { fieldId: string; text: string }[];
}

/** Readiness list: open points, those that block a step first, each with the page where it is resolved. */
export async function readReadiness(
  db: Db,
  row: DeclarationRow,
  { now, today, shift, gates, misprints }: Circumstances,
): Promise<S['Readiness']> {
  const known = await readKnown(db, row, today);
  const comments = await readComments(db, row);
  const tasks = await listOpenTasks(db, row.id);
  const item = (
    kind: S['ReadinessItem']['kind'],
    id: string,
    text: string,
    page: S['ReadinessItem']['place']['page'],
    place: string | null,
    isBlocking = true,
  ): S['ReadinessItem'] => ({ id: `${kind}:${id}`, kind, isBlocking, text, place: { page, id: place } });
  const items = [
    ...(shift
      ? [item('shift', row.id, `通知有${shift.differences.length}处变更，请核对后确认`, 'tracking', null)]
      : []),
    ...known.form.lacks.map(({ fieldId, text }) => item('field', fieldId, text, 'form', fieldId)),
    ...known.conflicts.map(({ id, fieldId, label }) =>
      item('conflict', id, `“${label}”有两份改动，请选一份`, 'form', fieldId),
    ),
    // Open checks are left out: the required fields that they wait for are in the list already.
    ...known.checks
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ checkId, title, text, fieldIds, isBlocking }) =>
        item('check', checkId, isBlocking ? text : `${title}不一样，${text}`, 'form', fieldIds[0] ?? null, isBlocking),
      ),
    ...known.materials.map(({ specId, lack, isRequired }) =>
      item('material', specId, lack, 'materials', specId, isRequired),
    ),
    ...misprints.map(({ fieldId, text }) => item('misprint', fieldId, text, 'form', fieldId, false)),
    ...gates.map(({ id, text }) => item('gate', id, text, 'evaluation', null, false)),
    ...(isOverdue(row, now) ? [item('deadline', row.id, '申报截止时间已过', 'tracking', null, false)] : []),
    ...comments
      .filter(({ isResolved }) => !isResolved)
      .map(({ commentId, targetName }) =>
        item('comment', commentId, `“${targetName}”的批注没有解决`, 'review', commentId, false),
      ),
    ...tasks.map(({ id, title }) => item('task', id, `任务“${title}”没有完成`, 'tracking', id, false)),
  ].sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  const blocking = items.filter(({ isBlocking }) => isBlocking).length;
  return { percent: percentOf(known), isReady: blocking === 0, blocking, items, checks: known.checks };
}

/**
 * Sentences about the points that block a step. A changed notice blocks `ready` only: that the declaration was filed on
 * the official platform is a fact, which can be recorded whatever the notice says now.
 */
export const blockersOf = ({ items }: Pick<S['Readiness'], 'items'>, to: DeclarationState): string[] =>
  isGuarded(to)
    ? items.filter(({ isBlocking, kind }) => isBlocking && (kind !== 'shift' || to === 'ready')).map(({ text }) => text)
    : [];

export const isOverdue = ({ state, deadline }: Pick<DeclarationRow, 'state' | 'deadline'>, now: Date): boolean =>
  isBeforeFiling(state) && deadline !== null && deadline <= now;
