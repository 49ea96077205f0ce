import type { EventWords } from '../../../matching/calendar';
import type { Db } from '../../../platform/db';
import { listDueOfEnterprise } from './dueRepository';

const names = { task: '任务到期', correction: '补正期限', obligation: '后续义务' } as const;

/**
 * Calendar events of an enterprise's declarations from a day (YYYY-MM-DD) on. Deadlines are left out: the calendar has
 * them from the items themselves.
 */
export async function declarationDays(db: Db, enterpriseId: string, asOf: string): Promise<EventWords[]> {
  const rows = await listDueOfEnterprise(db, enterpriseId, asOf);
  return rows.map(({ id, kind, title, due_on, project_name, declare_no }) => ({
    entry_id: `${kind}:${id}`,
    day: due_on,
    summary: `${names[kind]}：${title}`,
    description: `${project_name}（${declare_no}）`,
  }));
}
