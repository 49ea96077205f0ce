import { type Api, call } from '@hengce/api';
import type { MainPaths } from '@hengce/api/contract';
import { mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ApplyQuery = NonNullable<MainPaths['/api/v1/apply/list']['get']['parameters']['query']>;

/** Queries of 申报事项. Matches and declarations change on other pages. */
export const applyQueries = ({ main }: Api) => ({
  list: (query: ApplyQuery) =>
    queryOptions({
      queryKey: mainKey('listApplyItems', query),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/apply/list', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  guide: (policyId: string, itemId: string, enterpriseId: string | undefined) =>
    queryOptions({
      queryKey: mainKey('getApplyGuide', policyId, itemId, enterpriseId),
      staleTime: 0,
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/apply/detail/{policyId}', {
            params: { path: { policyId }, query: { itemId, ...(enterpriseId ? { enterpriseId } : {}) } },
            signal,
          }),
        ),
    }),
});
