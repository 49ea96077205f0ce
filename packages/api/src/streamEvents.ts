import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './ApiError';
import { received, refusalOf } from './call';
import { messages } from './errorCatalogue';

/** One event of a `text/event-stream`; `data` is as the operation describes it. */
export type StreamEvent = EventSourceMessage;

export interface StreamOptions {
  /**
   * How long nothing may come, not even a comment.
   *
   * @default 75_000
   */
  idleMs?: number;
  /** The server has begun to listen for events: whatever happened before is read in another way. */
  onOpen?: () => void;
}

/**
 * The events of a stream. Rejects with ApiError as `call` does, also in the middle: `network` when the connection breaks or
 * nothing, not even a comment, has come for `idleMs`; `aborted` when the caller's signal was. It ends when the server ends it.
 * `EventSource` is no choice: it sends no headers.
 *
 * @example for await (const { data } of streamEvents(api.main.GET('/api/v1/message/stream', { parseAs: 'stream', signal }))) …
 */
export async function* streamEvents(
  sent: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  { idleMs = 75_000, onOpen }: StreamOptions = {},
): AsyncGenerator<StreamEvent, void, undefined> {
  const { data, response } = await received(sent);
  if (!(data instanceof ReadableStream)) throw refusalOf(response);
  onOpen?.();
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let ready: StreamEvent[] = [];
  const parser = createParser({ onEvent: (event) => void ready.push(event) });
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), idleMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      const events = ready;
      ready = [];
      yield* events;
    }
  } catch (cause) {
    const kind = (cause as Error)?.name === 'AbortError' ? 'aborted' : 'network';
    throw new ApiError({ kind, message: messages[kind], status: response.status, cause });
  } finally {
    // Whoever stops listening hangs up.
    reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(waiting: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      waiting,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`nothing for ${ms} ms`)), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
