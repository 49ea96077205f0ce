import type { MainComponents } from '@hengce/api/contract';
import {
  type HeardSentence,
  type Listening,
  type ListeningEvents,
  type RecognitionFailure,
  sampleBytesPerSecond,
} from '../../../platform/ports';
import { second } from '../../../platform/vocabulary';
import { toSegment } from '../recognition/toTranscript';

type S = MainComponents['schemas'];

/** So much may be missing between two pieces of sound before times would be wrong. */
const gapMs = 300;
/** So much the recogniser may have to catch up with. */
const lagBytes = 5 * sampleBytesPerSecond;
const firstPauseMs = second;
const longestPauseMs = 10 * second;
/** How long the last sentences are waited for. */
const restMs = 4 * second;

interface Options {
  ownerId: string;
  listen: (events: ListeningEvents) => Listening | null;
  now: () => number;
  /** Counts the use, once the recogniser listens. @throws Rejection 1010 when none is left */
  count: () => Promise<void>;
  /** Stores sentences in the transcript. */
  keep: (segments: readonly S['MeetingSegment'][]) => Promise<void>;
  onLost: (error: unknown) => void;
}

/** A connection to the recogniser. */
interface Connection {
  listening: Listening;
  /** Where in the recording its sound has come to. */
  endMs: number;
  /** Whether the recogniser listens, as soon as that is known. */
  isReady: Promise<boolean>;
  /** Settled when it is over. */
  over: Promise<void>;
  /** Nothing more comes of it. */
  settle: () => void;
}

/** Captions of one recording: its sound goes to the recogniser, whose connection is made anew when it breaks or sound is missing. */
export class CaptionSession {
  readonly ownerId: string;
  /** When sound came last. */
  heardAt: number;
  /** How much sound has come. */
  heardMs = 0;
  readonly #options: Options;
  readonly #begunAt: number;
  readonly #segments: S['MeetingSegment'][] = [];
  #partial = '';
  #state: S['MeetingCaptions']['state'] = 'connecting';
  #connection: Connection | null = null;
  #isCounted = false;
  #beginning: Promise<boolean> | null = null;
  #retryAt = 0;
  #pauseMs = firstPauseMs;
  #keptCount = 0;
  #keeping: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.ownerId = options.ownerId;
    this.#begunAt = options.now();
    this.heardAt = this.#begunAt;
  }

  ageMs(): number {
    return this.#options.now() - this.#begunAt;
  }

  captions(after: number): S['MeetingCaptions'] {
    const { length: total } = this.#segments;
    return { state: this.#state, total, sentences: this.#segments.slice(after), partial: this.#partial };
  }

  /**
   * Waits, before any sound is handed on, until the recogniser listens, and counts the use then; at once where that was done.
   *
   * @param atMs where in the recording the sound begins
   * @returns false where the recogniser cannot be reached: nothing is counted
   * @throws what counting throws
   */
  async begin(atMs: number): Promise<boolean> {
    if (this.#isCounted) return true;
    this.#beginning ??= this.#begin(atMs).finally(() => {
      this.#beginning = null;
    });
    return this.#beginning;
  }

  async #begin(atMs: number): Promise<boolean> {
    this.heardAt = this.#options.now();
    if (!(await this.#connectionAt(atMs)?.isReady)) return false;
    await this.#options.count();
    this.#isCounted = true;
    return true;
  }

  /** Hands on samples that begin at a place of the recording. */
  hear(samples: Uint8Array, atMs: number): void {
    this.heardAt = this.#options.now();
    const lengthMs = (samples.length / sampleBytesPerSecond) * second;
    this.heardMs += lengthMs;
    const known = this.#connection;
    if (known !== null && Math.abs(atMs - known.endMs) > gapMs) this.#leave(known);
    if (samples.length === 0) return;
    const connection = this.#connectionAt(atMs);
    if (connection === null) return;
    if (connection.listening.waitingBytes() > lagBytes) {
      // What is left out here is the gap at which the next connection begins.
      this.#state = 'lagging';
      return;
    }
    if (this.#state === 'lagging') this.#state = 'listening';
    connection.listening.send(samples);
    connection.endMs = atMs + lengthMs;
  }

  /** Lets the recogniser say the last of what it heard, and stores it. */
  async rest(): Promise<void> {
    const connection = this.#connection;
    if (connection !== null) {
      this.#leave(connection);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, restMs);
      });
      await Promise.race([connection.over, late]);
      clearTimeout(timer);
      this.#partial = '';
    }
    await this.#keeping;
  }

  close(): void {
    this.#connection?.listening.close();
    this.#connection?.settle();
    this.#connection = null;
  }

  /** The connection; where there is none, a new one for sound that begins at `atMs`, but null in the pause after a break. */
  #connectionAt(atMs: number): Connection | null {
    this.#connection ??= this.heardAt < this.#retryAt ? null : this.#connect(atMs);
    return this.#connection;
  }

  /** Says no more on a connection; its last sentences still come. */
  #leave(connection: Connection): void {
    this.#connection = null;
    connection.listening.end();
  }

  #connect(startMs: number): Connection | null {
    let settleReady: (isReady: boolean) => void = () => {};
    const isReady = new Promise<boolean>((resolve) => {
      settleReady = resolve;
    });
    let settleOver = () => {};
    const over = new Promise<void>((resolve) => {
      settleOver = resolve;
    });
    const settle = () => {
      settleReady(false);
      settleOver();
    };
    let connection: Connection | null = null;
    const listening = this.#options.listen({
      onReady: () => {
        this.#state = 'listening';
        this.#pauseMs = firstPauseMs;
        settleReady(true);
      },
      onPartial: (text) => {
        if (this.#connection === connection) this.#partial = text;
      },
      onSentence: (sentence) => this.#add(sentence, startMs, connection?.endMs ?? startMs),
      onOver: (failure) => {
        settle();
        if (this.#connection === connection) this.#lose(failure);
      },
    });
    if (listening === null) return null;
    connection = { listening, endMs: startMs, isReady, over, settle };
    return connection;
  }

  #lose(failure: RecognitionFailure | null): void {
    this.#connection = null;
    this.#partial = '';
    this.#state = 'reconnecting';
    this.#retryAt = this.#options.now() + (failure?.isRetryable === false ? longestPauseMs : this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  /** @param startMs where its connection began @param heardMs where that has come to */
  #add(sentence: HeardSentence, startMs: number, heardMs: number): void {
    const lastEnd = this.#segments.at(-1)?.endMs ?? startMs;
    const segment =
      sentence.startMs === null
        ? { ...toSegment(sentence, Math.max(lastEnd, startMs), heardMs), isEstimated: true }
        : toSegment(sentence, sentence.startMs + startMs, sentence.endMs === null ? null : sentence.endMs + startMs);
    this.#segments.push(segment);
    this.#keeping = this.#keeping.then(() => this.#keepRest()).catch(this.#options.onLost);
  }

  /** Stores what is not stored; after a failure the next sentence brings it along. */
  async #keepRest(): Promise<void> {
    const rest = this.#segments.slice(this.#keptCount);
    if (rest.length === 0) return;
    await this.#options.keep(rest);
    this.#keptCount += rest.length;
  }
}
