import { applyEvent, type Draft, type StreamEvent } from '../message';

/** Number of events that a feed keeps. A reader who is further behind gets a snapshot instead. */
export const ringSize = 200;

/** Answer of a run as it is now, with its last events for readers who are a little behind. */
export interface RunFeed {
  readonly runId: string;
  readonly draft: Draft;
  /** Number of the last event. */
  seq: number;
  isDone: boolean;
  /** Whether this process writes the run; events of others are read from the database. */
  isOwn: boolean;
  readonly ring: string[];
  /** Frame of the first event, which says whose question was taken. */
  started: string;
  readonly streams: Set<Reader>;
}

/** Open stream of a client that follows a run. */
export interface Reader {
  feed: RunFeed;
  userId: string;
  tokenHash: string;
  /** Number of the last event that it has; null for none. */
  cursor: number | null;
  /** Whether it sent the question: then it is told first that it was taken. */
  isSender: boolean;
  /** Set while it waits for events. */
  wake: (() => void) | null;
  sentAt: number;
  isPingDue: boolean;
  /** Moment since which it does not take what is ready; null when it takes. */
  offeredAt: number | null;
  end(): void;
}

/** Session by which a client reads a stream, and the signal that ends it. */
export interface Session {
  userId: string;
  tokenHash: string;
  signal: AbortSignal;
}

/** Event in the format of server-sent events. */
const frameOf = (type: string, payload: string, seq: number): string =>
  `id: ${seq}\nevent: ${type}\ndata: ${payload}\n\n`;

export function openRunFeed(runId: string, draft: Draft, isOwn: boolean): RunFeed {
  return { runId, draft, seq: 0, isDone: false, isOwn, ring: [], started: '', streams: new Set() };
}

/** Applies events that are in the log to the draft of a feed, and sends them to all its readers. */
export function publish(feed: RunFeed, events: readonly StreamEvent[]): void {
  for (const event of events) {
    applyEvent(feed.draft, event);
    record(feed, event, feed.seq + 1);
  }
  for (const reader of feed.streams) offer(reader);
}

/**
 * Adds an event to the feed for its readers, without applying it to the draft, which has it already.
 *
 * @param seq its number in the log
 */
export function record(feed: RunFeed, event: StreamEvent, seq: number): void {
  const frame = frameOf(event.type, JSON.stringify(event), seq);
  feed.seq = seq;
  feed.ring.push(frame);
  if (feed.ring.length > ringSize) feed.ring.shift();
  if (event.type === 'run.started') feed.started = frame;
  if (event.type === 'run.done') feed.isDone = true;
}

/** Wakes a reader that waits; of one that does not, notes since when it takes nothing. */
export function offer(reader: Reader): void {
  if (reader.wake === null) reader.offeredAt ??= performance.now();
  reader.wake?.();
}

/**
 * Server-sent events that the reader has not had yet, as text; a snapshot where it is too far behind, a ping where one is due. Empty when
 * it has everything.
 */
export function take(reader: Reader): string {
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
