import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { findMeetingOfJob } from '../meetings/meetingRepository';
import { findTranscript, putSegments, putTranscript } from '../transcript/transcriptRepository';

/** Adds sentences to the transcript of a meeting, beside what is there. */
export const keepSegments = (
  db: Db,
  meetingId: string,
  segments: readonly MainComponents['schemas']['MeetingSegment'][],
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Deleted meanwhile: nobody misses its captions.
    if ((await findMeetingOfJob(tx, meetingId, true)) === undefined) return;
    const row = await findTranscript(tx, meetingId);
    await putSegments(tx, meetingId, segments);
    const revision = (row?.revision ?? 0) + 1;
    await putTranscript(tx, meetingId, { revision, speakers: row?.speakers ?? '[]', updated_at: now });
  });
