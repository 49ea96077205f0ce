import type { MainComponents } from '@hengce/api/contract';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { second } from '../../platform/vocabulary';
import { type AnswerEngine, AnswerFailure, type AnswerPiece, type Question } from '../engine';
import { publish, type RunFeed } from './feeds';
import type { StreamEvent } from './message';
import { type EventRow, toRows } from './runRepository';

type S = MainComponents['schemas'];

/** Text is gathered for so long, or until there is so much of it. */
const gatherMs = 100;
const gatherCharacters = 512;
/** An engine that is faster than the database waits for it. */
const maxWaiting = 64 * 1024;
/** While the database is away. */
const retryMs = second;
const endTries = 5;

export interface Outcome {
  finishReason: S['ChatFinishReason'];
  error: S['ChatError'] | null;
}

/** A run that this process writes. */
export interface LiveRun {
  readonly id: string;
  readonly userId: string;
  readonly feed: RunFeed;
  readonly startedAt: Date;
  /** Ends it before its engine does. The first one counts. */
  stop(outcome: Outcome): void;
  /** It is in the database. */
  readonly ended: Promise<void>;
}

interface Writing extends LiveRun {
  abort: AbortController;
  /** Why it was stopped. */
  outcome: Outcome | null;
  /** Tells the one who waits for the engine. */
  onStop: ((outcome: Outcome) => void) | null;
  /** Neither numbered nor written. */
  pending: StreamEvent[];
  pendingLength: number;
  /** Said by the engine, and not in the database. */
  unwritten: number;
  part: S['ChatPart'] | null;
  partAt: Date;
  lengths: Record<S['ChatPart'], number>;
  reasoningMs: number;
  /** Called when there is room again. */
  hasRoom: (() => void) | null;
  isEnding: boolean;
}

interface ProducerOptions {
  clock: Clock;
  log: Log;
  append(events: readonly EventRow[]): Promise<Set<string>>;
  /** Writes the last events and the answer, in one transaction. @returns false when somebody else ended the run. */
  end(run: LiveRun, events: readonly StreamEvent[], outcome: Outcome): Promise<boolean>;
  onEnded(run: LiveRun): void;
}

