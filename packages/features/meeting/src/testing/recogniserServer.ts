import type { MainComponents } from '@hengce/api/contract';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';

type S = MainComponents['schemas'];

export interface RecogniserServerOptions {
  /** @default none is configured */
  recogniser?: S['Recogniser'] | null;
  /** Transcription of the meeting as it stands. @default never asked for */
  recognition?: S['MeetingRecognition'] | null;
  /** What is heard of a running recording. */
  captions?: S['MeetingCaptions'];
  /** No use is left for captions. */
  isUsedUp?: boolean;
  /** Why no transcription begins. */
  refusedStart?: string;
}

export const sampleRecogniser = (rest: Partial<S['Recogniser']> = {}): S['Recogniser'] => ({
  model: 'sensevoice',
  languages: [
    { code: 'zh', name: '普通话', isDialect: false },
    { code: 'yue', name: '粤语', isDialect: true },
    { code: 'en', name: '英语', isDialect: false },
  ],
  hasFiles: 'all',
  hasLive: false,
  hasSpeakers: null,
  hasWordTimes: false,
  hasHotWords: true,
  ...rest,
});

export const sampleRecognition = (rest: Partial<S['MeetingRecognition']> = {}): S['MeetingRecognition'] => ({
  state: 'running',
  model: 'sensevoice',
  language: null,
  doneMs: 240_000,
  totalMs: 754_020,
  problem: null,
  other: null,
  ...rest,
});

/** Handlers over a recogniser that never gets on. */
export function recogniserServer({
  recogniser = null,
  recognition = null,
  captions,
  isUsedUp = false,
  refusedStart,
}: RecogniserServerOptions) {
  let present = recognition;
  return [
    mainHttp.get('/api/meeting/recogniser', ({ response }) => response(200).json(ok({ recogniser }))),
    mainHttp.get('/api/meeting/recognition/{meetingId}', ({ response }) =>
      response(200).json(ok({ recognition: present })),
    ),
    mainHttp.post('/api/meeting/recognise/{meetingId}', async ({ request, response }) => {
      const { language = null } = await request.json();
      if (refusedStart !== undefined)
        return response.untyped(HttpResponse.json(fail(409, refusedStart, 409), { status: 409 }));
      present = sampleRecognition({ language, doneMs: present?.doneMs ?? 0, totalMs: present?.totalMs ?? 0 });
      return response(200).json(ok(present));
    }),
    mainHttp.post('/api/meeting/stopRecognising/{meetingId}', ({ response }) => {
      present = present && { ...present, state: 'stopped' };
      return response(200).json(ok({ recognition: present }));
    }),
    mainHttp.post('/api/meeting/captions/{meetingId}', ({ query, response }) => {
      if (isUsedUp)
        return response.untyped(HttpResponse.json(fail(1010, '会议转写的试用次数已用完', 403), { status: 403 }));
      if (captions === undefined) return response.untyped(HttpResponse.error());
      const sentences = captions.sentences.slice(Number(query.get('after')));
      return response(200).json(ok({ ...captions, sentences }));
    }),
    mainHttp.post('/api/meeting/swapTranscript/{meetingId}', ({ response }) => {
      const other = present?.other === 'previous' ? 'recognised' : 'previous';
      present = sampleRecognition({ ...present, other });
      return response(200).json(ok(present));
    }),
  ];
}
