import { chineseDate, dateInShanghai } from '@hengce/text';
import { type NewMessage, sendMessage } from '../../account/messages';
import type { ItemLibrary } from '../../matching/items';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, day as oneDay } from '../../platform/vocabulary';
import { type Baseline, deadlineOf } from '../items';
import { dueDays, overList } from './dueDays';
import { type DeclarationState, isBeforeFiling } from './machine';
import { columns, type DeclarationRow } from './rows';
import { readShift } from './shift';

interface Due {
  declaration_id: string;
  owner_id: string;
  project_name: string;
  state: DeclarationState;
  /** With the day, what is told once. */
  subject: string;
  kind: 'deadline' | 'task' | 'correction' | 'obligation';
  title: string;
  due_on: string;
}

/** How many days before its day something is told. */
const daysBefore: Readonly<Record<Due['kind'], number>> = { deadline: 7, task: 1, correction: 3, obligation: 14 };

export const linkOf = (declarationId: string): string => `/Policy/ProjectDeclaration/details/${declarationId}`;

/** What is due soon and was not told; moved days are told again. */
async function listDue(db: Db, today: string): Promise<Due[]> {
  const until = (kind: Due['kind']) =>
    dateInShanghai(after(new Date(`${today}T00:00:00+08:00`), daysBefore[kind] * oneDay));
  return db.query<Due>(
    `SELECT d.id AS declaration_id, d.owner_id, d.project_name, d.state, x.kind, x.title, x.due_on::text AS due_on,
       x.kind || ':' || x.id || ':' || x.due_on AS subject
     FROM ${dueDays} AND x.due_on >= $1::date AND x.due_on <= CASE x.kind WHEN 'deadline' THEN $2::date WHEN 'task' THEN $3::date
         WHEN 'correction' THEN $4::date ELSE $5::date END
       AND NOT EXISTS (SELECT 1 FROM declaration_reminders r
         WHERE r.declaration_id = d.id AND r.subject = x.kind || ':' || x.id || ':' || x.due_on)
     ORDER BY x.due_on, subject LIMIT 1000`,
    [today, until('deadline'), until('task'), until('correction'), until('obligation')],
  );
}

/** Why somebody is told. */
const reasonOf = ({ project_name, state }: Pick<DeclarationRow, 'project_name' | 'state'>): string =>
  `${isBeforeFiling(state) ? '您在准备' : '您申报了'}“${project_name}”`;

function messageOf(due: Due): NewMessage {
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

/** Tells of what is due, and of calls that changed since a declaration began; on the clock. */
export function createDeclarationReminders(
  db: Db,
  clock: Clock,
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get' | 'indexedUpTo'>,
) {
  let looked: string | undefined;
  return {
    async remindDue(): Promise<void> {
      for (const due of await listDue(db, dateInShanghai(clock.now())))
        await db.transaction(async (tx) => {
          const taken = await tx.query(
            `INSERT INTO declaration_reminders (declaration_id, subject, sent_at) VALUES ($1, $2, $3)
             ON CONFLICT DO NOTHING RETURNING subject`,
            [due.declaration_id, due.subject, clock.now()],
          );
          if (taken.length > 0) await sendMessage(tx, due.owner_id, messageOf(due), clock.now());
        });
    },

    /** A deadline that was moved counts at once; the rest waits until somebody has looked at it. */
    async findShifts(): Promise<void> {
      const version = `${library.indexedUpTo()} ${dateInShanghai(clock.now())}`;
      if (library.indexedUpTo() === null || version === looked) return;
      const rows = await db.query<DeclarationRow>(
        `SELECT ${columns} WHERE d.policy_id <> '' AND d.state NOT IN ${overList}`,
      );
      for (const row of rows) await tellShift(row);
      looked = version;
    },
  };

  async function tellShift(row: DeclarationRow): Promise<void> {
    const now = clock.now();
    const { item, shift } = await readShift(library, row, now);
    if (shift === null) {
      // It says again what it said: a deadline that was moved meanwhile is the old one.
      if (item !== undefined && row.shift_found_at !== null)
        await db.query('UPDATE declarations SET deadline = $2, shift_found_at = NULL WHERE id = $1', [
          row.id,
          deadlineOf(JSON.parse(row.baseline) as Baseline),
        ]);
      return;
    }
    const deadline = item === undefined ? row.deadline : deadlineOf(item.baseline);
    await db.transaction(async (tx) => {
      const [found] = await tx.query(
        `UPDATE declarations SET deadline = $2, shift_found_at = coalesce(shift_found_at, $3)
         WHERE id = $1 AND (shift_found_at IS NULL OR deadline IS DISTINCT FROM $2) RETURNING id`,
        [row.id, deadline, now],
      );
      if (found === undefined) return;
      const [first] = shift.differences;
      const said =
        first === undefined ? '' : `${first.label}：${first.before ?? '没有'}，现在是${first.after ?? '没有'}。`;
      const message: NewMessage = {
        type: 'declaration',
        title: '申报通知有变更',
        body: `“${row.project_name}”所依据的通知有${shift.differences.length}处变更，请核对。${said}`,
        reason: reasonOf(row),
        link: linkOf(row.id),
      };
      await sendMessage(tx, row.owner_id, message, now);
    });
  }
}
