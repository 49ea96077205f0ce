import { type Api, call, download, type MatchVariant, type Report } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];

export const exportFormats = ['pdf', 'docx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Kind of report, in the user's list, of each way of matching. */
const kindOf: Readonly<Record<MatchVariant, Report['kind']>> = {
  general: 'policyMatch',
  project: 'projectMatch',
  finance: 'financeMatch',
};

const reportPath = (reportId: string) => ({ path: { reportId } });

/** Queries of the matching pages. */
export const matchQueries = ({ main }: Api) => ({
  /** Enterprises of the user, under the same key as in the personal centre. */
  enterprises: () =>
    queryOptions({
      queryKey: mainKey('listEnterprises'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/enterprise/list', { signal })),
    }),
  /** Whether the trial runs, and how many uses are left; under the same key as in the personal centre. */
  equity: () =>
    queryOptions({
      queryKey: mainKey('getEquity'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/equity/overview', { signal })),
    }),
  progress: (enterpriseId: string, variant: MatchVariant = 'general') =>
    queryOptions({
      queryKey: mainKey('getMatchProgress', enterpriseId, variant),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/match/progress', { params: { query: { enterpriseId, variant } }, signal })),
    }),
  /** Match of one policy, as it stands now: answers and facts change it from many places. */
  policy: (policyId: string, enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('judgePolicy', policyId, enterpriseId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/match/policy', { params: { query: { policyId, enterpriseId } }, signal })),
      staleTime: 0,
    }),
  /** Match of one policy as if it were in force today and in the firm's region. */
  supposedPolicy: (policyId: string, enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('judgePolicy', policyId, enterpriseId, 'supposed'),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/match/policy', { params: { query: { policyId, enterpriseId, isSupposed: true } }, signal }),
        ),
      staleTime: 0,
    }),
  summary: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getMatchSummary', enterpriseId),
      queryFn: ({ signal }) => call(main.GET('/api/v1/match/summary', { params: { query: { enterpriseId } }, signal })),
      staleTime: 0,
    }),
  report: (reportId: string) =>
    queryOptions({
      queryKey: mainKey('getMatchReport', reportId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/match/report/{reportId}', { params: reportPath(reportId), signal })),
    }),
  shared: (shareId: string) =>
    queryOptions({
      queryKey: mainKey('getSharedMatchReport', shareId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/match/shared/{shareId}', { params: { path: { shareId } }, signal })),
    }),
  diff: (reportId: string, before: string) =>
    queryOptions({
      queryKey: mainKey('diffMatchReports', reportId, before),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/match/diff/{reportId}', {
            params: { ...reportPath(reportId), query: { before } },
            signal,
          }),
        ),
    }),
  /** Reports of matching, newest first. */
  reports: (variant: MatchVariant = 'general') =>
    queryOptions({
      queryKey: mainKey('listReports', kindOf[variant]),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/report/list', { params: { query: { pageNum: 1, pageSize: 50 } }, signal })),
      select: ({ rows }) => rows.filter(({ kind }) => kind === kindOf[variant]),
    }),
});

export const reportListKey = mainKey('listReports');

export const matchMutations = ({ main }: Api) => ({
  selectEnterprise: apiMutation((enterpriseId: string) =>
    call(main.POST('/api/v1/enterprise/select', { body: { enterpriseId } })),
  ),
  answer: apiMutation((body: S['AnswerMatchBody']) => call(main.POST('/api/v1/match/answer', { body }))),
  run: apiMutation(({ idempotencyKey, ...body }: S['RunMatchBody'] & { idempotencyKey: string }) =>
    call(main.POST('/api/v1/match/run', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
  ),
  confirm: apiMutation((body: S['ConfirmMatchBody']) => call(main.POST('/api/v1/match/confirm', { body }))),
  share: apiMutation((reportId: string) => call(main.POST('/api/v1/match/share', { body: { reportId } }))),
  unshare: apiMutation((reportId: string) => call(main.POST('/api/v1/match/unshare', { body: { reportId } }))),
  exportReport: apiMutation(({ reportId, format }: { reportId: string; format: ExportFormat }) =>
    download(
      main.GET('/api/v1/match/export/{reportId}', {
        params: { ...reportPath(reportId), query: { format } },
        parseAs: 'blob',
      }),
    ),
  ),
});
