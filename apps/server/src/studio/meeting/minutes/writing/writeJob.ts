import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../../../platform/db';
import type { Job, JobHandlers } from '../../../../platform/jobs';
import { type Clock, type Llm, LlmFailure } from '../../../../platform/ports';
import { findMeetingOfJob } from '../../meetings/meetingRepository';
import { readTranscript } from '../../transcript/transcripts';
import { findMinutesRow, putMinutes } from '../minutesRepository';
import { portionsOf } from './portions';
import { writePortion } from './writePortion';

type Content = MainComponents['schemas']['MeetingMinutesContent'];

/** Kind of the job that writes minutes. */
export const minutesJob = 'meeting.minutes';

/** The last time that a model wrote minutes, with what it has found in the parts that it has read. */
export type Writing = MainComponents['schemas']['MeetingMinutesWriting'] & { found: Content };

interface Dependencies {
  db: Db;
  clock: Clock;
  llm: Llm | null;
}

/** Handlers of the job that writes minutes part by part; each is kept as soon as it is there, so that a restart goes on with the rest. */
export function minutesJobs({ db, clock, llm }: Dependencies): JobHandlers {
  /** Changes the writing while it runs. @returns as it is now; null where it runs no more */
  const change = (job: Job, changed: (writing: Writing) => Writing): Promise<Writing | null> =>
    db.transaction(async (tx) => {
      if ((await findMeetingOfJob(tx, job.subjectId, true)) === undefined) return null;
      await job.hold(tx);
      const row = await findMinutesRow(tx, job.subjectId);
      const writing: Writing | null = JSON.parse(row?.writing ?? 'null');
      if (row === undefined || writing?.state !== 'running') return null;
      const next = changed(writing);
      const isDone = next.state === 'done';
      await putMinutes(tx, job.subjectId, {
        ...row,
        writing: JSON.stringify(next),
        updated_at: clock.now(),
        ...(isDone && {
          content: JSON.stringify(next.found),
          origin: 'model',
          is_edited: false,
          revision: row.revision + 1,
        }),
      });
      return next;
    });
  const fail = (job: Job, problem: string) => change(job, (writing) => ({ ...writing, state: 'failed', problem }));

  async function run(job: Job): Promise<void> {
    const id = job.subjectId;
    const meeting = await findMeetingOfJob(db, id);
    if (meeting === undefined) return;
    if (llm === null) return void (await fail(job, '没有接入大模型'));
    const saidOn = dateInShanghai(meeting.created_at);
    const transcript = await readTranscript(db, id);
    const speakers = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker.name]));
    const portions = portionsOf(transcript, saidOn);
    let writing = await change(job, (now) => ({ ...now, total: Math.max(portions.length, 1) }));
    while (writing?.state === 'running') {
      const segments = portions[writing.done] ?? [];
      const { content, dropped } = await writePortion(llm, { segments, speakers, saidOn }, job.signal);
      writing = await change(job, (now) => withPortion(now, content, dropped));
    }
  }

  return {
    [minutesJob]: {
      async run(job) {
        try {
          await run(job);
        } catch (error) {
          if (!(error instanceof LlmFailure)) throw error;
          await fail(job, error.message);
        }
      },
      giveUp: async (job) => void (await fail(job, '整理纪要时服务出了问题')),
    },
  };
}

function withPortion(writing: Writing, content: Content, dropped: number): Writing {
  const { found } = writing;
  const done = writing.done + 1;
  return {
    ...writing,
    done,
    dropped: writing.dropped + dropped,
    state: done >= writing.total ? 'done' : 'running',
    found: {
      chapters: [...found.chapters, ...content.chapters].slice(0, 200),
      decisions: [...found.decisions, ...content.decisions].slice(0, 500),
      todos: [...found.todos, ...content.todos].slice(0, 500),
    },
  };
}
