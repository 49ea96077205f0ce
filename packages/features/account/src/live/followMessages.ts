import { isApiError, type StreamEvent } from '@hengce/api';

export interface FollowOptions {
  /** Opens the stream, which starts with the events after `lastId`. It calls `onOpen` once the server sends events. */
  open(options: {
    lastId: string | undefined;
    signal: AbortSignal;
    onOpen: () => void;
  }): AsyncIterable<Pick<StreamEvent, 'event' | 'id'>>;
  /** Called when a message came, or may have been missed: refetch what is shown. */
  onNews(): void;
  /** Page whose visibility counts. @default document */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

const firstWait = 1_000;
const longestWait = 60_000;
/** Milliseconds after which a connection was a good one: the delays begin anew. */
const goodAfter = 10_000;
/** Milliseconds after which nobody looks at a hidden page any more; its connection is given to others. */
const hiddenFor = 60_000;

/**
 * Keeps a stream of messages open while the page is visible, and for a minute after: after a break it reconnects after
 * 1 to 60 s, and at once when the user comes back; once the server refuses it gives up.
 *
 * @returns a function that stops it
 */
export function followMessages({ open, onNews, page = document }: FollowOptions): () => void {
  let isStopped = false;
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastId: string | undefined;

  const connect = async () => {
    if (isStopped || connection) return;
    const own = new AbortController();
    connection = own;
    const startedAt = performance.now();
    try {
      for await (const { event, id } of open({ lastId, signal: own.signal, onOpen: onNews })) {
        if (event !== 'message') continue;
        lastId = id ?? lastId;
        onNews();
      }
    } catch (error) {
      // The session is over, or this server has no stream: asking again changes nothing.
      if (isApiError(error) && error.kind !== 'network' && error.kind !== 'server' && error.kind !== 'aborted') return;
    }
    if (connection !== own) return;
    connection = undefined;
    failures = performance.now() - startedAt > goodAfter ? 0 : failures + 1;
    // Not all at once, when a server that served many comes back.
    const wait = Math.min(longestWait, firstWait * 2 ** failures) * (0.5 + Math.random() / 2);
    timer = setTimeout(() => void connect(), wait);
  };
  const disconnect = () => {
    clearTimeout(timer);
    const ended = connection;
    connection = undefined;
    ended?.abort();
  };
  const onVisibilityChange = () => {
    if (page.hidden) {
      clearTimeout(timer);
      timer = setTimeout(disconnect, hiddenFor);
    } else if (connection) clearTimeout(timer);
    else {
      clearTimeout(timer);
      failures = 0;
      void connect();
    }
  };
  page.addEventListener('visibilitychange', onVisibilityChange);
  if (!page.hidden) void connect();
  return () => {
    isStopped = true;
    page.removeEventListener('visibilitychange', onVisibilityChange);
    disconnect();
  };
}
