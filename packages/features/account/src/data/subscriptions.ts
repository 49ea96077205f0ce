import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];

/** Queries of subscriptions (订阅). */
export const subscriptionQueries = ({ main }: Api) => ({
  list: () =>
    queryOptions({
      queryKey: mainKey('listSubscriptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/subscription/list', { signal })),
    }),
  preview: (subscriptionId: string) =>
    queryOptions({
      queryKey: mainKey('previewSubscription', subscriptionId),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/subscription/preview/{subscriptionId}', { params: { path: { subscriptionId } }, signal }),
        ),
    }),
});

export const subscriptionMutations = ({ main }: Api) => ({
  save: apiMutation((body: S['SaveSubscriptionBody']) => call(main.POST('/api/v1/subscription/save', { body }))),
  remove: apiMutation((subscriptionId: string) =>
    call(main.POST('/api/v1/subscription/remove', { body: { subscriptionId } })),
  ),
});
