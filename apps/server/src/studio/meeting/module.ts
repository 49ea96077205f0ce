import type { Entitlements } from '../../account/entitlements';
import type { Users } from '../../account/users';
import { defineModule, type Platform } from '../../platform/module';
import type { Llm, Recogniser } from '../../platform/ports';
import { createAudio } from './audio/audio';
import { createCaptions } from './captions/captions';
import { meetingExport } from './export';
import { createMeetingService } from './meetings/meetings';
import { createMinutes } from './minutes/minutes';
import { minutesJobs } from './minutes/writing/writeJob';
import { recogniseJobs } from './recognition/recogniseJobs';
import { createRecognitions } from './recognition/recognitions';
import { createRecordings } from './recording/recordings';
import { sealingJobs } from './recording/sealing';
import { meetingRoutes } from './routes';
import { createShares } from './sharing/shares';
import { createTranscripts } from './transcript/transcripts';
import { createMeetingExports } from './writing/exports';

/** Room `studio/meeting` (会议转写): recordings that cannot be lost, and what is made of them. */
export function createMeetings(
  { db, clock, log, limiter, jobs }: Platform,
  { equities }: Entitlements,
  { passwords }: Users,
  { llm, recogniser }: { llm: Llm | null; recogniser: Recogniser | null },
) {
  const meetings = createMeetingService({ db, clock, limiter });
  const recordings = createRecordings({ db, clock, limiter, poke: jobs.poke });
  const audio = createAudio({ db, clock, limiter });
  const transcripts = createTranscripts({ db, clock, limiter });
  const recognitions = createRecognitions({ db, clock, limiter, equities, recogniser, poke: jobs.poke });
  const captions = createCaptions({ db, clock, log, equities, recogniser });
  const minutes = createMinutes({ db, clock, limiter, equities, model: llm?.model ?? null, poke: jobs.poke });
  const shares = createShares({ db, clock, limiter, passwords, audio });
  const exportAs = createMeetingExports({ db, limiter });
  return {
    minutesOf: minutes.whole,
    module: defineModule({
      handlers: meetingRoutes({
        meetings,
        recordings,
        audio,
        transcripts,
        recognitions,
        captions,
        minutes,
        shares,
        exportAs,
      }),
      jobs: {
        ...sealingJobs({ db, clock }),
        ...minutesJobs({ db, clock, llm }),
        ...recogniseJobs({ db, clock, recogniser }),
      },
      purge: [() => meetings.purge()],
      exports: meetingExport,
      close: async () => captions.close(),
    }),
  };
}
