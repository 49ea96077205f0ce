import type { EventWords } from '../../matching/calendar';
import type { Db } from '../../platform/db';
import { dueDays } from './dueDays';

const names = { task: '任务到期', correction: '补正期限', obligation: '后续义务' } as const;

/** What the declarations of an enterprise still have to do by a day, for its calendars; deadlines are those of the items there. */
export async function declarationDays(db: Db, enterpriseId: string, asOf: string): Promise<EventWords[]> {
  const rows = await db.query<{
    id: string;
    kind: keyof typeof names;
    title: string;
    due_on: string;
    project_name: string;
    declare_no: string;
  }>(
    `SELECT x.id, x.kind, x.title, x.due_on::text AS due_on, d.project_name, d.declare_no
     FROM ${dueDays} AND d.enterprise_id = $1 AND x.kind <> 'deadline' AND x.due_on >= $2::date
     ORDER BY x.due_on, x.id`,
    [enterpriseId, asOf],
  );
  return rows.map(({ id, kind, title, due_on, project_name, declare_no }) => ({
    entry_id: `${kind}:${id}`,
    day: due_on,
    summary: `${names[kind]}：${title}`,
    description: `${project_name}（${declare_no}）`,
  }));
}
