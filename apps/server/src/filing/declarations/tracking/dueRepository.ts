// Days by which declarations have something to do, and the reminders sent of them.
import type { Db } from '../../../platform/db';
import { type DeclarationState, overStates, unfiledStates } from '../machine';

export type DueKind = 'deadline' | 'task' | 'correction' | 'obligation';

// Fixed texts, never what somebody typed.
const list = (states: readonly DeclarationState[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`;

/**
 * Everything due, as `d` (declaration) and `x` (what is due), up to and with conditions. A declaration that is over has only
 * obligations left; one that was withdrawn or expired has nothing.
 */
const dueDays = `declarations d JOIN (
    SELECT id AS declaration_id, 'deadline' AS kind, id, '提交申报' AS title,
      ((deadline - interval '1 second') AT TIME ZONE 'Asia/Shanghai')::date AS due_on
    FROM declarations WHERE deadline IS NOT NULL AND state IN ${list(unfiledStates)}
    UNION ALL SELECT declaration_id, 'task', id, title, due_on FROM declaration_tasks WHERE NOT is_done
    UNION ALL SELECT declaration_id, 'correction', id, '提交补正材料', due_on FROM declaration_corrections
      WHERE answered_on IS NULL
    UNION ALL SELECT declaration_id, 'obligation', id, title, due_on FROM declaration_obligations
      WHERE done_on IS NULL AND due_on IS NOT NULL
  ) x ON x.declaration_id = d.id
  WHERE d.state NOT IN ('withdrawn', 'expired') AND (x.kind = 'obligation' OR d.state NOT IN ${list(overStates)})`;

export interface DueRow {
  id: string;
  kind: DueKind;
  title: string;
  /** YYYY-MM-DD */
  due_on: string;
  project_name: string;
}

/** Due days of an enterprise's declarations from a day on, except their deadlines. */
export const listDueOfEnterprise = (
  db: Db,
  enterpriseId: string,
  from: string,
): Promise<(DueRow & { kind: Exclude<DueKind, 'deadline'>; declare_no: string })[]> =>
  db.query(
    `SELECT x.id, x.kind, x.title, x.due_on::text AS due_on, d.project_name, d.declare_no
     FROM ${dueDays} AND d.enterprise_id = $1 AND x.kind <> 'deadline' AND x.due_on >= $2::date
     ORDER BY x.due_on, x.id`,
    [enterpriseId, from],
  );

export interface ReminderRow extends Omit<DueRow, 'id'> {
  declaration_id: string;
  owner_id: string;
  state: DeclarationState;
  /** Kind, id and day of the reminder: it is sent once of each, and a moved day is another subject. */
  subject: string;
}

/** Due days without a reminder, from a day up to the last day of each kind; at most 1,000 at a time, the earliest first. */
export const listUnreminded = (
  db: Db,
  from: string,
  until: Readonly<Record<DueKind, string>>,
): Promise<ReminderRow[]> =>
  db.query<ReminderRow>(
    `SELECT d.id AS declaration_id, d.owner_id, d.project_name, d.state, x.kind, x.title, x.due_on::text AS due_on,
       x.kind || ':' || x.id || ':' || x.due_on AS subject
     FROM ${dueDays} AND x.due_on >= $1::date AND x.due_on <= CASE x.kind WHEN 'deadline' THEN $2::date WHEN 'task' THEN $3::date
         WHEN 'correction' THEN $4::date ELSE $5::date END
       AND NOT EXISTS (SELECT 1 FROM declaration_reminders r
         WHERE r.declaration_id = d.id AND r.subject = x.kind || ':' || x.id || ':' || x.due_on)
     ORDER BY x.due_on, subject LIMIT 1000`,
    [from, until.deadline, until.task, until.correction, until.obligation],
  );

/** Records a reminder. @returns false where another process sent it already */
export async function insertReminder(tx: Db, declarationId: string, subject: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO declaration_reminders (declaration_id, subject, sent_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING subject`,
    [declarationId, subject, now],
  );
  return rows.length > 0;
}
