import { type Api, call } from '@hengce/api';
import type { MainOperations } from '@hengce/api/contract';
import { queryScope } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

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
});
