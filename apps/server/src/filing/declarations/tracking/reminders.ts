import { chineseDate, dateInShanghai } from '@hengce/text';
import { type NewMessage, sendMessage } from '../../../account/messages';
import type { ItemLibrary } from '../../../matching/items';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { after, day as oneDay } from '../../../platform/vocabulary';
import { type Baseline, deadlineOf } from '../../items';
import { isBeforeFiling } from '../machine';
import { clearShift, type DeclarationRow, listOpenDeclarations, recordShift } from '../repository';
import { type DueKind, insertReminder, listUnreminded, type ReminderRow } from './dueRepository';
import { readShift } from './shift';

/** Days before the due day from which on a reminder is sent. */
const daysBefore: Readonly<Record<DueKind, number>> = { deadline: 7, task: 1, correction: 3, obligation: 14 };

const linkOf = (declarationId: string): string => `/Policy/ProjectDeclaration/details/${declarationId}`;

/** Reminders that are to be sent on a day (YYYY-MM-DD). */
const listDue = (db: Db, today: string): Promise<ReminderRow[]> => {
  const until = (kind: DueKind) =>
    dateInShanghai(after(new Date(`${today}T00:00:00+08:00`), daysBefore[kind] * oneDay));
  return listUnreminded(db, today, {
    deadline: until('deadline'),
    task: until('task'),
    correction: until('correction'),
    obligation: until('obligation'),
  });
};

/** Why the user gets the message. */
const reasonOf = ({ project_name, state }: Pick<DeclarationRow, 'project_name' | 'state'>): string =>
  `${isBeforeFiling(state) ? '您在准备' : '您申报了'}“${project_name}”`;

function messageOf(due: ReminderRow): NewMessage {
  const { kind, title, due_on, project_name, declaration_id } = due;
  const day = chineseDate(due_on);
  const [head, body] = {
    deadline: ['申报快截止了', `“${project_name}”的申报${day}截止。在官方平台提交以后，请回来标记。`],
    task: ['任务快到期了', `“${project_name}”的任务“${title}”${day}到期。`],
    correction: ['补正快到期了', `“${project_name}”的补正材料${day}前要提交。`],
    obligation: ['后续义务快到期了', `“${project_name}”的“${title}”${day}前要完成。`],
  }[kind] as [string, string];
  return { type: 'deadline', title: head, body, reason: reasonOf(due), link: linkOf(declaration_id) };
}

/** Scheduled messages: about days that are due soon, and about notices that changed since a declaration began. */
export function createDeclarationReminders(
  db: Db,
  clock: Clock,
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get' | 'indexedUpTo'>,
) {
  let checkedVersion: string | undefined;
  return {
    async remindDue(): Promise<void> {
      for (const due of await listDue(db, dateInShanghai(clock.now())))
        await db.transaction(async (tx) => {
          if (await insertReminder(tx, due.declaration_id, due.subject, clock.now()))
            await sendMessage(tx, due.owner_id, messageOf(due), clock.now());
        });
    },

    /**
     * Looks for changed notices once per state of the library and day. A moved deadline is stored at once, the rest once the user accepts
     * it.
     */
    async findShifts(): Promise<void> {
      const version = `${library.indexedUpTo()} ${dateInShanghai(clock.now())}`;
      if (library.indexedUpTo() === null || version === checkedVersion) return;
      for (const row of await listOpenDeclarations(db)) await reportShift(row);
      checkedVersion = version;
    },
  };

  async function reportShift(row: DeclarationRow): Promise<void> {
    const now = clock.now();
    const { item, shift } = await readShift(library, row, now);
    if (shift === null) {
      // The notice agrees with the baseline again, so the deadline of the baseline holds again.
      if (item !== undefined && row.shift_found_at !== null)
        await clearShift(db, row.id, deadlineOf(JSON.parse(row.baseline) as Baseline));
      return;
    }
    const deadline = item === undefined ? row.deadline : deadlineOf(item.baseline);
    await db.transaction(async (tx) => {
      if (!(await recordShift(tx, row.id, deadline, now))) return;
      const [first] = shift.differences;
      const summary =
        first === undefined ? '' : `${first.label}：${first.before ?? '没有'}，现在是${first.after ?? '没有'}。`;
      const message: NewMessage = {
        type: 'declaration',
        title: '申报通知有变更',
        body: `“${row.project_name}”所依据的通知有${shift.differences.length}处变更，请核对。${summary}`,
        reason: reasonOf(row),
        link: linkOf(row.id),
      };
      await sendMessage(tx, row.owner_id, message, now);
    });
  }
}
