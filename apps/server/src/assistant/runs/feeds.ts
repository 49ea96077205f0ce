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
export interface RunFeed {
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
  feed: RunFeed;
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

export function openRunFeed(runId: string, draft: Draft, isOwn: boolean): RunFeed {
  return { runId, draft, seq: 0, isDone: false, isOwn, ring: [], started: '', streams: new Set() };
}

/** Events that are in the log go to all who read. */
export function publish(feed: RunFeed, events: readonly StreamEvent[]): void {
  for (const event of events) {
    applyEvent(feed.draft, event);
    record(feed, event, feed.seq + 1);
  }
  for (const reader of feed.streams) offer(reader);
}

/** An event that the draft has already. */
export function record(feed: RunFeed, event: StreamEvent, seq: number): void {
  const frame = frameOf(event.type, JSON.stringify(event), seq);
  feed.seq = seq;
  feed.ring.push(frame);
  if (feed.ring.length > ringSize) feed.ring.shift();
  if (event.type === 'run.started') feed.started = frame;
  if (event.type === 'run.done') feed.isDone = true;
}

function offer(reader: Reader): void {
  if (reader.wake === null) reader.offeredAt ??= performance.now();
  reader.wake?.();
}

/** What the reader has not had yet; empty when it has everything. */
function take(reader: Reader): string {
  const { feed, cursor } = reader;
  const isFresh = cursor === null && reader.isSender && feed.seq <= ringSize;
  const from = isFresh ? 0 : cursor;
  let text = '';
  if (from === null || from > feed.seq || feed.seq - from > feed.ring.length) {
    if (from === null && reader.isSender) text += feed.started;
    const snapshot = { type: 'snapshot', message: feed.draft.message, openPart: feed.draft.openPart };
    // The end is an event of its own, and comes after what it ends.
    text += frameOf('snapshot', JSON.stringify(snapshot), feed.isDone ? feed.seq - 1 : feed.seq);
    if (feed.isDone) text += feed.ring.at(-1) ?? '';
  } else {
    for (let at = feed.ring.length - (feed.seq - from); at < feed.ring.length; at++) text += feed.ring[at];
  }
  if (reader.isPingDue && text === '') {
    const ping = { type: 'ping', t: new Date().toISOString() };
    text = `event: ping\ndata: ${JSON.stringify(ping)}\n\n`;
  }
  reader.isPingDue = false;
  reader.cursor = feed.seq;
  return text;
}

interface TailsOptions {
  log: Log;
  sessions: Pick<SessionService, 'listOpen'>;
  listNewer(known: readonly { runId: string; seq: number }[]): Promise<EventRow[]>;
  /** Beside the beat of the readers. @returns whether there is something to look after without them. */
  onBeat(): Promise<boolean>;
}

/** All feeds of this process, with one timer for all readers and one for all runs of other processes. */
export function createRunFeeds({ log, sessions, listNewer, onBeat }: TailsOptions) {
  const feeds = new Map<string, Promise<RunFeed> | RunFeed>();
  const readers = new Set<Reader>();
  let beatTimer: NodeJS.Timeout | undefined;
  let followTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const encoder = new TextEncoder();

  const remote = (): RunFeed[] => [
    ...new Set([...readers].map(({ feed }) => feed).filter(({ isOwn, isDone }) => !isOwn && !isDone)),
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
    const known = new Map(remote().map((feed) => [feed.runId, feed]));
    const rows = await listNewer([...known.values()].map(({ runId, seq }) => ({ runId, seq })));
    for (const { run_id, seq, payload } of rows) {
      const feed = known.get(run_id);
      if (feed !== undefined && seq === feed.seq + 1) publish(feed, [JSON.parse(payload) as StreamEvent]);
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

  const forget = (feed: RunFeed): void => {
    const isUnused = feed.streams.size === 0 && (!feed.isOwn || feed.isDone);
    if (isUnused && feeds.get(feed.runId) === feed) feeds.delete(feed.runId);
  };

  return {
    /** The feed of a run that this process writes. */
    add(feed: RunFeed): void {
      feeds.set(feed.runId, feed);
    },
    /** This process writes it no longer. */
    release(feed: RunFeed): void {
      feed.isOwn = false;
      forget(feed);
      keepFollowing();
    },
    /** The feed of any run, read from the log when nobody here reads it yet. */
    async find(run: Pick<RunRow, 'id'>, read: () => Promise<RunFeed>): Promise<RunFeed> {
      const known = feeds.get(run.id);
      if (known !== undefined) return known;
      const reading = read();
      feeds.set(run.id, reading);
      try {
        const feed = await reading;
        if (feeds.get(run.id) === reading) feeds.set(run.id, feed);
        return feed;
      } catch (error) {
        if (feeds.get(run.id) === reading) feeds.delete(run.id);
        throw error;
      }
    },
    forget,

    /** Readers take as fast as they can; who falls behind skips, and nothing waits in memory for anybody. */
    read(feed: RunFeed, cursor: number | null, isSender: boolean, session: Session): ReadableStream<Uint8Array> {
      const { userId, tokenHash, signal } = session;
      let reader: Reader;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          let isOver = false;
          const end = (): void => {
            if (isOver) return;
            isOver = true;
            readers.delete(reader);
            feed.streams.delete(reader);
            forget(feed);
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
            feed,
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
          feed.streams.add(reader);
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
            if (reader.feed.isDone) reader.end();
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
