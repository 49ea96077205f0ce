import { defineRoutes } from '@hengce/feature-kit';

export const meetingBasePath = '/efficiency';

/** Routes of the feature (specification §2). */
export const meetingRoutes = defineRoutes({
  meetings: { path: '', alsoAt: ['transcripts'], title: '会议', module: 'meeting' },
  recording: { path: 'recording', title: '会议录音', module: 'meeting' },
  shared: { path: 'shared/:shareId', title: '分享的会议', access: 'public', needsTrial: false },
  recordingDialect: { path: 'recording/dialect', title: '语言与方言', module: 'meeting' },
  transcriptsDialect: { path: 'transcripts/dialect', title: '语言与方言', module: 'meeting' },
  meeting: { path: 'transcripts/:meetingId', title: '会议录音' },
});
