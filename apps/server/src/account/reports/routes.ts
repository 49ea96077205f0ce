import type { MainComponents } from '@hengce/api/contract';
import { type Handlers, Rejection, Reply } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { kindNames, type ReportKind, reportKinds, reviewKinds } from './kinds';

type S = MainComponents['schemas'];
type ReportOperation = 'listReports' | 'listReviews' | 'removeReport';

interface ReportRow {
  id: string;
  kind: ReportKind;
  title: string;
  subject: string | null;
  headline: string;
  ruleset_date: string | null;
  is_stale: boolean;
  link: string | null;
  created_at: Date;
}

export function reportRoutes(db: Db): Pick<Handlers<'main'>, ReportOperation> {
  const list = async (
    userId: string,
    kinds: readonly ReportKind[],
    { pageNum = 1, pageSize = 10 }: { pageNum?: number; pageSize?: number },
  ): Promise<S['ReportPage']> => {
    const [count] = await db.query<{ total: number }>(
      'SELECT count(*) AS total FROM reports WHERE user_id = $1 AND kind = ANY ($2)',
      [userId, kinds],
    );
    const rows = await db.query<ReportRow>(
      `SELECT id, kind, title, subject, headline, ruleset_date, is_stale, link, created_at FROM reports
       WHERE user_id = $1 AND kind = ANY ($2) ORDER BY created_at DESC, id LIMIT $3 OFFSET $4`,
      [userId, kinds, pageSize, (pageNum - 1) * pageSize],
    );
    return { rows: rows.map(toReport), total: count?.total ?? 0 };
  };
  return {
    listReports: ({ caller, query }) => list(caller.userId, reportKinds, query),
    listReviews: ({ caller, query }) => list(caller.userId, reviewKinds, query),
    async removeReport({ caller, body }) {
      const removed = await db.query('DELETE FROM reports WHERE id = $1 AND user_id = $2 RETURNING id', [
        body.reportId,
        caller.userId,
      ]);
      if (removed.length === 0) throw new Rejection(404, '没有找到，可能已被删除', 404);
      return new Reply(null, '已删除');
    },
  };
}

const toReport = (row: ReportRow): S['Report'] => ({
  id: row.id,
  kind: row.kind,
  kindName: kindNames[row.kind],
  title: row.title,
  subject: row.subject,
  headline: row.headline,
  rulesetDate: row.ruleset_date,
  isStale: row.is_stale,
  link: row.link,
  createdAt: row.created_at.toISOString(),
});
