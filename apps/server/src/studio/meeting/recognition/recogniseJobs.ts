import type { Stretch } from '@hengce/transcript';
import type { Db } from '../../../platform/db';
import { enqueueJob, type Job, type JobHandlers, untilStopped } from '../../../platform/jobs';
import { type Clock, type Recogniser, RecognitionFailure } from '../../../platform/ports';
import { readBytes } from '../audio/audioRepository';
import { findLevelStep, findLevels } from '../audio/levelRepository';
import { findHotWords, findMeetingOfJob, type MeetingRow } from '../meetings/meetingRepository';
import { readTranscript, replaceTranscript } from '../transcript/transcripts';
import { hotWordsWith } from './hotWords';
import { planPieces, type Sound, spokenIn } from './plan';
import { readPiece } from './readPiece';
import {
  deleteRecognised,
  findRecognition,
  findRecognitionState,
  insertRecognised,
  listRecognised,
  putRecognition,
  type RecognitionRow,
  recognisedPieces,
} from './recognitionRepository';
import { piecesIn, recogniseJob } from './recognitions';
import { type HeardSegment, toSegments, toTranscript } from './toTranscript';

interface Dependencies {
  db: Db;
  clock: Clock;
  recogniser: Recogniser | null;
}

/**
 * Handler of the job that transcribes a meeting: one piece, then the job goes to the end of the queue, so that hours of audio do not keep
 * others waiting. What is recognised is kept piece by piece.
 */
export function recogniseJobs({ db, clock, recogniser }: Dependencies): JobHandlers {
  /** Changes a recognition that still runs. */
  const change = (job: Job, changed: (tx: Db, row: RecognitionRow) => Promise<Partial<RecognitionRow>>) =>
    db.transaction(async (tx) => {
      await findMeetingOfJob(tx, job.subjectId, true);
      await job.hold(tx);
      const row = await findRecognition(tx, job.subjectId, true);
      if (row?.state !== 'running') return;
      await putRecognition(tx, { ...row, ...(await changed(tx, row)), updated_at: clock.now() });
    });
  const fail = (job: Job, problem: string) => change(job, async () => ({ state: 'failed', problem }));
  const goOn = (tx: Db, { id, owner_id: ownerId }: MeetingRow) =>
    enqueueJob(tx, { kind: recogniseJob, subjectId: id, ownerId }, clock.now());

  const soundOf = async ({ id, duration_ms: durationMs, size_bytes: sizeBytes }: MeetingRow): Promise<Sound> => {
    const [stepMs, content] = [await findLevelStep(db, id), await findLevels(db, id)];
    return {
      durationMs,
      sizeBytes,
      levels: stepMs === null || content === undefined ? null : { stepMs, content },
    };
  };

  /** What is said in a piece of a meeting. */
  const hear = async (
    service: Recogniser,
    meeting: MeetingRow,
    piece: Stretch,
    language: string | null,
    signal: AbortSignal,
  ): Promise<HeardSegment[]> => {
    const file = {
      size: meeting.size_bytes,
      read: (from: number, to: number) => readBytes(db, meeting.id, from, to),
    };
    const { bytes, mediaType, startMs } = await readPiece(file, piece, service.takes);
    const hotWords = hotWordsWith(await findHotWords(db, meeting.owner_id));
    const heard = await service.transcribe(bytes, mediaType, { language, hotWords }, signal);
    const spoken = spokenIn(await soundOf(meeting)).filter((one) => one.startMs < piece.endMs && one.endMs > startMs);
    return toSegments(heard, startMs, spoken.length === 0 ? [piece] : spoken);
  };

  /** Puts what was recognised in the transcript; beside it where somebody changed that meanwhile. */
  const finish = (job: Job) =>
    change(job, async (tx, row) => {
      const recognised = toTranscript(await listRecognised(tx, job.subjectId));
      const { revision, segments, speakers } = await readTranscript(tx, job.subjectId);
      await deleteRecognised(tx, job.subjectId);
      if (revision !== row.revision)
        return { state: 'done', other: 'recognised', other_transcript: JSON.stringify(recognised) };
      await replaceTranscript(tx, job.subjectId, recognised, clock.now());
      if (segments.length === 0) return { state: 'done', other: null, other_transcript: null };
      return { state: 'done', other: 'previous', other_transcript: JSON.stringify({ segments, speakers }) };
    });

  const run = async (job: Job, service: Recogniser, signal: AbortSignal): Promise<void> => {
    const meeting = await findMeetingOfJob(db, job.subjectId);
    const row = await findRecognition(db, job.subjectId);
    if (meeting === undefined || row?.state !== 'running') return;
    if (row.pieces === null) {
      const pieces = JSON.stringify(planPieces(await soundOf(meeting), service));
      return change(job, async (tx) => {
        await goOn(tx, meeting);
        return { pieces };
      });
    }
    const pieces = piecesIn(row);
    const done = await recognisedPieces(db, meeting.id);
    const next = pieces.findIndex((_, n) => !done.has(n));
    const piece = pieces[next];
    if (piece === undefined) return finish(job);
    const segments = await hear(service, meeting, piece, row.language, signal);
    await change(job, async (tx) => {
      await insertRecognised(tx, meeting.id, next, segments);
      await goOn(tx, meeting);
      return {};
    });
  };

  return {
    [recogniseJob]: {
      async run(job) {
        if (recogniser === null) return fail(job, '没有接入语音识别。接入以后可以继续转写');
        const isWanted = async () => (await findRecognitionState(db, job.subjectId)) === 'running';
        try {
          await untilStopped(job, isWanted, (signal) => run(job, recogniser, signal));
        } catch (error) {
          if (!(error instanceof RecognitionFailure) || error.isRetryable) throw error;
          await fail(job, `${error.message}。已转写的留着，处理好以后可以继续`);
        }
      },
      giveUp: (job) => fail(job, '语音识别服务几次都没有答复。已转写的留着，请稍后继续转写'),
    },
  };
}
