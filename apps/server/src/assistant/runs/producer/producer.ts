import type { MainComponents } from '@hengce/api/contract';
import type { Log } from '../../../platform/log';
import type { Clock } from '../../../platform/ports';
import { type AnswerEngine, AnswerFailure, type AnswerPiece, type Question } from '../../engine';
import type { StreamEvent } from '../message';
import type { EventRow } from '../runRepository';
import { publish } from '../stream/RunFeed';
import { createEventWriter, retryMs } from './eventWriter';
import type { LiveRun, Outcome, Writing } from './LiveRun';

type S = MainComponents['schemas'];

/** Characters that wait for the database; an engine that is faster waits too. */
const maxWaiting = 64 * 1024;
const endTries = 5;

interface ProducerOptions {
  clock: Clock;
  log: Log;
  append(events: readonly EventRow[]): Promise<Set<string>>;
  /** Writes the last events and the answer, in one transaction. @returns false when somebody else ended the run. */
  end(run: LiveRun, events: readonly StreamEvent[], outcome: Outcome): Promise<boolean>;
  onEnded(run: LiveRun): void;
}

/** Producer of answers: it runs engines and turns what they give into events of their runs. */
export function createProducer({ clock, log, append, end, onEnded }: ProducerOptions) {
  const runs = new Map<string, Writing>();
  const lose = (run: Writing): void => {
    run.isEnding = true;
    run.stop({ finishReason: 'interrupted', error: null });
  };
  const { emit, drop } = createEventWriter({ log, append, onLost: lose });

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

  /** Takes the pieces of an engine until it ends, fails or is stopped. */
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

  const finish = async (run: Writing, outcome: Outcome): Promise<void> => {
    endPart(run);
    const isLost = run.isEnding;
    run.isEnding = true;
    await drop(run);
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
      const { live, resolveEnded } = openWriting(run);
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

/** Begins to write a run where its draft stands. */
function openWriting(run: Pick<LiveRun, 'id' | 'userId' | 'feed' | 'startedAt'>) {
  const { message } = run.feed.draft;
  let resolveEnded = (): void => {};
  const live: Writing = {
    ...run,
    abort: new AbortController(),
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
  return { live, resolveEnded };
}

/** Waits for a promise or the end of the run. One promise for all waits would keep everything that was ever waited for. */
const unlessStopped = <T>(run: Writing, wanted: Promise<T>): Promise<T | Outcome> =>
  new Promise((resolve, reject) => {
    run.onStop = resolve;
    if (run.outcome !== null) resolve(run.outcome);
    wanted.then(resolve, reject);
  });

/** Outcome as it is told: an engine that ended well and said nothing did not answer. */
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
