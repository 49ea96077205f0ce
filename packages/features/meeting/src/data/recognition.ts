import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';
import { at, withKey } from './meeting';

type S = MainComponents['schemas'];
export type Recogniser = S['Recogniser'];
export type Recognition = S['MeetingRecognition'];

/** A recognition that runs is asked about again and again. */
const followMs = 1_500;

export const recognitionQueries = ({ main }: Api) => ({
  /** What the configured recogniser can do; null inside without one. */
  recogniser: () =>
    queryOptions({
      queryKey: mainKey('getRecogniser'),
      queryFn: ({ signal }) => call(main.GET('/api/meeting/recogniser', { signal })),
    }),
  /** How far the transcription of a meeting is; null inside where it was never asked for. */
  recognition: (meetingId: string) =>
    queryOptions({
      queryKey: mainKey('getMeetingRecognition', meetingId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/meeting/recognition/{meetingId}', { params: at(meetingId), signal })),
      refetchInterval: ({ state }) => (state.data?.recognition?.state === 'running' ? followMs : false),
    }),
});

export const recognitionMutations = ({ main }: Api, meetingId: string) => ({
  /** @param key of the use, see useMeetingUse */
  start: apiMutation(({ key, ...body }: S['RecogniseMeetingBody'] & { key: string }) =>
    call(main.POST('/api/meeting/recognise/{meetingId}', { params: { ...at(meetingId), ...withKey(key) }, body })),
  ),
  stop: apiMutation(() => call(main.POST('/api/meeting/stopRecognising/{meetingId}', { params: at(meetingId) }))),
  /** Puts the other transcript in place of the one that has this revision. */
  swap: apiMutation((revision: number) =>
    call(main.POST('/api/meeting/swapTranscript/{meetingId}', { params: at(meetingId), body: { revision } })),
  ),
});
