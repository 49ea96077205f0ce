import type { Db } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { after, second } from '../../platform/vocabulary';
import type { SessionService } from '../users';
import { createMessageRepository, type MessageRow, toMessage } from './repository';

const pollMs = 1_000;
const beatMs = 25_000;
/** A message becomes visible only when its transaction ends, so each look goes back this far and skips what was sent. */
const overlapMs = 10 * second;
const streamsPerUser = 5;

interface Stream {
  userId: string;
  tokenHash: string;
  sent: Set<string>;
  write(text: string): void;
  end(): void;
}

export interface LiveMessages {
  /**
   * Events of one session until the client or the session ends; of more than five streams of a user the oldest end.
   *
   * @param afterId the last message the client knows, for up to a hundred that came after it; null for new ones only
   */
  open(
    userId: string,
    afterId: string | null,
    session: { signal: AbortSignal; tokenHash: string },
  ): Promise<ReadableStream<Uint8Array>>;
  close(): void;
}

/**
 * Streams of new messages. One query per second serves all of them and sees what other processes write as well; while
 * nobody listens there is none.
 */
export function createLiveMessages(
  db: Db,
  clock: Clock,
  log: Log,
  sessions: Pick<SessionService, 'endClosed'>,
): LiveMessages {
  const messages = createMessageRepository(db);
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    // Who was signed out elsewhere hears of it at once: the stream ends, and opening it again is refused.
    await sessions.endClosed(streams);
    // Those that come while it reads have read for themselves.
    const asked = new Set(streams);
    const userIds = [...new Set([...asked].map(({ userId }) => userId))];
    const rows = await messages.listSince(userIds, after(clock.now(), -overlapMs));
    const present = new Set(rows.map(({ id }) => id));
    for (const stream of streams) {
      if (!asked.has(stream)) continue;
      for (const row of rows) if (row.user_id === stream.userId) send(stream, row);
      for (const id of stream.sent) if (!present.has(id)) stream.sent.delete(id);
    }
  };
  const follow = (): void => {
    if (timer !== undefined || streams.size === 0) return;
    timer = setTimeout(async () => {
      await look().catch((err) => log.warn({ err }, '暂时读不到新消息，稍后再试'));
      timer = undefined;
      follow();
    }, pollMs);
    timer.unref();
  };

  return {
    async open(userId, afterId, { signal, tokenHash }) {
      // In this order: what comes between the two is in `missed`, or is found by the next look.
      const known = await messages.listSince([userId], after(clock.now(), -overlapMs));
      const missed = afterId === null ? [] : await messages.listAfter(userId, afterId);
      const missedIds = new Set(missed.map(({ id }) => id));
      const encoder = new TextEncoder();
      let stream: Stream;
      let beat: NodeJS.Timeout;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const end = (): void => {
            if (!streams.delete(stream)) return;
            clearInterval(beat);
            signal.removeEventListener('abort', end);
            try {
              controller.close();
            } catch {
              // The client has closed it already.
            }
          };
          stream = {
            userId,
            tokenHash,
            sent: new Set(known.map(({ id }) => id).filter((id) => !missedIds.has(id))),
            // A client that does not read must not fill the memory.
            write: (text) =>
              (controller.desiredSize ?? 0) < -1_000 ? end() : controller.enqueue(encoder.encode(text)),
            end,
          };
          beat = setInterval(() => stream.write(': \n\n'), beatMs);
          beat.unref();
          signal.addEventListener('abort', end);
          streams.add(stream);
          stream.write('retry: 3000\n: \n\n');
          for (const row of missed) send(stream, row);
          const own = [...streams].filter((other) => other.userId === userId);
          for (const oldest of own.slice(0, -streamsPerUser)) oldest.end();
          follow();
        },
        cancel: () => stream.end(),
      });
    },

    close() {
      clearTimeout(timer);
      for (const stream of [...streams]) stream.end();
    },
  };
}

function send(stream: Stream, row: MessageRow): void {
  if (stream.sent.has(row.id)) return;
  stream.sent.add(row.id);
  write(stream, row);
}

const write = (stream: Stream, row: MessageRow): void =>
  stream.write(`id: ${row.id}\nevent: message\ndata: ${JSON.stringify(toMessage(row))}\n\n`);
