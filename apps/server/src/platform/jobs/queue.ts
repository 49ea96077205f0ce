import type { Db } from '../db';
import type { Log } from '../log';
import type { Clock } from '../ports';
import { after, createId, minute, second } from '../vocabulary';
import { type ClaimedJob, claimJob, deleteJob, endLeases, releaseJob, renewLease } from './repository';

/** Error in a worker whose job was taken by another process, or enqueued again. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export interface Job {
  subjectId: string;
  /** Aborted when the lease is lost or the process stops. */
  signal: AbortSignal;
  /** Renews the lease, within a transaction that stores progress. @throws LeaseLost */
  hold(tx: Db): Promise<void>;
}

export interface JobHandler {
  /** Does the work, continuing where an earlier attempt stopped. */
  run(job: Job): Promise<void>;
  /** Called when the third attempt has failed, or has ended with the process. */
  giveUp(job: Job): Promise<void>;
}

export interface JobQueueOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Whether nobody else works on this database, so that leases of an earlier process are void. */
  isAlone: boolean;
}

/** Handlers by the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobQueue {
  /** Looks for work now; does nothing before the start. */
  poke(): void;
  start(handlers: JobHandlers): Promise<void>;
  /** Puts running jobs back, to be continued by the next process. */
  close(): Promise<void>;
}

const leaseMs = minute;
const beatMs = 15 * second;
const pollMs = 3 * second;
const maxAttempts = 3;
const atOnce = 2;
/** So many owners are remembered for their turn. */
const maxServed = 500;
const backoff = (attempts: number) => 5 * second * 4 ** (attempts - 1);

/**
 * Queue of durable jobs, two at once in a process. Each runs at least once, with one holder at a time, again after a
 * crash, and up to three times with growing pauses after failures.
 */
export function createJobQueue({ db, clock, log, isAlone }: JobQueueOptions): JobQueue {
  let handlers: JobHandlers = {};
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let claiming: Promise<void> | null = null;
  let isAskedAgain = false;

  // Owners in the order in which they were served, the last one at the end.
  let served: string[] = [];

  const claim = async (): Promise<{ job: ClaimedJob; holder: string } | null> => {
    const holder = createId();
    const now = clock.now();
    const kinds = Object.keys(handlers);
    const job = await claimJob(db, { holder, kinds, served, now, until: after(now, leaseMs) });
    if (job?.owner_id != null) served = [...served.filter((id) => id !== job.owner_id), job.owner_id].slice(-maxServed);
    return job === undefined ? null : { job, holder };
  };

  const renew = async (tx: Db, id: string, holder: string): Promise<void> => {
    if (!(await renewLease(tx, id, holder, after(clock.now(), leaseMs)))) throw new LeaseLost();
  };

  const work = async ({ id, kind, subject_id: subjectId, attempts }: ClaimedJob, holder: string): Promise<void> => {
    const handler = handlers[kind] as JobHandler;
    const lost = new AbortController();
    const signal = AbortSignal.any([stop.signal, lost.signal]);
    const beat = setInterval(() => {
      renew(db, id, holder).catch((error: unknown) => {
        if (error instanceof LeaseLost) lost.abort(error);
      });
    }, beatMs);
    beat.unref();
    const job: Job = { subjectId, signal, hold: (tx) => renew(tx, id, holder) };
    try {
      // One that took the process with it every time must not do so for ever.
      if (attempts > maxAttempts) await handler.giveUp(job);
      else await handler.run(job);
      await deleteJob(db, id, holder);
    } catch (err) {
      if (err instanceof LeaseLost || lost.signal.aborted) return;
      if (stop.signal.aborted) return await releaseJob(db, id, holder, clock.now(), 1);
      log.warn({ err, kind, attempts }, '后台任务失败');
      if (attempts < maxAttempts) return await releaseJob(db, id, holder, after(clock.now(), backoff(attempts)), 0);
      await handler.giveUp(job);
      await deleteJob(db, id, holder);
    } finally {
      clearInterval(beat);
    }
  };

  const fill = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      while (running.size < atOnce && !stop.signal.aborted) {
        const claimed = await claim();
        if (claimed === null) break;
        const done: Promise<void> = work(claimed.job, claimed.holder)
          .catch((err: unknown) => log.warn({ err }, '后台任务没有记下结果，租约到期后重做'))
          .finally(() => {
            running.delete(done);
            poke();
          });
        running.add(done);
      }
    } while (isAskedAgain);
  };

  const poke = (): void => {
    if (stop.signal.aborted || timer === null) return;
    if (claiming !== null) {
      isAskedAgain = true;
      return;
    }
    claiming = fill()
      .catch((err: unknown) => log.warn({ err }, '没有取到后台任务，稍后再试'))
      .finally(() => {
        claiming = null;
      });
  };

  return {
    poke,

    async start(known) {
      handlers = known;
      if (isAlone) await endLeases(db);
      timer = setInterval(poke, pollMs);
      timer.unref();
      poke();
    },

    async close() {
      if (timer !== null) clearInterval(timer);
      stop.abort();
      await claiming;
      await Promise.all(running);
    },
  };
}
