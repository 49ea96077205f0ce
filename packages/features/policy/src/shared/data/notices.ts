import { type Api, call, download } from '@hengce/api';
import type { MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type NoticeQuery = NonNullable<MainPaths['/api/v1/notice/list']['get']['parameters']['query']>;

/** Queries of 申报通知. Matches depend on answers and facts from other pages. */
export const noticeQueries = ({ main }: Api) => ({
  list: (query: NoticeQuery) =>
    queryOptions({
      queryKey: mainKey('listNotices', query),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/notice/list', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (policyId: string, enterpriseId?: string) =>
    queryOptions({
      queryKey: mainKey('getNotice', policyId, enterpriseId),
      staleTime: 0,
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/notice/detail/{policyId}', {
            params: { path: { policyId }, query: enterpriseId ? { enterpriseId } : {} },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
});

export const noticeMutations = ({ main }: Api) => ({
  exportCalendar: apiMutation((policyId: string) =>
    download(main.GET('/api/v1/notice/calendar/{policyId}', { params: { path: { policyId } }, parseAs: 'blob' })),
  ),
});
