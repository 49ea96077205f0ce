import { defineFeature } from '@hengce/feature-kit';
import { meetingBasePath, meetingRoutes } from './routes';

/** Feature 会议: recordings that survive a cut network, a closed page and a killed browser. */
export const meetingFeature = defineFeature({
  id: 'meeting',
  basePath: meetingBasePath,
  routes: meetingRoutes,
  pages: {
    meetings: async () => (await import('./pages/meetings/MeetingsPage')).MeetingsPage,
    recording: async () => (await import('./pages/recording/RecordingPage')).RecordingPage,
    shared: async () => (await import('./pages/shared/SharedMeetingPage')).SharedMeetingPage,
    recordingDialect: async () => (await import('./pages/dialect/DialectPage')).RecordingDialectPage,
    transcriptsDialect: async () => (await import('./pages/dialect/DialectPage')).TranscriptsDialectPage,
    meeting: async () => (await import('./pages/meeting/MeetingPage')).MeetingPage,
  },
});
