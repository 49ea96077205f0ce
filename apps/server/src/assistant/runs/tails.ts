import type { SessionService } from '../../account/users';
import type { Log } from '../../platform/log';
import { second } from '../../platform/vocabulary';
import { applyEvent, type Draft, type StreamEvent } from './message';
import type { EventRow, RunRow } from './runRepository';

/** Who is further behind gets a snapshot instead. */
export const ringSize = 200;
const beatMs = second;
const pingMs = 10 * second;
/** A client that takes nothing for so long is gone. */
const stallMs = 30 * second;
const followMs = 200;
const streamsPerUser = 12;

/** The live end of a run: what it has come to, and its last events for those who are a little behind. */
export interface Tail {
  readonly runId: string;
  readonly draft: Draft;
  /** Number of the last event. */
  seq: number;
  isDone: boolean;
  /** This process writes the run; the events of others are looked for in the database. */
  isOwn: boolean;
  readonly ring: string[];
  /** The first event, which says whose question was taken. */
  started: string;
  readonly streams: Set<Reader>;
}

interface Reader {
  tail: Tail;
  userId: string;
  tokenHash: string;
  /** The last event it has; null: it has nothing. */
  cursor: number | null;
  /** It sent the question, so it is told first that it was taken. */
  isSender: boolean;
  /** Set while it waits for something to read. */
  wake: (() => void) | null;
  sentAt: number;
  isPingDue: boolean;
  /** Since when something lies ready that it does not take. */
  offeredAt: number | null;
  end(): void;
}

export interface Session {
  userId: string;
  tokenHash: string;
  signal: AbortSignal;
}

const frameOf = (type: string, payload: string, seq: number): string =>
  `id: ${seq}\nevent: ${type}\ndata: ${payload}\n\n`;

export function openTail(runId: string, draft: Draft, isOwn: boolean): Tail {
  return { runId, draft, seq: 0, isDone: false, isOwn, ring: [], started: '', streams: new Set() };
}

/** Events that are in the log go to all who read. */
export function publish(tail: Tail, events: readonly StreamEvent[]): void {
  for (const event of events) {
    applyEvent(tail.draft, event);
    record(tail, event, tail.seq + 1);
  }
  for (const reader of tail.streams) offer(reader);
}

/** An event that the draft has already. */
export function record(tail: Tail, event: StreamEvent, seq: number): void {
  const frame = frameOf(event.type, JSON.stringify(event), seq);
  tail.seq = seq;
  tail.ring.push(frame);
  if (tail.ring.length > ringSize) tail.ring.shift();
  if (event.type === 'run.started') tail.started = frame;
  if (event.type === 'run.done') tail.isDone = true;
}

function offer(reader: Reader): void {
  if (reader.wake === null) reader.offeredAt ??= performance.now();
  reader.wake?.();
}

/** What the reader has not had yet; empty when it has everything. */
function take(reader: Reader): string {
  const { tail, cursor } = reader;
  const isFresh = cursor === null && reader.isSender && tail.seq <= ringSize;
  const from = isFresh ? 0 : cursor;
  let text = '';
  if (from === null || from > tail.seq || tail.seq - from > tail.ring.length) {
    if (from === null && reader.isSender) text += tail.started;
    const snapshot = { type: 'snapshot', message: tail.draft.message, openPart: tail.draft.openPart };
    // The end is an event of its own, and comes after what it ends.
    text += frameOf('snapshot', JSON.stringify(snapshot), tail.isDone ? tail.seq - 1 : tail.seq);
    if (tail.isDone) text += tail.ring.at(-1) ?? '';
  } else {
    for (let at = tail.ring.length - (tail.seq - from); at < tail.ring.length; at++) text += tail.ring[at];
  }
  if (reader.isPingDue && text === '') {
    const ping = { type: 'ping', t: new Date().toISOString() };
    text = `event: ping\ndata: ${JSON.stringify(ping)}\n\n`;
  }
  reader.isPingDue = false;
  reader.cursor = tail.seq;
  return text;
}

interface TailsOptions {
  log: Log;
  sessions: Pick<SessionService, 'listOpen'>;
  listNewer(known: readonly { runId: string; seq: number }[]): Promise<EventRow[]>;
  /** Beside the beat of the readers. @returns whether there is something to look after without them. */
  onBeat(): Promise<boolean>;
}

