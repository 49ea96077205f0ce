import { defineModule, type Platform } from '../../platform/module';
import { createAudio } from './audio/audio';
import { meetingExport } from './export';
import { createMeetingService } from './meetings/meetings';
import { createRecordings } from './recording/recordings';
import { sealingJobs } from './recording/sealing';
import { meetingRoutes } from './routes';

/** Room `studio/meeting` (会议转写): recordings that cannot be lost, and what is made of them. */
export function createMeetings({ db, clock, limiter, jobs }: Platform) {
  const meetings = createMeetingService({ db, clock, limiter });
  const recordings = createRecordings({ db, clock, limiter, poke: jobs.poke });
  const audio = createAudio({ db, clock, limiter });
  return {
    module: defineModule({
      handlers: meetingRoutes({ meetings, recordings, audio }),
      jobs: sealingJobs({ db, clock }),
      purge: [() => meetings.purge()],
      exports: meetingExport,
    }),
  };
}
