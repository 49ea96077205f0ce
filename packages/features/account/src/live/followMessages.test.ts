import { ApiError, type ErrorKind } from '@hengce/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FollowOptions, followMessages } from './followMessages';

/** A page that can be hidden. */
class Page extends EventTarget {
  hidden = false;
  show(isShown: boolean) {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
/** Streams that the test feeds and ends. */
function createStreams() {
  const opened: {
    lastId: string | undefined;
    signal: AbortSignal;
    answer(): void;
    send(id: string): void;
    end(kind?: ErrorKind): void;
  }[] = [];
  const open = ({ lastId, signal, onOpen }: Parameters<FollowOptions['open']>[0]) => {
    const { readable, writable } = new TransformStream<{ event: string; id: string }>();
    const writer = writable.getWriter();
    signal.addEventListener(
      'abort',
      () => void writer.abort(new ApiError({ kind: 'aborted', message: '' })).catch(() => undefined),
    );
    opened.push({
      lastId,
      signal,
      answer: onOpen,
      send: (id) => void writer.write({ event: 'message', id }),
      end: (kind) =>
        void (kind ? writer.abort(new ApiError({ kind, message: '' })) : writer.close()).catch(() => undefined),
    });
    return readable as unknown as AsyncIterable<{ event: string; id: string }>;
  };
  return { opened, open };
}

let page: Page;
let stop: () => void;
const streams = () => {
  const made = createStreams();
  const onNews = vi.fn();
  page = new Page();
  stop = followMessages({ open: made.open, onNews, page: page as unknown as Document });
  return { ...made, onNews };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tells of each message, and goes on from the last one after the connection broke', async () => {
  const { opened, onNews } = streams();
  // What came before the server listened, and after the page was read, is in no event.
  opened[0]?.answer();
  expect(onNews).toHaveBeenCalledTimes(1);
  opened[0]?.send('m1');
  await pass(0);
  expect(onNews).toHaveBeenCalledTimes(2);
  opened[0]?.end('network');
  await pass(2_000);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.lastId).toBe('m1');
  expect(onNews).toHaveBeenCalledTimes(2);
  opened[1]?.answer();
  expect(onNews).toHaveBeenCalledTimes(3);
});

it('waits longer each time, up to a minute, and starts anew after a connection that lasted', async () => {
  const { opened } = streams();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const count = opened.length;
    opened.at(-1)?.end('network');
    await pass(wait - 1);
    expect(opened, `not before ${wait}`).toHaveLength(count);
    await pass(1);
    expect(opened, `after ${wait}`).toHaveLength(count + 1);
  }
  await pass(11_000);
  const count = opened.length;
  opened.at(-1)?.end();
  await pass(1_000);
  expect(opened).toHaveLength(count + 1);
});

it.each(['session-expired', 'rejected', 'protocol'] as const)('does not ask again after %s', async (kind) => {
  const { opened } = streams();
  opened[0]?.end(kind);
  await pass(600_000);
  expect(opened).toHaveLength(1);
});

it('hangs up when the page is hidden for a minute, and comes back with it', async () => {
  const { opened, onNews } = streams();
  page.show(false);
  await pass(59_000);
  page.show(true);
  await pass(120_000);
  expect(opened[0]?.signal.aborted).toBe(false);
  page.show(false);
  await pass(61_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  await pass(600_000);
  expect(opened).toHaveLength(1);
  page.show(true);
  expect(opened).toHaveLength(2);
  opened[1]?.answer();
  expect(onNews).toHaveBeenCalledTimes(1);
});

it('does not wait when the reader comes back', async () => {
  const { opened } = streams();
  for (let i = 0; i < 5; i++) {
    opened.at(-1)?.end('network');
    await pass(60_000);
  }
  opened.at(-1)?.end('network');
  await pass(0);
  const count = opened.length;
  page.show(false);
  page.show(true);
  expect(opened).toHaveLength(count + 1);
});

it('stops when told', async () => {
  const { opened } = streams();
  stop();
  expect(opened[0]?.signal.aborted).toBe(true);
  await pass(600_000);
  expect(opened).toHaveLength(1);
});