/** All tails of this process, with one timer for all readers and one for all runs of other processes. */
export function createTails({ log, sessions, listNewer, onBeat }: TailsOptions) {
  const tails = new Map<string, Promise<Tail> | Tail>();
  const readers = new Set<Reader>();
  let beatTimer: NodeJS.Timeout | undefined;
  let followTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const encoder = new TextEncoder();

  const remote = (): Tail[] => [
    ...new Set([...readers].map(({ tail }) => tail).filter(({ isOwn, isDone }) => !isOwn && !isDone)),
  ];

  const beat = async (): Promise<void> => {
    const now = performance.now();
    for (const reader of [...readers]) {
      if (reader.offeredAt !== null && now - reader.offeredAt > stallMs) reader.end();
      else if (now - reader.sentAt > pingMs && !reader.isPingDue) {
        reader.isPingDue = true;
        offer(reader);
      }
    }
    // Who was signed out elsewhere reads no further.
    const open = await sessions.listOpen([...new Set([...readers].map(({ tokenHash }) => tokenHash))]);
    for (const reader of [...readers]) if (!open.has(reader.tokenHash)) reader.end();
  };
  const keepBeating = (): void => {
    if (beatTimer !== undefined || isClosed) return;
    beatTimer = setTimeout(async () => {
      let isNeeded = true;
      try {
        if (readers.size > 0) await beat();
        isNeeded = await onBeat();
      } catch (err) {
        log.warn({ err }, '对话的连接暂时查不到状态，稍后再试');
      }
      beatTimer = undefined;
      if (isNeeded || readers.size > 0) keepBeating();
    }, beatMs);
    beatTimer.unref();
  };

  const follow = async (): Promise<void> => {
    const known = new Map(remote().map((tail) => [tail.runId, tail]));
    const rows = await listNewer([...known.values()].map(({ runId, seq }) => ({ runId, seq })));
    for (const { run_id, seq, payload } of rows) {
      const tail = known.get(run_id);
      if (tail !== undefined && seq === tail.seq + 1) publish(tail, [JSON.parse(payload) as StreamEvent]);
    }
  };
  const keepFollowing = (): void => {
    if (followTimer !== undefined || isClosed || remote().length === 0) return;
    followTimer = setTimeout(async () => {
      await follow().catch((err) => log.warn({ err }, '暂时读不到正在生成的回答，稍后再试'));
      followTimer = undefined;
      keepFollowing();
    }, followMs);
    followTimer.unref();
  };

  const forget = (tail: Tail): void => {
    const isUnused = tail.streams.size === 0 && (!tail.isOwn || tail.isDone);
    if (isUnused && tails.get(tail.runId) === tail) tails.delete(tail.runId);
  };

  return {
    /** The tail of a run that this process writes. */
    add(tail: Tail): void {
      tails.set(tail.runId, tail);
    },
    /** This process writes it no longer. */
    release(tail: Tail): void {
      tail.isOwn = false;
      forget(tail);
      keepFollowing();
    },
    /** The tail of any run, read from the log when nobody here reads it yet. */
    async find(run: Pick<RunRow, 'id'>, read: () => Promise<Tail>): Promise<Tail> {
      const known = tails.get(run.id);
      if (known !== undefined) return known;
      const reading = read();
      tails.set(run.id, reading);
      try {
        const tail = await reading;
        if (tails.get(run.id) === reading) tails.set(run.id, tail);
        return tail;
      } catch (error) {
        if (tails.get(run.id) === reading) tails.delete(run.id);
        throw error;
      }
    },
    forget,

    /** Readers take as fast as they can; who falls behind skips, and nothing waits in memory for anybody. */
    read(tail: Tail, cursor: number | null, isSender: boolean, session: Session): ReadableStream<Uint8Array> {
      const { userId, tokenHash, signal } = session;
      let reader: Reader;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          let isOver = false;
          const end = (): void => {
            if (isOver) return;
            isOver = true;
            readers.delete(reader);
            tail.streams.delete(reader);
            forget(tail);
            signal.removeEventListener('abort', end);
            try {
              controller.close();
            } catch {
              // The client has closed it already.
            }
            reader.wake?.();
          };
          const sentAt = performance.now();
          reader = {
            tail,
            userId,
            tokenHash,
            cursor,
            isSender,
            wake: null,
            sentAt,
            isPingDue: false,
            offeredAt: null,
            end,
          };
          readers.add(reader);
          tail.streams.add(reader);
          signal.addEventListener('abort', end);
          if (isClosed || signal.aborted) end();
          const own = [...readers].filter((other) => other.userId === userId);
          for (const oldest of own.slice(0, -streamsPerUser)) oldest.end();
          keepBeating();
          keepFollowing();
        },
        async pull(controller) {
          reader.offeredAt = null;
          for (;;) {
            if (!readers.has(reader)) return;
            const text = take(reader);
            if (text !== '') {
              reader.sentAt = performance.now();
              controller.enqueue(encoder.encode(text));
            }
            if (reader.tail.isDone) reader.end();
            if (text !== '') return;
            await new Promise<void>((resolve) => {
              reader.wake = resolve;
            });
            reader.wake = null;
          }
        },
        cancel: () => reader.end(),
      });
    },

    /** Looks after runs even while nobody reads. */
    keepBeating,

    close(): void {
      isClosed = true;
      clearTimeout(beatTimer);
      clearTimeout(followTimer);
      for (const reader of [...readers]) reader.end();
    },
  };
}
