import { type Api, call } from '@hengce/api';
import type { MainOperations } from '@hengce/api/contract';
import { mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Query<Operation extends keyof MainOperations> = NonNullable<MainOperations[Operation]['parameters']['query']>;

/** Queries of 区域对比. */
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
  industries: (query: NonNullable<Query<'getIndustryMatrix'>>) =>
    queryOptions({
      queryKey: mainKey('getIndustryMatrix', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/industries', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  patents: (query: Query<'compareIp'>) =>
    queryOptions({
      queryKey: mainKey('compareIp', query),
      // Follows facts that are given on other pages.
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/patents', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  industry: (query: Query<'compareIndustry'>) =>
    queryOptions({
      queryKey: mainKey('compareIndustry', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/industry', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  peers: (query: NonNullable<Query<'rankPeers'>>) =>
    queryOptions({
      queryKey: mainKey('rankPeers', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/peers', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  province: (query: Query<'getProvinceGuide'>) =>
    queryOptions({
      queryKey: mainKey('getProvinceGuide', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/province', { params: { query }, signal })),
    }),
  portals: (query: NonNullable<Query<'listPortals'>>) =>
    queryOptions({
      queryKey: mainKey('listPortals', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/portals', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  entries: (query: NonNullable<Query<'listRegionEntries'>>) =>
    queryOptions({
      queryKey: mainKey('listRegionEntries', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/region/entries', { params: { query }, signal })),
      placeholderData: keepPreviousData,
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
