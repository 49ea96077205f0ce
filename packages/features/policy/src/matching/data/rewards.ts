import { type Api, call } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
export type CatalogueQuery = MainPaths['/api/v1/rewards/catalogue']['get']['parameters']['query'];

/** Queries of 奖补测算. */
export const rewardQueries = ({ main }: Api) => ({
  catalogue: (query: CatalogueQuery) =>
    queryOptions({
      queryKey: mainKey('listRewards', query),
      // Follows answers and facts that are given on other pages, as the others here do.
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/rewards/catalogue', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  facts: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getRewardFacts', enterpriseId),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.GET('/api/v1/rewards/facts', { params: { query: { enterpriseId } }, signal })),
    }),
  /** A post because forty ids are too long for an address; it changes nothing. */
  plan: (body: S['PlanRewardsBody']) =>
    queryOptions({
      queryKey: mainKey('planRewards', body),
      staleTime: 0,
      queryFn: ({ signal }) => call(main.POST('/api/v1/rewards/plan', { body, signal })),
      placeholderData: keepPreviousData,
    }),
});

export const rewardMutations = ({ main }: Api) => ({
  calculate: apiMutation((body: S['CalculateRewardBody']) => call(main.POST('/api/v1/rewards/calculate', { body }))),
});
