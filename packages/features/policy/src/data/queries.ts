import { type Api, type ApiError, call } from '@hengce/api';
import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { queryScope } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

/** What the search call takes; absent names are left out of the address. */
export type PolicySearchQuery = NonNullable<MainOperations['searchPolicies']['parameters']['query']>;

const key = (operation: string, ...init: unknown[]) => [queryScope, 'main', operation, ...init];

/** Every read of the policy pages: `useQuery(policyQueries(host.api).detail(policyId))`. */
export const policyQueries = ({ main }: Api) => ({
  /** One page of hits. The page before stays in view until the next one is there. */
  search: (query: PolicySearchQuery) =>
    queryOptions({
      queryKey: key('searchPolicies', query),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/search', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),

  /** Suggestions for what is being typed; a newer text cancels the older call. */
  suggestions: (q: string) =>
    queryOptions({
      queryKey: key('suggestPolicies', q),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/suggest', { params: { query: { q } }, signal })),
      select: ({ suggestions }) => suggestions,
      enabled: q !== '',
      placeholderData: q === '' ? undefined : keepPreviousData,
    }),

  overview: () =>
    queryOptions({
      queryKey: key('getPolicyOverview'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/policy/overview', { signal })),
    }),

  detail: (policyId: string) =>
    queryOptions({
      queryKey: key('getPolicy', policyId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/policy/detail/{policyId}', { params: { path: { policyId } }, signal })),
    }),

  /** What the user is told of; under the same key as in the personal centre. */
  subscriptions: () =>
    queryOptions({
      queryKey: key('listSubscriptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/subscription/list', { signal })),
    }),
});

const mutation = <Body, Data>(mutationFn: (body: Body) => Promise<Data>): UseMutationOptions<Data, ApiError, Body> => ({
  mutationFn,
});

export const policyMutations = ({ main }: Api) => ({
  subscribe: mutation((body: MainComponents['schemas']['SaveSubscriptionBody']) =>
    call(main.POST('/api/v1/subscription/save', { body })),
  ),
  unsubscribe: mutation((subscriptionId: string) =>
    call(main.POST('/api/v1/subscription/remove', { body: { subscriptionId } })),
  ),
});
