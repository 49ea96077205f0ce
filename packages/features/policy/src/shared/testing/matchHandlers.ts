import type { MatchAnswer, MatchProgress, MatchReport } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { matchBasis } from './matchBasis';
import { matchEnterprise, matchReport, matchReports, nearMissItem } from './matchFixtures';
import { matchProgress } from './progressFixtures';

/** Answers change what is open and what is decided, a little as the server would. */
function answered(progress: MatchProgress, questionId: string, answer: MatchAnswer | null): MatchProgress {
  const questions = progress.questions.map((question) =>
    question.id === questionId
      ? { ...question, answer, isOpen: answer === null || answer.kind === 'unsure' }
      : question,
  );
  const open = questions.filter((question) => question.isOpen && question.answer === null);
  const group = questions.find(({ id }) => id === questionId)?.group;
  const gain = answer === null || answer.kind === 'unsure' ? 0 : 5;
  const decided = Math.min(progress.total, progress.decided + gain);
  return {
    ...progress,
    questions,
    decided,
    possible: Math.max(0, progress.possible - 3),
    counts: { ...progress.counts, toVerify: Math.max(0, progress.counts.toVerify - 3) },
    steps: progress.steps.map((step) =>
      step.group === group ? { ...step, answered: Math.min(step.total, step.answered + 1), left: 34 } : step,
    ),
    nextQuestionId: open[0]?.id ?? null,
    round: open.map(({ id }) => id),
    outlook: { open: open.length, items: open.length * 4, touched: open.length * 4, remaining: open.length },
  };
}

/** Handlers of the matching pages over the fixtures. Create them for each story, because answers are stored. */
export function matchHandlers({
  progress = matchProgress,
  report = matchReport,
}: {
  progress?: MatchProgress;
  report?: MatchReport;
} = {}) {
  // By question: what the page is told follows from the answers, not from how often one was saved.
  const answers = new Map<string, MatchAnswer | null>();
  let kept = progress;
  return [
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
    mainHttp.get('/api/v1/match/progress', ({ response }) => response(200).json(ok(kept))),
    mainHttp.post('/api/v1/match/answer', async ({ request, response }) => {
      const body = (await request.clone().json()) as { questionId: string; answer: MatchAnswer | null };
      answers.set(body.questionId, body.answer);
      kept = [...answers].reduce((before, [id, answer]) => answered(before, id, answer), progress);
      return response(200).json(ok(kept));
    }),
    mainHttp.post('/api/v1/match/run', ({ response }) => response(200).json(ok({ ...report, id: 'r2' }))),
    mainHttp.get('/api/v1/match/report/{reportId}', ({ params, response }) =>
      response(200).json(ok({ ...report, id: params.reportId })),
    ),
    mainHttp.get('/api/v1/match/shared/{shareId}', ({ response }) =>
      response(200).json(ok({ ...report, enterprise: { ...report.enterprise, id: null } })),
    ),
    mainHttp.post('/api/v1/match/confirm', ({ response }) =>
      response(200).json(ok({ ...report, id: 'r3', basedOn: report.id })),
    ),
    mainHttp.post('/api/v1/match/share', ({ response }) =>
      response(200).json(ok({ shareId: 'Q2hlY2stdGhpcy1yZXBvcnQtcGxlYXNl', createdAt: '2026-11-20T02:42:00.000Z' })),
    ),
    mainHttp.post('/api/v1/match/unshare', ({ response }) => response(200).json(ok(null, '已停止分享'))),
    mainHttp.get('/api/v1/match/diff/{reportId}', ({ params, query, response }) =>
      response(200).json(
        ok({
          before: query.get('before') ?? '',
          after: params.reportId,
          isSameRules: true,
          isSameFacts: false,
          moves: [
            {
              policy: nearMissItem.policy,
              before: 'nearMiss' as const,
              after: 'eligible' as const,
              because: ['研发费用占比由3.8%变为5.7%'],
            },
          ],
        }),
      ),
    ),
    mainHttp.get('/api/v1/match/basis', ({ response }) => response(200).json(ok(matchBasis(kept)))),
    mainHttp.get('/api/v1/report/list', ({ response }) =>
      response(200).json(ok({ rows: matchReports, total: matchReports.length })),
    ),
  ];
}

/** Handler that refuses an answer as out of range. */
export const answerRefused = mainHttp.post('/api/v1/match/answer', ({ response }) =>
  response.untyped(Response.json(fail(400, '发明专利应为0以上的整数，现在是-3', 400), { status: 400 })),
);
export const noUseLeft = mainHttp.post('/api/v1/match/run', ({ response }) =>
  response.untyped(Response.json(fail(1010, '本月的政策匹配次数已用完', 1010), { status: 403 })),
);
export const noEnterprise = mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([])));
