import { type Api, call, download } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
type Query<P extends keyof MainPaths> = MainPaths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** Queries of 公示名单. */
export const publicityQueries = ({ main }: Api) => ({
  lists: (query: Query<'/api/v1/publicity/list'>) =>
    queryOptions({
      queryKey: mainKey('listPublicity', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/publicity/list', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (publicityId: string, query: Query<'/api/v1/publicity/detail/{publicityId}'>) =>
    queryOptions({
      queryKey: mainKey('getPublicity', publicityId, query),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/publicity/detail/{publicityId}', { params: { path: { publicityId }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
  find: (name: string) =>
    queryOptions({
      queryKey: mainKey('findInPublicity', name),
      queryFn: ({ signal }) => call(main.GET('/api/v1/publicity/search', { params: { query: { name } }, signal })),
    }),
  /** Hits of the user's firms; refetched, because their names are changed on other pages. */
  hits: () =>
    queryOptions({
      queryKey: mainKey('listPublicityHits'),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/publicity/hits', { signal })),
    }),
});

/** Keys of queries that change when a hit is answered or a firm is watched. */
export const publicityKeys = [mainKey('listPublicityHits'), mainKey('getPublicity'), mainKey('listPublicity')];

export const publicityMutations = ({ main }: Api) => ({
  judge: apiMutation((body: S['JudgeHitBody']) => call(main.POST('/api/v1/publicity/judgeHit', { body }))),
  watch: apiMutation((name: string) => call(main.POST('/api/v1/publicity/watch', { body: { name } }))),
  unwatch: apiMutation((name: string) => call(main.POST('/api/v1/publicity/unwatch', { body: { name } }))),
  exportList: apiMutation((publicityId: string) =>
    download(
      main.GET('/api/v1/publicity/export/{publicityId}', { params: { path: { publicityId } }, parseAs: 'blob' }),
    ),
  ),
});
