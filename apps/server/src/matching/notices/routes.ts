import type { Handlers } from '../../platform/contract';
import type { createNoticeService } from './service';

type NoticeOperation = 'listNotices' | 'getNotice' | 'exportNoticeCalendar';

export function noticeRoutes(notices: ReturnType<typeof createNoticeService>): Pick<Handlers<'main'>, NoticeOperation> {
  return {
    listNotices: ({ caller, query }) => notices.list(caller.userId, query),
    getNotice: ({ caller, params, query }) => notices.detail(caller.userId, params.policyId, query.enterpriseId),
    exportNoticeCalendar: ({ params }) => notices.calendar(params.policyId),
  };
}
