import { type Handlers, Reply } from '../../platform/contract';
import type { MatchService } from './service';

type MatchOperation =
  | 'getMatchProgress'
  | 'answerMatchQuestion'
  | 'runMatch'
  | 'getMatchReport'
  | 'confirmMatchCondition'
  | 'exportMatchReport'
  | 'diffMatchReports'
  | 'shareMatchReport'
  | 'unshareMatchReport'
  | 'getSharedMatchReport'
  | 'tryMatchChanges'
  | 'getMatchBasis'
  | 'judgePolicy'
  | 'getMatchSummary';

export function matchRoutes(matches: MatchService): Pick<Handlers<'main'>, MatchOperation> {
  return {
    getMatchProgress: ({ caller, query }) => matches.progress(caller.userId, query.enterpriseId, query.variant),
    answerMatchQuestion: ({ caller, body }) => matches.answer(caller.userId, body),
    runMatch: ({ caller, headers, body }) => matches.run(caller.userId, headers['Idempotency-Key'], body),
    getMatchReport: ({ caller, params }) => matches.report(caller.userId, params.reportId),
    confirmMatchCondition: ({ caller, body }) => matches.confirm(caller.userId, body),
    exportMatchReport: ({ caller, params, query }) => matches.export(caller.userId, params.reportId, query.format),
    diffMatchReports: ({ caller, params, query }) => matches.diff(caller.userId, params.reportId, query.before),
    shareMatchReport: ({ caller, body }) => matches.share(caller.userId, body.reportId),
    async unshareMatchReport({ caller, body }) {
      await matches.unshare(caller.userId, body.reportId);
      return new Reply(null, '已停止分享');
    },
    getSharedMatchReport: ({ params, request }) => matches.shared(params.shareId, request.ip),
    judgePolicy: ({ caller, query }) => matches.policy(caller.userId, query),
    getMatchSummary: ({ caller, query }) => matches.summary(caller.userId, query.enterpriseId),
    getMatchBasis: ({ caller, query }) => matches.basis(caller.userId, query.enterpriseId, query.variant),
    tryMatchChanges: ({ caller, body }) => matches.whatIf(caller.userId, body),
  };
}
