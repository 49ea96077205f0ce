import type { MainComponents } from '@hengce/api/contract';
import { type Handlers, Rejection, Reply } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { kindNames, type ReportKind, reportKinds, reviewKinds } from './kinds';
import { deleteReport, pageOfReports, type ReportRow } from './repository';

type S = MainComponents['schemas'];
type ReportOperation = 'listReports' | 'listReviews' | 'removeReport';

/** Handlers of the lists of reports (报告) and reviews (评测) that other rooms made for the user. */
export function reportRoutes(db: Db): Pick<Handlers<'main'>, ReportOperation> {
  const list = async (
    userId: string,
    kinds: readonly ReportKind[],
    { pageNum = 1, pageSize = 10 }: { pageNum?: number; pageSize?: number },
  ): Promise<S['ReportPage']> => {
    const { rows, total } = await pageOfReports(db, userId, kinds, pageSize, (pageNum - 1) * pageSize);
    return { rows: rows.map(toReport), total };
  };
  return {
    listReports: ({ caller, query }) => list(caller.userId, reportKinds, query),
    listReviews: ({ caller, query }) => list(caller.userId, reviewKinds, query),
    async removeReport({ caller, body }) {
      if (!(await deleteReport(db, caller.userId, body.reportId)))
        throw new Rejection(404, '没有找到，可能已被删除', 404);
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
