import type { Log } from '../../../platform/log';
import { second } from '../../../platform/vocabulary';
import type { StreamEvent } from '../message';
import { type EventRow, toRows } from '../runRepository';
import { publish } from '../stream/RunFeed';
import type { Writing } from './LiveRun';

/** Time for which text is gathered, and characters that end it before. */
const gatherMs = 100;
const gatherCharacters = 512;
/** Milliseconds between attempts while the database is away. */
export const retryMs = second;

interface WriterOptions {
  log: Log;
  /** Adds events to the log. @returns the runs that took all of theirs */
  append(events: readonly EventRow[]): Promise<Set<string>>;
  /** Called for a run that somebody else has ended. */
  onLost(run: Writing): void;
}

/**
 * Writer of events: they are stored in the log and only then sent; one timer gathers for all runs. Those that cannot be
 * stored are tried again.
 */
export function createEventWriter({ log, append, onLost }: WriterOptions) {
  const waiting = new Set<Writing>();
  const urgent = new Set<Writing>();
  let _timer: NodeJS.Timeout | undefined;
  let isUrgentDue = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async (due: readonly Writing[]): Promise<void> => {
    const batches = due.flatMap((run) => {
      if (run.pending.length === 0 || run.isEnding) return [];
      const events = run.pending.splice(0);
      const length = run.pendingLength;
      run.pendingLength = 0;
      return [{ run, events, length }];
    });
    if (batches.length === 0) return;
    const rows = batches.flatMap(({ run, events }) => toRows(run.id, run.feed.seq, events));
    let taken: Set<string>;
    try {
      taken = await append(rows);
    } catch (err) {
      log.warn({ err }, '回答暂时写不进数据库，稍后再试');
      for (const { run, events } of batches) {
        run.pending.unshift(...events);
        waiting.add(run);
      }
      schedule(retryMs);
      return;
    }
    for (const { run, events, length } of batches) {
      if (taken.has(run.id)) {
        publish(run.feed, events);
        run.unwritten -= length;
        run.hasRoom?.();
      } else onLost(run);
    }
  };
  const flush = (sets: readonly Set<Writing>[]): void => {
    writing = writing.then(() => {
      const due = new Set(sets.flatMap((set) => [...set]));
      for (const run of due) {
        waiting.delete(run);
        urgent.delete(run);
      }
      return write([...due]);
    });
  };
  const schedule = (ms: number): void => {
    _timer ??= setTimeout(() => {
      _timer = undefined;
      flush([waiting, urgent]);
    }, ms);
  };
  const flushSoon = (): void => {
    if (isUrgentDue) return;
    isUrgentDue = true;
    setImmediate(() => {
      isUrgentDue = false;
      flush([urgent]);
    });
  };

  const emit = (run: Writing, event: StreamEvent): void => {
    const last = run.pending.at(-1);
    if (event.type === 'part.delta' && last?.type === 'part.delta' && last.part === event.part) last.text += event.text;
    else run.pending.push(event);
    if (event.type === 'part.delta') {
      run.pendingLength += event.text.length;
      run.unwritten += event.text.length;
    }
    if (event.type !== 'part.delta' || run.pendingLength >= gatherCharacters) {
      urgent.add(run);
      flushSoon();
    } else {
      waiting.add(run);
      schedule(gatherMs);
    }
  };

  return {
    emit,
    /** Ends the writing of a run: what is pending is left to the caller. */
    async drop(run: Writing): Promise<void> {
      waiting.delete(run);
      urgent.delete(run);
      await writing;
    },
  };
}
