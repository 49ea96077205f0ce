import { type Api, call } from '@hengce/api';
import type { MainOperations } from '@hengce/api/contract';
import { mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Query<Operation extends keyof MainOperations> = NonNullable<MainOperations[Operation]['parameters']['query']>;

/** Every read of 区域对比. */
export const regionQueries = ({ main }: Api) => ({
  overview: (query: Query<'getRegionOverview'>) =>
    queryOptions({
      queryKey: mainKey('getRegionOverview', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/overview', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  differences: (query: Query<'listRegionDifferences'>) =>
    queryOptions({
      queryKey: mainKey('listRegionDifferences', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/differences', { params: { query }, signal })),
    }),
  items: (query: NonNullable<Query<'listComparedItems'>>) =>
    queryOptions({
      queryKey: mainKey('listComparedItems', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/items', { params: { query }, signal })),
    }),
  rank: (query: Query<'rankRegions'>) =>
    queryOptions({
      queryKey: mainKey('rankRegions', query),
      // Follows facts that are given on other pages.
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/rank', { params: { query }, signal })),
    }),
});
