import type { SessionService } from '../../../account/users';
import type { Log } from '../../../platform/log';
import { second } from '../../../platform/vocabulary';
import type { StreamEvent } from '../message';
import type { EventRow, RunRow } from '../runRepository';
import { openStream } from './openStream';
import { offer, publish, type Reader, type RunFeed, type Session } from './RunFeed';

const beatMs = second;
const pingMs = 10 * second;
/** Time after which a client that takes nothing is gone. */
const stallMs = 30 * second;
const followMs = 200;
const streamsPerUser = 12;

interface FeedsOptions {
  log: Log;
  sessions: Pick<SessionService, 'endClosed'>;
  /** Events of these runs after the given numbers, in order. */
  listNewer(known: readonly { runId: string; seq: number }[]): Promise<EventRow[]>;
  /** Called on every beat. @returns whether there are runs to look after without readers */
  onBeat(): Promise<boolean>;
}

/**
 * Feeds of this process: the event streams by which clients follow runs (生成一次回答). Runs that another process writes
 * are read from the database every 200 ms while someone reads them. A reader ends that takes nothing for 30 s, whose
 * session was ended, or that is older than the newest 12 of its account. `close` ends all.
 */
export function createRunFeeds({ log, sessions, listNewer, onBeat }: FeedsOptions) {
  const feeds = new Map<string, Promise<RunFeed> | RunFeed>();
  const readers = new Set<Reader>();
  let beatTimer: NodeJS.Timeout | undefined;
  let followTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

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
    // A reader who was signed out elsewhere reads no further.
    await sessions.endClosed(readers);
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
    /** Adds the feed of a run that this process writes. */
    add(feed: RunFeed): void {
      feeds.set(feed.runId, feed);
    },
    /** Releases the feed of a run that this process no longer writes. */
    release(feed: RunFeed): void {
      feed.isOwn = false;
      forget(feed);
      keepFollowing();
    },
    /** Feed of any run, read from the log when nobody here reads it yet. */
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

    /** Stream of a run's events from the one after `cursor`; with null, all of them for its sender, for others the answer so far first. */
    read(feed: RunFeed, cursor: number | null, isSender: boolean, session: Session): ReadableStream<Uint8Array> {
      return openStream(feed, cursor, isSender, session, {
        isOpen: (reader) => readers.has(reader),
        add(reader) {
          readers.add(reader);
          feed.streams.add(reader);
          if (isClosed || session.signal.aborted) reader.end();
          const own = [...readers].filter((other) => other.userId === session.userId);
          for (const oldest of own.slice(0, -streamsPerUser)) oldest.end();
          keepBeating();
          keepFollowing();
        },
        remove(reader) {
          readers.delete(reader);
          feed.streams.delete(reader);
          forget(feed);
        },
      });
    },

    /** Keeps the timer going while there are runs, even without readers. */
    keepBeating,

    close(): void {
      isClosed = true;
      clearTimeout(beatTimer);
      clearTimeout(followTimer);
      for (const reader of [...readers]) reader.end();
    },
  };
}
