import { type Reader, type RunFeed, type Session, take } from './RunFeed';

/** Open readers of this process. */
interface Readers {
  isOpen(reader: Reader): boolean;
  add(reader: Reader): void;
  remove(reader: Reader): void;
}

const encoder = new TextEncoder();

/** Stream of a feed. Clients take as fast as they can; one that falls behind skips, and nothing waits in memory for it. */
export function openStream(
  feed: RunFeed,
  cursor: number | null,
  isSender: boolean,
  { userId, tokenHash, signal }: Session,
  readers: Readers,
): ReadableStream<Uint8Array> {
  let reader: Reader;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        readers.remove(reader);
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
      signal.addEventListener('abort', end);
      readers.add(reader);
    },
    async pull(controller) {
      reader.offeredAt = null;
      for (;;) {
        if (!readers.isOpen(reader)) return;
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
}
