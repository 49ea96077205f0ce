import type { MainComponents } from '@hengce/api/contract';
import { openSharedMeeting } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { minutesServer, sampleMinutes } from './minutesServer';
import { type RecogniserServerOptions, recogniserServer } from './recogniserServer';
import { sampleMeeting } from './sampleMeeting';
import { sampleTranscript } from './sampleTranscript';
import { usesServer } from './usesServer';

type S = MainComponents['schemas'];

export interface MeetingServerOptions extends RecogniserServerOptions {
  /** Meetings of the account, those in the trash too. */
  meetings?: readonly S['MeetingHead'][];
  /** The meeting that is opened. */
  meeting?: S['Meeting'];
  /** State of a recording after it was ended; `held`: ending it never comes to an end. */
  sealed?: S['MeetingState'] | 'held';
  /** Nothing arrives. */
  isOffline?: boolean;
  /** Reason for which chunks are refused. */
  refusal?: string;
  /** What was said in the meeting that is opened. */
  transcript?: S['MeetingTranscript'];
  /** Password of the link. */
  sharePassword?: string;
  /** Minutes that are shared. */
  sharedMinutes?: S['MeetingMinutes'];
  /** Why no change of the transcript is saved. */
  refusedSave?: string;
  /** From this chunk of an upload on, none is answered. */
  heldFrom?: number;
  /** Uses of 会议转写 that are left; null without a limit. @default 12 */
  usesLeft?: number | null;
}

export const sampleSettings: S['MeetingSettings'] = {
  ...{
    keepDays: null,
    language: null,
    hotWords: [],
    trashDays: 30,
    usedBytes: 3_115_000,
    maxBytes: 10_000_000_000,
    recordingMaxBytes: 1_000_000_000,
    uploadMaxBytes: 2_000_000_000,
    uploadChunkBytes: 1_048_576,
  },
};
const samplePlay: S['MeetingPlay'] = {
  playId: 'Q2hlY2stdGhpcy1kZWNrLXBsZWFzZQ',
  expiresAt: '2026-11-20T04:24:00.000Z',
};
export const noTranscript: S['MeetingTranscript'] = { revision: 0, segments: [], speakers: [] };

/** A file of which nothing has arrived. */
export const uploadOf = (rest: Partial<S['MeetingHead']>): S['MeetingHead'] =>
  sampleMeeting({ origin: 'uploaded', state: 'recording', durationMs: 0, sizeBytes: 0, ...rest });

/** Levels of the sample, 50 ms each: eleven people speak in turn, with pauses. */
const sampleLevels = () =>
  Uint8Array.from({ length: 754_020 / 50 }, (_, n) =>
    n % 1_370 > 1_200 ? 60 : 150 + Math.round(60 * Math.abs(Math.sin(n * 1.7) * Math.cos(n / 90))),
  );

