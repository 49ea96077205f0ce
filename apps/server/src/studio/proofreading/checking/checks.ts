import type { MainComponents } from '@hengce/api/contract';
import { blocksOf } from '@hengce/proofreading';
import type { EquityService } from '../../../account/entitlements';
import { Rejection } from '../../../platform/contract';
import { type Db, lockUser } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs';
import type { RateLimiter } from '../../../platform/limits';
import { limits } from '../../../platform/limits';
import type { Clock, Llm } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { countVersion } from '../documents/countVersion';
import { presentText } from '../documents/edits';
import { ownVersion } from '../documents/store';
import type { VersionRow } from '../documents/versionRepository';
import { editsOf, ignoredOf } from '../documents/views';
import { type CheckRow, findCheckOf, putCheck } from './checkRepository';
import { isIgnoredAt } from './ignoredIssues';
import { moveIssues } from './moveIssues';
import type { PlacedIssue } from './readAll';

type S = MainComponents['schemas'];

export const checkJob = 'proofreading.check';

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  equities: EquityService;
  llm: Llm | null;
  poke: () => void;
}

/** Checks on the server: started by a call, done by a job, polled by the page. */
export function createChecks({ db, clock, limiter, equities, llm, poke }: Dependencies) {
  return {
    async begin(
      userId: string,
      id: string,
      requestId: string,
      { version, layers }: S['CheckProofreadingBody'],
    ): Promise<S['ProofreadingCheck']> {
      await limiter.hit([limits.proofreadingPerUser, userId]);
      if (layers.includes('model') && llm === null)
        throw new Rejection(409, '没有接入大模型，只能用本地规则校对。没有计次', 409);
      const view = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const { row } = await ownVersion(tx, userId, id, version);
        const before = await findCheckOf(tx, id, version);
        if (before?.state === 'queued' || before?.state === 'running')
          throw new Rejection(409, '这一版正在校对，请稍候', 409);
        await countVersion(tx, equities, userId, requestId, row);
        const text = presentText(row.text, editsOf(row));
        const check = {
          id: createId(),
          document_id: id,
          version,
          layers: JSON.stringify(layers),
          text,
          paragraphs: blocksOf(text).length * layers.length,
          started_at: clock.now(),
        };
        await putCheck(tx, check);
        await enqueueJob(tx, { kind: checkJob, subjectId: check.id, ownerId: userId }, clock.now());
        return toCheck(row, await findCheckOf(tx, id, version));
      });
      poke();
      return view;
    },

    async result(userId: string, id: string, version?: number): Promise<S['ProofreadingCheck']> {
      const { row } = await ownVersion(db, userId, id, version);
      return toCheck(row, await findCheckOf(db, id, row.version));
    },
  };
}

/** What a check found, in the text as it is now. */
function toCheck(row: VersionRow, check: CheckRow | undefined): S['ProofreadingCheck'] {
  const about = { documentId: row.document_id, version: row.version };
  if (check === undefined)
    return {
      ...about,
      layers: [],
      state: 'none',
      paragraphs: 0,
      paragraphsDone: 0,
      failure: null,
      issues: [],
      dropped: 0,
      notRun: [],
      rejected: { total: 0, rows: [] },
      startedAt: null,
      finishedAt: null,
    };
  const text = presentText(row.text, editsOf(row));
  const { issues, dropped } = moveIssues(check.text, text, JSON.parse(check.issues) as PlacedIssue[]);
  const ignored = ignoredOf(row);
  return {
    ...about,
    layers: JSON.parse(check.layers) as S['ProofreadingLayer'][],
    state: check.state,
    paragraphs: check.paragraphs,
    paragraphsDone: check.paragraphs_done,
    failure: check.failure,
    issues: issues.filter((issue) => !isIgnoredAt(text, issue, ignored)).map(toIssue),
    dropped,
    notRun: JSON.parse(check.not_run) as string[],
    rejected: { total: check.rejected_count, rows: JSON.parse(check.rejected) as S['ProofreadingRejected']['rows'] },
    startedAt: check.started_at.toISOString(),
    finishedAt: check.finished_at?.toISOString() ?? null,
  };
}

const toIssue = (issue: PlacedIssue): S['ProofreadingIssue'] => ({
  ...issue,
  suggestions: [...issue.suggestions],
  exemption: issue.exemption ?? null,
});
