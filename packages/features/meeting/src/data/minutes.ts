import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';
import { at, withKey } from './meeting';

type S = MainComponents['schemas'];
export type Minutes = S['MeetingMinutes'];
export type MinutesContent = S['MeetingMinutesContent'];
export type MeetingDecision = S['MeetingDecision'];
export type MeetingTodo = S['MeetingTodo'];

export const minutesKey = (meetingId: string) => mainKey('getMeetingMinutes', meetingId);
/** Minutes that a model is writing are asked about again and again. */
const followMs = 1_500;

/** Minutes as the server has them now. */
export const readMinutes = ({ main }: Api, meetingId: string, signal?: AbortSignal): Promise<Minutes> =>
  call(main.GET('/api/meeting/minutes/{meetingId}', { params: at(meetingId), ...(signal && { signal }) }));

export const minutesQueries = (api: Api) => ({
  /** Read each time that it is shown: minutes by rules follow the transcript. */
  minutes: (meetingId: string) =>
    queryOptions({
      queryKey: minutesKey(meetingId),
      queryFn: ({ signal }) => readMinutes(api, meetingId, signal),
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data?.writing?.state === 'running' ? followMs : false),
    }),
});

export const minutesMutations = ({ main }: Api) => ({
  save: apiMutation(({ meetingId, ...body }: S['SaveMeetingMinutesBody'] & { meetingId: string }) =>
    call(main.POST('/api/meeting/saveMinutes/{meetingId}', { params: at(meetingId), body })),
  ),
  /** @param key of the use, see useMeetingUse */
  write: apiMutation(({ meetingId, revision, key }: { meetingId: string; revision: number; key: string }) =>
    call(
      main.POST('/api/meeting/writeMinutes/{meetingId}', {
        params: { ...at(meetingId), ...withKey(key) },
        body: { revision },
      }),
    ),
  ),
  template: apiMutation(({ meetingId, template }: { meetingId: string; template: Minutes['template'] }) =>
    call(main.POST('/api/meeting/update/{meetingId}', { params: at(meetingId), body: { minutesTemplate: template } })),
  ),
  stop: apiMutation((id: string) => call(main.POST('/api/meeting/stopMinutes', { body: { id } }))),
});
