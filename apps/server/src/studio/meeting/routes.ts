import { type Handlers, Reply } from '../../platform/contract';
import type { Audio } from './audio/audio';
import type { Captions } from './captions/captions';
import type { Meetings } from './meetings/meetings';
import type { MeetingMinutesService } from './minutes/minutes';
import type { Recognitions } from './recognition/recognitions';
import type { Recordings } from './recording/recordings';
import type { Shares } from './sharing/shares';
import type { Transcripts } from './transcript/transcripts';
import type { MeetingExports } from './writing/exports';

type MeetingOperation =
  | 'getMeetingSettings'
  | 'saveMeetingSettings'
  | 'listMeetings'
  | 'createMeeting'
  | 'putMeetingChunk'
  | 'sealMeeting'
  | 'getMeeting'
  | 'updateMeeting'
  | 'removeMeeting'
  | 'eraseMeeting'
  | 'saveMeetingLevels'
  | 'getMeetingLevels'
  | 'playMeeting'
  | 'getMeetingAudio'
  | 'getMeetingTranscript'
  | 'saveMeetingTranscript'
  | 'getMeetingMinutes'
  | 'saveMeetingMinutes'
  | 'writeMeetingMinutes'
  | 'stopMeetingMinutes'
  | 'exportMeeting'
  | 'shareMeeting'
  | 'unshareMeeting'
  | 'openSharedMeeting'
  | 'getRecogniser'
  | 'recogniseMeeting'
  | 'getMeetingRecognition'
  | 'stopRecognising'
  | 'swapMeetingTranscript'
  | 'sendMeetingSound';

interface Services {
  meetings: Meetings;
  recordings: Recordings;
  audio: Audio;
  transcripts: Transcripts;
  recognitions: Recognitions;
  captions: Captions;
  minutes: MeetingMinutesService;
  shares: Shares;
  exportAs: MeetingExports;
}

export function meetingRoutes(services: Services): Pick<Handlers<'main'>, MeetingOperation> {
  const { meetings, recordings, audio, transcripts, recognitions, captions, minutes, shares, exportAs } = services;
  return {
    getMeetingSettings: ({ caller }) => meetings.settings(caller.userId),
    saveMeetingSettings: ({ caller, body }) => meetings.saveSettings(caller.userId, body),
    listMeetings: ({ caller, query }) => meetings.list(caller.userId, query),
    createMeeting: ({ caller, body }) => meetings.create(caller.userId, body),
    putMeetingChunk: ({ caller, params, query, body }) =>
      recordings.put(caller.userId, params.meetingId, { ...query, number: params.number }, body.file as Blob),
    sealMeeting: ({ caller, params, body }) => recordings.seal(caller.userId, params.meetingId, body),
    getMeeting: ({ caller, params }) => meetings.get(caller.userId, params.meetingId),
    updateMeeting: ({ caller, params, body }) => meetings.update(caller.userId, params.meetingId, body),
    async removeMeeting({ caller, body }) {
      await meetings.remove(caller.userId, body.id);
      return new Reply(null, '已移到回收站');
    },
    async eraseMeeting({ caller, body }) {
      await meetings.erase(caller.userId, body.id);
      return new Reply(null, '已彻底删除');
    },
    saveMeetingLevels: ({ caller, params, query, body }) =>
      audio.saveLevels(caller.userId, params.meetingId, query.stepMs, body.file as Blob),
    getMeetingLevels: ({ caller, params }) => audio.levels(caller.userId, params.meetingId),
    playMeeting: ({ caller, params }) => audio.play(caller.userId, params.meetingId),
    getMeetingAudio: ({ params, headers }) => audio.played(params.playId, headers.Range),
    getMeetingTranscript: ({ caller, params }) => transcripts.get(caller.userId, params.meetingId),
    saveMeetingTranscript: ({ caller, params, body }) => transcripts.save(caller.userId, params.meetingId, body),
    getMeetingMinutes: ({ caller, params }) => minutes.get(caller.userId, params.meetingId),
    saveMeetingMinutes: ({ caller, params, body }) => minutes.save(caller.userId, params.meetingId, body),
    writeMeetingMinutes: ({ caller, params, headers, body }) =>
      minutes.write(caller.userId, params.meetingId, headers['Idempotency-Key'], body),
    stopMeetingMinutes: ({ caller, body }) => minutes.stop(caller.userId, body.id),
    exportMeeting: ({ caller, params, query }) => exportAs(caller.userId, params.meetingId, query.form),
    shareMeeting: ({ caller, body }) => shares.share(caller.userId, body),
    async unshareMeeting({ caller, body }) {
      await shares.unshare(caller.userId, body.id);
      return new Reply(null, '已停止分享');
    },
    getRecogniser: () => recognitions.recogniser(),
    recogniseMeeting: ({ caller, params, headers, body }) =>
      recognitions.start(caller.userId, params.meetingId, headers['Idempotency-Key'], body),
    getMeetingRecognition: ({ caller, params }) => recognitions.get(caller.userId, params.meetingId),
    stopRecognising: ({ caller, params }) => recognitions.stop(caller.userId, params.meetingId),
    swapMeetingTranscript: ({ caller, params, body }) => recognitions.swap(caller.userId, params.meetingId, body),
    sendMeetingSound: ({ caller, params, query, body }) =>
      captions.hear(caller.userId, params.meetingId, query, body.file as Blob),
    openSharedMeeting: ({ params, body, request }) => shares.read(params.shareId, body.password, request.ip),
  };
}
