import type { Users } from '../../account/users';
import { defineModule, type Platform } from '../../platform/module';
import { createAudio } from './audio/audio';
import { meetingExport } from './export';
import { createMeetingService } from './meetings/meetings';
import { createMinutes } from './minutes/minutes';
import { createRecordings } from './recording/recordings';
import { sealingJobs } from './recording/sealing';
import { meetingRoutes } from './routes';
import { createShares } from './sharing/shares';
import { createTranscripts } from './transcript/transcripts';
import { createMeetingExports } from './writing/exports';

/** Room `studio/meeting` (会议转写): recordings that cannot be lost, and what is made of them. */
export function createMeetings({ db, clock, limiter, jobs }: Platform, { passwords }: Users) {
  const meetings = createMeetingService({ db, clock, limiter });
  const recordings = createRecordings({ db, clock, limiter, poke: jobs.poke });
  const audio = createAudio({ db, clock, limiter });
  const transcripts = createTranscripts({ db, clock, limiter });
  const minutes = createMinutes({ db, clock, limiter });
  const shares = createShares({ db, clock, limiter, passwords, audio });
  const exportAs = createMeetingExports({ db, limiter });
  return {
    module: defineModule({
      handlers: meetingRoutes({ meetings, recordings, audio, transcripts, minutes, shares, exportAs }),
      jobs: sealingJobs({ db, clock }),
      purge: [() => meetings.purge()],
      exports: meetingExport,
    }),
  };
}
