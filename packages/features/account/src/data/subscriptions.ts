import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { key, mutation } from './options';

type S = MainComponents['schemas'];

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

export const subscriptionMutations = ({ main }: Api) => ({
  save: mutation((body: S['SaveSubscriptionBody']) => call(main.POST('/api/v1/subscription/save', { body }))),
  remove: mutation((subscriptionId: string) =>
    call(main.POST('/api/v1/subscription/remove', { body: { subscriptionId } })),
  ),
});
