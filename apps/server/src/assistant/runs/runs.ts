import { setTimeout as wait } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import type { EquityService } from '../../account/entitlements';
import type { SessionService } from '../../account/users';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { after, day, minute, second } from '../../platform/vocabulary';
import type { AnswerEngine } from '../engine';
import type { Passages } from '../knowledge';
import { leaseMs } from './claimQuestion';
import { endRun } from './endRun';
import type { Message } from './message';
import { cancelled, interrupted, tooLong } from './producer/outcomes';
import { createProducer } from './producer/producer';
import { createRunRepository, type RunRow } from './runRepository';
import { isPlain } from './scope';
import { settleRun } from './settleRun';
import { createRunFeeds } from './stream/feeds';
import type { Session } from './stream/RunFeed';
import { readFeed } from './stream/readFeed';
import { takeQuestion } from './takeQuestion';

type S = MainComponents['schemas'];
type SendBody = S['SendChatMessageBody'];

const renewMs = 10 * second;
/** Time after which a run is stopped: longer than any honest answer, shorter than the lease of its use. */
const maxRunMs = 20 * minute;
const cancelWaitMs = 5 * second;
const lookMs = 200;
const runsPerProcess = 2_000;

const noRun = () => new Rejection(404, '没有找到这次回答，可能已被删除', 404);

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  equities: EquityService;
  sessions: Pick<SessionService, 'endClosed'>;
  engine: AnswerEngine;
  passages: Pick<Passages, 'ownScope' | 'searchableScope' | 'named' | 'countCitations'>;
}

/** Runs: answers that are being written. They go on when nobody reads, and end by themselves, by `cancel` or with their process. */
export function createRuns(deps: Dependencies) {
  const { db, clock, log, sessions, engine, passages } = deps;
  const runsOf = createRunRepository(db);
  let renewedAt = 0;

  const producer = createProducer({
    clock,
    log,
    append: (events) => runsOf.append(events),
    end: (run, events, outcome) => endRun(deps, run, events, outcome),
    onEnded: ({ feed }) => feeds.release(feed),
  });

  const feeds = createRunFeeds({
    log,
    sessions,
    listNewer: (known) => runsOf.listNewer(known),
    async onBeat() {
      const live = producer.list();
      const now = clock.now();
      const ids = live.map(({ id }) => id);
      const isRenewalDue = performance.now() - renewedAt > renewMs;
      if (isRenewalDue) renewedAt = performance.now();
      if (live.length > 0) {
        for (const run of live) if (now.getTime() - run.startedAt.getTime() > maxRunMs) run.stop(tooLong);
        for (const id of await runsOf.listCancelled(ids)) producer.get(id)?.stop(cancelled);
        if (isRenewalDue) await runsOf.renew(ids, after(now, leaseMs));
      }
      // Readers of a run of another process have to hear that the process is gone.
      if (isRenewalDue) await settleExpired();
      return live.length > 0;
    },
  });

  /** Ends runs whose process is gone. @param before end of their leases; null for all. @returns how many */
  const settleDead = async (before: Date | null): Promise<number> => {
    let settled = 0;
    for (const run of await runsOf.listDead(before)) {
      if (producer.get(run.id) !== undefined) continue;
      try {
        if (await settleRun(deps, run)) settled += 1;
      } catch (err) {
        log.warn({ err, runId: run.id }, '中断的回答还没有收尾，稍后再试');
      }
    }
    return settled;
  };
  const settleExpired = (): Promise<number> => settleDead(clock.now());

  const attach = async (run: RunRow, cursor: number | null, isSender: boolean, session: Session) => {
    const feed = await feeds.find(run, () => readFeed(db, engine, run));
    return feeds.read(feed, cursor, isSender, session);
  };

  return {
    /**
     * Takes a question. The same one again attaches to its run. @returns the events of the run
     *
     * @throws Rejection 400, 404, 409 (with the run that is going on), 429, 1010 (no use left)
     */
    async send(session: Session, conversationId: string, body: SendBody): Promise<ReadableStream<Uint8Array>> {
      const { userId } = session;
      const isBusy = () => producer.list().length >= runsPerProcess;
      const claimed = await takeQuestion({ ...deps, isBusy, settleExpired }, userId, conversationId, body);
      if (!('feed' in claimed)) return attach(claimed, null, true, session);

      const { run, feed, question } = claimed;
      feeds.add(feed);
      producer.start({ id: run.id, userId, feed, startedAt: run.created_at }, engine, async () => ({
        ...question,
        scope: isPlain(question.scope) ? question.scope : await passages.searchableScope(userId, question.scope),
      }));
      feeds.keepBeating();
      return feeds.read(feed, null, true, session);
    },

    /**
     * Events of a run from the one after `cursor`; the answer so far, then what follows, where that is null or too far behind.
     *
     * @throws Rejection 404, 410 for a run that ended a day ago or earlier
     */
    async follow(session: Session, runId: string, cursor: number | null): Promise<ReadableStream<Uint8Array>> {
      await settleExpired();
      const run = await runsOf.find(session.userId, runId);
      if (run === undefined) throw noRun();
      if (run.ended_at !== null && after(run.ended_at, day) <= clock.now()) {
        throw new Rejection(410, '这次回答早已结束，请刷新后查看', 410);
      }
      return attach(run, cursor, false, session);
    },

    async cancel(userId: string, runId: string): Promise<S['CancelledRun']> {
      await settleExpired();
      const run = await runsOf.find(userId, runId);
      if (run === undefined) throw noRun();
      const live = producer.get(runId);
      live?.stop(cancelled);
      await live?.ended;
      if (live === undefined && run.state === 'running') {
        // The process that writes it looks every second.
        await runsOf.askCancel(runId, clock.now());
        for (let waited = 0; waited < cancelWaitMs; waited += lookMs) {
          await wait(lookMs);
          if ((await runsOf.find(userId, runId))?.state !== 'running') break;
        }
      }
      const ended = await runsOf.find(userId, runId);
      return { state: ended?.state === 'done' && ended.finish_reason !== 'cancelled' ? 'finished' : 'cancelled' };
    },

    /** Answer that is being written in a conversation, as it is now; null when none is. */
    async active(conversationId: string): Promise<{ run: RunRow; message: Message; seq: number } | null> {
      await settleExpired();
      const run = await runsOf.findRunning(conversationId);
      if (run === undefined) return null;
      const feed = await feeds.find(run, () => readFeed(db, engine, run));
      const found = { run, message: structuredClone(feed.draft.message), seq: feed.seq };
      feeds.forget(feed);
      return found;
    },

    settleExpired,

    /** Ends the runs of a former process, at the start. @param isSole whether no other process writes runs */
    recover: (isSole: boolean): Promise<number> => settleDead(isSole ? null : clock.now()),

    purge: () => runsOf.purgeEvents(after(clock.now(), -day)),

    /** Ends all readers, and the runs of this process as interrupted. */
    async close(): Promise<void> {
      const live = producer.list();
      for (const run of live) run.stop(interrupted);
      await Promise.all(live.map(({ ended }) => ended));
      feeds.close();
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
