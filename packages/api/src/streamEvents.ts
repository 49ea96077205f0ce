import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './ApiError';
import { received, refusalOf } from './call';
import { messages } from './errorCatalogue';

/** Event of a `text/event-stream`; `data` is described by the operation. */
export type StreamEvent = EventSourceMessage;

export interface StreamOptions {
  /** Milliseconds of silence, without even a comment, after which the stream fails. @default 75_000 */
  idleMs?: number;
  /** Called when the server has started to send events: read what happened before in another way. */
  onOpen?: () => void;
}

/**
 * Events of a stream. Rejects with ApiError as `call` does, also in the middle: `network` when the connection breaks or
 * nothing, not even a comment, came for `idleMs`; `aborted` when the caller's signal was. It ends when the server ends
 * it. `EventSource` cannot be used: it sends no headers.
 *
 * @example for await (const { data } of streamEvents(api.main.GET('/api/v1/message/stream', { parseAs: 'stream', signal
 * }))) …
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
