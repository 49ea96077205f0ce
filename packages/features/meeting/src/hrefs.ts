'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { meetingBasePath, meetingRoutes } from './routes';

const place = { basePath: meetingBasePath, routes: meetingRoutes };

export interface MeetingHrefs {
  /** Meetings of the account; with `query` (without its question mark) some of them. */
  meetings(query?: string): string;
  recording(): string;
  /** Which languages can be recognised, on the way to a recording. */
  recordingDialect(): string;
  /** The same on the way to what was recorded. */
  transcriptsDialect(): string;
  meeting(meetingId: string): string;
  /** A meeting for reading, for anybody with the link. */
  shared(shareId: string): string;
}

/** Addresses of this feature's pages below the base path that the host chose. */
export function useMeetingHrefs(): MeetingHrefs {
  const basePath = useFeatureHost().basePaths?.meeting;
  return useMemo(
    () => ({
      meetings: (query) => hrefOf(place, basePath, 'meetings', undefined, query),
      recording: () => hrefOf(place, basePath, 'recording'),
      recordingDialect: () => hrefOf(place, basePath, 'recordingDialect'),
      transcriptsDialect: () => hrefOf(place, basePath, 'transcriptsDialect'),
      meeting: (meetingId) => hrefOf(place, basePath, 'meeting', { meetingId }),
      shared: (shareId) => hrefOf(place, basePath, 'shared', { shareId }),
    }),
    [basePath],
  );
}
