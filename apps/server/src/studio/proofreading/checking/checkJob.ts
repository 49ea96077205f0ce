import type { MainComponents } from '@hengce/api/contract';
import { blocksOf, ProofreadSession } from '@hengce/proofreading';
import type { Db } from '../../../platform/db';
import type { Job, JobHandlers } from '../../../platform/jobs';
import { type Clock, type Llm, LlmFailure } from '../../../platform/ports';
import type { EndedLaws } from '../endedLaws';
import { askModel, portionsOf, type RejectedEdit } from './askModel';
import { type CheckRow, findCheck, setProgress } from './checkRepository';
import { checkJob } from './checks';
import { optionsOf } from './options';
import { type PlacedIssue, placedIssues, readAll } from './readAll';

/** Rejected edits that are kept to be looked at. */
const maxRejected = 200;

interface Dependencies {
  db: Db;
  clock: Clock;
  llm: Llm | null;
  endedLaws: EndedLaws;
}

/** Handlers of the job of a check: the rules first, then the model portion by portion; results are stored after each step. */
export function checkJobs({ db, clock, llm, endedLaws }: Dependencies): JobHandlers {
  const keep = (job: Job, row: CheckRow) =>
    db.transaction(async (tx) => {
      await job.hold(tx);
      await setProgress(tx, row.id, row);
    });

  const run = async (job: Job): Promise<void> => {
    const row = await findCheck(db, job.subjectId);
    if (row === undefined || row.state === 'done') return;
    const layers = JSON.parse(row.layers) as MainComponents['schemas']['ProofreadingLayer'][];
    const options = await optionsOf(db, row.owner_id, row.genre, endedLaws, clock.now());
    const blocks = blocksOf(row.text);
    // An earlier attempt may have been among the portions of the model.
    let issues = JSON.parse(row.issues) as PlacedIssue[];
    const before = layers.includes('rules') ? blocks.length : 0;
    row.state = 'running';
    if (layers.includes('rules') && row.paragraphs_done < before) {
      const result = await readAll(row.text, new ProofreadSession(options), async (done) => {
        row.paragraphs_done = Math.min(done, before - 1);
        await keep(job, row);
      });
      issues = placedIssues(result);
      Object.assign(row, {
        paragraphs_done: before,
        issues: JSON.stringify(issues),
        not_run: JSON.stringify(result.notRun),
      });
      await keep(job, row);
    }
    if (layers.includes('model') && llm !== null)
      for (const portion of portionsOf(blocks)) {
        if (before + portion.first < row.paragraphs_done) continue;
        const answer = await askModel(llm, portion.blocks, options.dictionary ?? [], job.signal);
        issues = withModel(issues, answer.issues);
        const rejected = [...(JSON.parse(row.rejected) as RejectedEdit[]), ...answer.rejected];
        Object.assign(row, {
          paragraphs_done: before + portion.first + portion.blocks.length,
          issues: JSON.stringify(issues),
          rejected: JSON.stringify(rejected.slice(0, maxRejected)),
          rejected_count: row.rejected_count + answer.rejected.length,
        });
        await keep(job, row);
      }
    Object.assign(row, { state: 'done', finished_at: clock.now() });
    await keep(job, row);
  };

  return {
    [checkJob]: {
      async run(job) {
        try {
          await run(job);
        } catch (error) {
          if (!(error instanceof LlmFailure) || error.isRetryable) throw error;
          await fail(job, error.message);
        }
      },
      giveUp: (job) => fail(job, '大模型或服务没有完成，已找到的仍在。请稍后重试，不再计次'),
    },
  };

  async function fail(job: Job, failure: string): Promise<void> {
    const row = await findCheck(db, job.subjectId);
    if (row === undefined) return;
    await setProgress(db, row.id, { ...row, state: 'failed', failure, finished_at: clock.now() });
  }
}

/** What the rules say of a place goes before what a model says. */
function withModel(issues: readonly PlacedIssue[], found: readonly PlacedIssue[]): PlacedIssue[] {
  const added = found.filter((issue) => issues.every((one) => one.to <= issue.from || issue.to <= one.from));
  return [...issues, ...added].sort((a, b) => a.from - b.from);
}