/** Turns what engines give into events: numbered, written to the log and only then sent. One timer gathers for all runs. */
export function createProducer({ clock, log, append, end, onEnded }: ProducerOptions) {
  const runs = new Map<string, Writing>();
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
      } else lose(run);
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
  const endPart = (run: Writing): void => {
    const { part } = run;
    if (part === null) return;
    const took = Math.max(0, clock.now().getTime() - run.partAt.getTime());
    // An answer that is gone on with may think again.
    if (part === 'reasoning') run.reasoningMs += took;
    emit(run, { type: 'part.end', part, durationMs: part === 'reasoning' ? run.reasoningMs : took });
    run.part = null;
  };
  const say = (run: Writing, part: S['ChatPart'], text: string): void => {
    if (text === '') return;
    if (run.part !== part) {
      endPart(run);
      run.part = part;
      run.partAt = clock.now();
      emit(run, { type: 'part.start', part });
    }
    emit(run, { type: 'part.delta', part, off: run.lengths[part], text });
    run.lengths[part] += text.length;
  };
  const take = (run: Writing, piece: Exclude<AnswerPiece, { type: 'end' }>): void => {
    if (piece.type === 'text') say(run, piece.part, piece.text);
    else if (piece.type === 'queued') emit(run, { type: 'run.queued', position: piece.position });
    else emit(run, piece);
  };

  /** Until the engine ends, or fails, or is stopped. */
  const follow = async (
    run: Writing,
    engine: AnswerEngine,
    ask: () => Promise<Omit<Question, 'signal'>>,
  ): Promise<Outcome> => {
    let pieces: AsyncIterator<AnswerPiece> | undefined;
    try {
      pieces = engine.answer({ ...(await ask()), signal: run.abort.signal })[Symbol.asyncIterator]();
      for (;;) {
        const next = await unlessStopped(run, pieces.next());
        if ('finishReason' in next) return next;
        if (next.done) throw new Error('the engine ended without saying how');
        if (next.value.type === 'end') return { finishReason: next.value.finishReason, error: null };
        take(run, next.value);
        if (run.unwritten > maxWaiting) {
          const room = new Promise<void>((resolve) => {
            run.hasRoom = resolve;
          });
          await unlessStopped(run, room);
        }
      }
    } catch (error) {
      return failureOf(error, log);
    } finally {
      run.abort.abort();
      // An engine that does not listen must not hold the run up.
      pieces?.return?.().catch(() => {});
    }
  };

  const lose = (run: Writing): void => {
    run.isEnding = true;
    run.stop({ finishReason: 'interrupted', error: null });
  };

  const finish = async (run: Writing, outcome: Outcome): Promise<void> => {
    endPart(run);
    const isLost = run.isEnding;
    run.isEnding = true;
    waiting.delete(run);
    urgent.delete(run);
    await writing;
    if (isLost) return;
    const events: StreamEvent[] = run.pending.splice(0);
    if (outcome.error !== null) events.push({ type: 'run.error', error: outcome.error });
    events.push({ type: 'run.done', finishReason: outcome.finishReason, length: run.lengths.answer });
    for (let tries = 1; ; tries++) {
      try {
        if (await end(run, events, outcome)) publish(run.feed, events);
        return;
      } catch (err) {
        // Its lease runs out, and whoever looks next ends it with what is in the log.
        if (tries === endTries) throw err;
        await new Promise((resolve) => setTimeout(resolve, tries * retryMs));
      }
    }
  };

  return {
    start(
      run: Pick<LiveRun, 'id' | 'userId' | 'feed' | 'startedAt'>,
      engine: AnswerEngine,
      ask: () => Promise<Omit<Question, 'signal'>>,
    ): LiveRun {
      const abort = new AbortController();
      const { message } = run.feed.draft;
      let resolveEnded = (): void => {};
      const live: Writing = {
        ...run,
        abort,
        outcome: null,
        onStop: null,
        stop(outcome) {
          live.outcome ??= outcome;
          live.onStop?.(live.outcome);
        },
        ended: new Promise((resolve) => {
          resolveEnded = resolve;
        }),
        pending: [],
        pendingLength: 0,
        unwritten: 0,
        part: null,
        partAt: run.startedAt,
        lengths: { answer: message.text.length, reasoning: message.reasoning?.length ?? 0 },
        reasoningMs: message.reasoningMs ?? 0,
        hasRoom: null,
        isEnding: false,
      };
      runs.set(run.id, live);
      const begun = live.lengths.answer;
      follow(live, engine, ask)
        .then((outcome) => finish(live, honest(outcome, live.lengths.answer > begun)))
        .catch((err) => log.error({ err }, '一次回答没有写完，稍后按中断处理'))
        .finally(() => {
          runs.delete(run.id);
          onEnded(live);
          resolveEnded();
        });
      return live;
    },

    get: (id: string): LiveRun | undefined => runs.get(id),
    list: (): LiveRun[] => [...runs.values()],
  };
}

/** One promise for all waits would keep everything that was ever waited for. */
const unlessStopped = <T>(run: Writing, wanted: Promise<T>): Promise<T | Outcome> =>
  new Promise((resolve, reject) => {
    run.onStop = resolve;
    if (run.outcome !== null) resolve(run.outcome);
    wanted.then(resolve, reject);
  });

/** An engine that ended well and said nothing did not answer. */
const honest = (outcome: Outcome, hasAnswered: boolean): Outcome =>
  outcome.finishReason === 'stop' && !hasAnswered
    ? {
        finishReason: 'error',
        error: { code: 'blank', message: '没有得到回答，次数已退还。请换个问法，或重新回答', isRetryable: true },
      }
    : outcome;

function failureOf(error: unknown, log: Log): Outcome {
  if (error instanceof AnswerFailure) {
    const { code, message, isRetryable } = error;
    return { finishReason: code === 'busy' ? 'busy' : 'error', error: { code, message, isRetryable } };
  }
  log.error({ err: error }, '回答时出错');
  const message = '回答时服务出了问题，已经写出的内容保留着。请重新回答，或稍后再试';
  return { finishReason: 'error', error: { code: 'internal', message, isRetryable: true } };
}
