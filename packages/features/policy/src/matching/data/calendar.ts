import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];

export const calendarQueries = ({ main }: Api) => ({
  timeline: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getTimeline', enterpriseId),
      // Follows answers and facts that are given on other pages.
      staleTime: 0,
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/calendar/timeline', { params: { query: { enterpriseId } }, signal })),
    }),
});

export const calendarMutations = ({ main }: Api) => ({
  subscribe: apiMutation((body: S['SubscribeCalendarBody']) => call(main.POST('/api/v1/calendar/subscribe', { body }))),
  unsubscribe: apiMutation((enterpriseId: string) =>
    call(main.POST('/api/v1/calendar/unsubscribe', { body: { enterpriseId } })),
  ),
});

/** Path of a calendar feed at this portal's server, which needs no session. */
export const feedPath = (feedId: string): string => `/api/v1/calendar/shared/${feedId}`;
