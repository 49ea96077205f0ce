import { type Api, call } from '@hengce/api';
import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Parameters of the search call; absent ones are left out of the address. */
export type PolicySearchQuery = NonNullable<MainOperations['searchPolicies']['parameters']['query']>;

/** Queries of the policy pages: `useQuery(policyQueries(host.api).detail(policyId))`. */
export const policyQueries = ({ main }: Api) => ({
  /** One page of hits. The page before stays in view until the next one is there. */
  search: (query: PolicySearchQuery) =>
    queryOptions({
      queryKey: mainKey('searchPolicies', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/search', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),

  /** Suggestions for what is being typed; a newer text cancels the older call. */
  suggestions: (query: { q: string; near?: string }) =>
    queryOptions({
      queryKey: mainKey('suggestPolicies', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/suggest', { params: { query }, signal })),
      select: ({ suggestions }) => suggestions,
      enabled: query.q !== '',
      placeholderData: query.q === '' ? undefined : keepPreviousData,
    }),

  overview: (query: { near?: string }) =>
    queryOptions({
      queryKey: mainKey('getPolicyOverview', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/overview', { params: { query }, signal })),
    }),

  detail: (policyId: string) =>
    queryOptions({
      queryKey: mainKey('getPolicy', policyId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/policy/detail/{policyId}', { params: { path: { policyId } }, signal })),
    }),

  compare: (left: string, right: string) =>
    queryOptions({
      queryKey: mainKey('comparePolicies', left, right),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/compare', { params: { query: { left, right } }, signal })),
    }),

  /** Subscriptions of the user, under the same key as in the personal centre. */
  subscriptions: () =>
    queryOptions({
      queryKey: mainKey('listSubscriptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/subscription/list', { signal })),
    }),
});

export const policyMutations = ({ main }: Api) => ({
  subscribe: apiMutation((body: MainComponents['schemas']['SaveSubscriptionBody']) =>
    call(main.POST('/api/v1/subscription/save', { body })),
  ),
  unsubscribe: apiMutation((subscriptionId: string) =>
    call(main.POST('/api/v1/subscription/remove', { body: { subscriptionId } })),
  ),
});
