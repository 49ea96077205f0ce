import { type Api, type ApiError, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { queryScope } from '@hengce/feature-kit';
import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];

const key = (operation: string, ...init: unknown[]) => [queryScope, 'main', operation, ...init];

/** What the user wants to hear of. */
export const subscriptionQueries = ({ main }: Api) => ({
  list: () =>
    queryOptions({
      queryKey: key('listSubscriptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/subscription/list', { signal })),
    }),
  preview: (subscriptionId: string) =>
    queryOptions({
      queryKey: key('previewSubscription', subscriptionId),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/subscription/preview/{subscriptionId}', { params: { path: { subscriptionId } }, signal }),
        ),
    }),
});

const mutation = <Body, Data>(mutationFn: (body: Body) => Promise<Data>): UseMutationOptions<Data, ApiError, Body> => ({
  mutationFn,
});

export const subscriptionMutations = ({ main }: Api) => ({
  save: mutation((body: S['SaveSubscriptionBody']) => call(main.POST('/api/v1/subscription/save', { body }))),
  remove: mutation((subscriptionId: string) =>
    call(main.POST('/api/v1/subscription/remove', { body: { subscriptionId } })),
  ),
});
