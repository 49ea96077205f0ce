import { type Api, type ApiError, call, download, isApiError } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SoundRefusal } from '../recording/captions';

type S = MainComponents['schemas'];
export type Meeting = S['Meeting'];
export type MeetingHead = S['MeetingHead'];
export type Settings = S['MeetingSettings'];
export type MeetingTranscript = S['MeetingTranscript'];
export type MeetingPlay = S['MeetingPlay'];
export type SharedMeeting = S['SharedMeeting'];
export type ExportForm = S['MeetingExportForm'];
export type KeepDays = S['MeetingKeepDays'];

export const meetingsPageSize = 20;

/** A file that is being made is asked about again and again. */
const followMs = 1_500;

export const at = (meetingId: string) => ({ path: { meetingId } });
/** @param key of the use that an action costs */
export const withKey = (key: string) => ({ header: { 'Idempotency-Key': key } });
export const meetingsKey = mainKey('listMeetings');
export const meetingKey = (meetingId: string) => mainKey('getMeeting', meetingId);

/** Uses that are left of every module. */
export const usesKey = mainKey('getEquity');
export const settingsKey = mainKey('getMeetingSettings');

export const meetingQueries = ({ main }: Api) => ({
  meetings: (asked: { q?: string; origin?: S['MeetingOrigin']; isRemoved: boolean; pageNum: number }) =>
    queryOptions({
      queryKey: [...meetingsKey, asked],
      queryFn: async ({ signal }) => {
        const query = { ...asked, pageSize: meetingsPageSize };
        const found = await call(main.GET('/api/meeting/meetings', { params: { query }, signal }));
        // Shown until the next answer is here, whatever was typed meanwhile.
        return { ...found, asked: asked.q ?? '' };
      },
      placeholderData: keepPreviousData,
      refetchInterval: (query) => (query.state.data?.rows.some(({ state }) => state === 'sealing') ? followMs : false),
    }),
  levels: (meetingId: string) =>
    queryOptions({
      queryKey: mainKey('getMeetingLevels', meetingId),
      queryFn: async ({ signal }) => {
        const sent = main.GET('/api/meeting/levels/{meetingId}', { params: at(meetingId), parseAs: 'blob', signal });
        return new Uint8Array(await (await download(sent)).blob.arrayBuffer());
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The transcript, read anew each time it is opened; while it is open, the page has what is newest. */
  transcript: (meetingId: string) =>
    queryOptions({
      queryKey: mainKey('getMeetingTranscript', meetingId),
      queryFn: ({ signal }) => call(main.GET('/api/meeting/transcript/{meetingId}', { params: at(meetingId), signal })),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  /** A meeting behind a link. @param password undefined until somebody has typed one */
  shared: (shareId: string, password: string | undefined) =>
    queryOptions({
      queryKey: [...mainKey('openSharedMeeting', shareId), password],
      queryFn: ({ signal }) =>
        call(
          main.POST('/api/meeting/shared/{shareId}', {
            params: { path: { shareId } },
            body: password === undefined ? {} : { password },
            signal,
          }),
        ),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Uses of 会议转写 that are left; null without a limit. Under the same key as in the personal centre. */
  usesLeft: () =>
    queryOptions({
      queryKey: usesKey,
      queryFn: ({ signal }) => call(main.GET('/api/v1/equity/overview', { signal })),
      select: ({ modules }) => modules.find(({ module }) => module === 'meeting')?.remaining ?? null,
    }),
  settings: () =>
    queryOptions({
      queryKey: settingsKey,
      queryFn: ({ signal }) => call(main.GET('/api/meeting/settings', { signal })),
    }),
  /** What the server has not sealed, on whatever device it was recorded. */
  unsealed: () =>
    queryOptions({
      queryKey: [...meetingsKey, 'unsealed'],
      queryFn: ({ signal }) =>
        call(main.GET('/api/meeting/meetings', { params: { query: { state: 'recording', pageSize: 100 } }, signal })),
    }),
  meeting: (meetingId: string) =>
    queryOptions({
      queryKey: meetingKey(meetingId),
      queryFn: ({ signal }) => call(main.GET('/api/meeting/meeting/{meetingId}', { params: at(meetingId), signal })),
      refetchInterval: ({ state }) => (state.data?.state === 'sealing' ? followMs : false),
    }),
});

export const meetingMutations = ({ main }: Api) => ({
  /** Seals what the server has, without what never arrived. */
  sealArrived: apiMutation(async (meetingId: string) => {
    const { saved } = await call(main.GET('/api/meeting/meeting/{meetingId}', { params: at(meetingId) }));
    const chunkCount = Math.max(1, saved.nextNumber);
    const body = { chunkCount, isIncomplete: true };
    return call(main.POST('/api/meeting/seal/{meetingId}', { params: at(meetingId), body }));
  }),
  play: apiMutation((meetingId: string) => call(main.POST('/api/meeting/play/{meetingId}', { params: at(meetingId) }))),
  update: apiMutation(({ meetingId, ...body }: S['UpdateMeetingBody'] & { meetingId: string }) =>
    call(main.POST('/api/meeting/update/{meetingId}', { params: at(meetingId), body })),
  ),
  export: apiMutation(({ meetingId, form }: { meetingId: string; form: ExportForm }) =>
    download(
      main.GET('/api/meeting/export/{meetingId}', { params: { ...at(meetingId), query: { form } }, parseAs: 'blob' }),
    ),
  ),
  share: apiMutation((body: S['ShareMeetingBody']) => call(main.POST('/api/meeting/share', { body }))),
  unshare: apiMutation((id: string) => call(main.POST('/api/meeting/unshare', { body: { id } }))),
  saveTranscript: apiMutation(({ meetingId, ...body }: S['SaveMeetingTranscriptBody'] & { meetingId: string }) =>
    call(main.POST('/api/meeting/saveTranscript/{meetingId}', { params: at(meetingId), body })),
  ),
  erase: apiMutation((id: string) => call(main.POST('/api/meeting/erase', { body: { id } }))),
  saveSettings: apiMutation((body: S['SaveMeetingSettingsBody']) =>
    call(main.POST('/api/meeting/saveSettings', { body })),
  ),
  remove: apiMutation((id: string) => call(main.POST('/api/meeting/remove', { body: { id } }))),
});

/** Why the server will not have it, in its words; null where asking again may help. */
export const refusalOf = (error: unknown): string | null => {
  if (!isApiError(error)) throw error;
  return isFinal(error) ? error.message : null;
};
/** Why the server will have no sound for captions; null where asking again may help. */
export const soundRefusalOf = (error: unknown): SoundRefusal | null => {
  if (isApiError(error) && error.kind === 'quota-exhausted') return 'usedUp';
  return refusalOf(error) === null ? null : 'refused';
};
/** Bytes that were damaged on the way are sent again, and so is what came too often. */
const isFinal = ({ kind, status, fieldErrors }: ApiError) =>
  kind === 'rejected' && status !== 429 && !fieldErrors.some(({ field }) => field === 'sha256');