/** Handlers over meetings in memory. */
export function meetingServer(options: MeetingServerOptions = {}) {
  const { meetings: first = [], meeting, sealed = 'ready', isOffline, refusal, heldFrom } = options;
  const { transcript = sampleTranscript(), refusedSave, sharePassword, sharedMinutes, usesLeft } = options;
  let revision = transcript.revision;
  let all = [...first];
  let opened = meeting;
  let settings = sampleSettings;
  const gone = () => HttpResponse.error();
  const change = (id: string, patch: Partial<S['MeetingHead']>) => {
    all = all.map((each) => (each.id === id ? { ...each, ...patch } : each));
  };
  return [
    ...recogniserServer(options),
    usesServer(usesLeft),
    mainHttp.get('/api/meeting/settings', ({ response }) => response(200).json(ok(settings))),
    mainHttp.post('/api/meeting/saveSettings', async ({ request, response }) => {
      settings = { ...settings, ...(await request.json()) };
      return response(200).json(ok(settings));
    }),
    mainHttp.get('/api/meeting/meetings', ({ query, response }) => {
      const [q, state, origin] = [query.get('q') ?? '', query.get('state'), query.get('origin')];
      const isRemoved = query.get('isRemoved') === 'true';
      const rows = all.filter(
        (each) =>
          (each.removedAt !== null) === isRemoved &&
          each.title.includes(q) &&
          (state === null || each.state === state) &&
          (origin === null || each.origin === origin),
      );
      return response(200).json(ok({ rows, total: rows.length, usedBytes: settings.usedBytes }));
    }),
    mainHttp.get('/api/meeting/meeting/{meetingId}', ({ response }) => {
      const state = sealed === 'held' ? 'sealing' : sealed;
      const failure = sealed === 'failed' ? '没有读到声音' : null;
      return response(200).json(ok(opened ?? sampleMeeting({ state, failure })));
    }),
    mainHttp.post('/api/meeting/update/{meetingId}', async ({ request, params, response }) => {
      const { title, isRemoved } = await request.json();
      const patch = { ...(title ? { title } : {}), ...(isRemoved === undefined ? {} : { removedAt: null }) };
      change(String(params.meetingId), patch);
      opened = opened && { ...opened, ...patch };
      return response(200).json(ok(sampleMeeting()));
    }),
    mainHttp.post('/api/meeting/erase', async ({ request, response }) => {
      const { id } = await request.json();
      const freed = all.find((each) => each.id === id)?.sizeBytes ?? 0;
      settings = { ...settings, usedBytes: settings.usedBytes - freed };
      all = all.filter((each) => each.id !== id);
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/meeting/create', async ({ request, response }) => {
      if (isOffline) return response.untyped(gone());
      const { origin, clientId, title, sizeBytes } = await request.json();
      if (origin !== 'uploaded') return response(200).json(ok(sampleMeeting({ state: 'recording' })));
      const known = all.find((each) => each.clientId === clientId);
      const begun = known ?? uploadOf({ id: `up${clientId.slice(0, 8)}`, clientId, title, fileBytes: sizeBytes ?? 1 });
      if (!known) all = [begun, ...all];
      const nextNumber = Math.floor(begun.sizeBytes / sampleSettings.uploadChunkBytes);
      return response(200).json(ok(sampleMeeting({ ...begun, saved: { savedMs: 0, nextNumber, missing: [] } })));
    }),
    mainHttp.put('/api/meeting/chunk/{meetingId}/{number}', ({ query, params, response }) => {
      if (isOffline) return response.untyped(gone());
      if (refusal !== undefined) return response.untyped(HttpResponse.json(fail(409, refusal, 409), { status: 409 }));
      const upload = all.find(({ id, origin }) => id === params.meetingId && origin === 'uploaded');
      if (upload && heldFrom !== undefined && Number(params.number) >= heldFrom)
        return new Promise<never>(() => undefined);
      if (upload) change(upload.id, { sizeBytes: (Number(params.number) + 1) * sampleSettings.uploadChunkBytes });
      const [savedMs, nextNumber] = [Number(query.get('endMs')), Number(params.number) + 1];
      return response(200).json(ok({ savedMs, nextNumber, missing: [] }));
    }),
    mainHttp.put('/api/meeting/saveLevels/{meetingId}', ({ response }) => response(200).json(ok(sampleMeeting()))),
    mainHttp.post('/api/meeting/seal/{meetingId}', ({ params, response }) => {
      if (sealed === 'held') return new Promise<never>(() => undefined);
      change(String(params.meetingId), { state: 'sealing' });
      return response(200).json(ok(sampleMeeting({ state: 'sealing' })));
    }),
    mainHttp.get('/api/meeting/levels/{meetingId}', ({ response }) =>
      response.untyped(
        new HttpResponse(sampleLevels(), {
          headers: {
            'Content-Type': 'application/octet-stream',
            'Content-Disposition': 'attachment; filename="levels"',
          },
        }),
      ),
    ),
    mainHttp.get('/api/meeting/transcript/{meetingId}', ({ response }) => response(200).json(ok(transcript))),
    mainHttp.post('/api/meeting/shared/{shareId}', async ({ request, response }) => {
      const { password } = await request.json();
      if (sharePassword !== undefined && password !== sharePassword)
        return response.untyped(HttpResponse.json(fail(403, '分享密码不对，请向分享的人核对', 403), { status: 403 }));
      return response(200).json(
        ok({ ...openSharedMeeting, transcript, minutes: sharedMinutes ?? null, play: samplePlay }),
      );
    }),
    mainHttp.post('/api/meeting/share', ({ response }) => {
      const share = {
        createdAt: '2026-11-20T02:24:00.000Z',
        expiresAt: '2026-11-27T02:24:00.000Z',
        hasPassword: false,
        hasMinutes: false,
      };
      opened = { ...(opened ?? sampleMeeting()), share };
      return response(200).json(ok({ ...share, shareId: samplePlay.playId }));
    }),
    mainHttp.post('/api/meeting/unshare', ({ response }) => {
      opened = { ...(opened ?? sampleMeeting()), share: null };
      return response(200).json(ok(null));
    }),
    mainHttp.post('/api/meeting/saveTranscript/{meetingId}', ({ response }) => {
      if (refusedSave !== undefined)
        return response.untyped(HttpResponse.json(fail(409, refusedSave, 409), { status: 409 }));
      revision += 1;
      return response(200).json(ok({ revision, updatedAt: '2026-11-20T02:24:00.000Z' }));
    }),
    mainHttp.post('/api/meeting/play/{meetingId}', ({ response }) => response(200).json(ok(samplePlay))),
    mainHttp.post('/api/meeting/remove', async ({ request, response }) => {
      const { id } = await request.json();
      change(id, { removedAt: '2026-11-20T02:24:00.000Z' });
      return response(200).json(ok(null));
    }),
    ...minutesServer({ minutes: sampleMinutes({}, transcript) }),
  ];
}
