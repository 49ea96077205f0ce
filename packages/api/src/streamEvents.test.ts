import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createApi, type StreamEvent, streamEvents } from './index';

const encoder = new TextEncoder();
const open = (body: BodyInit, init: ResponseInit = {}, signal?: AbortSignal, timeoutMs?: number) => {
  const api = createApi({
    main: { baseUrl: 'http://main.test', getToken: () => 'T0' },
    notes: { baseUrl: 'http://notes.test', getToken: () => null },
    timeoutMs,
    fetch: (_, sent) => {
      // As fetch does: the body ends when the signal aborts.
      const source = new Response(body).body as ReadableStream<Uint8Array>;
      const piped = source.pipeThrough(new TransformStream(), { signal: sent?.signal ?? undefined });
      return Promise.resolve(new Response(piped, { headers: { 'content-type': 'text/event-stream' }, ...init }));
    },
  });
  return api.main.GET('/api/v1/message/stream', { parseAs: 'stream', signal });
};
async function all(events: AsyncGenerator<StreamEvent>) {
  const data: string[] = [];
  for await (const event of events) data.push(event.data);
  return data;
}
const chunked = (parts: Uint8Array[], end: (controller: ReadableStreamDefaultController) => void) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      end(controller);
    },
  });

describe('streamEvents', () => {
  it('gives the same events however the bytes are cut, also inside a character', async () => {
    const wire = encoder.encode(
      ': 问候\n\nid: m1\nevent: message\ndata: {"title":"新政策"}\n\ndata: 第二条\ndata: 两行\n\n',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: wire.length - 1 }), { maxLength: 12 }),
        async (cuts) => {
          const edges = [0, ...cuts.sort((a, b) => a - b), wire.length];
          const parts = edges.slice(1).map((edge, index) => wire.slice(edges[index], edge));
          const body = chunked(parts, (controller) => controller.close());
          expect(await all(streamEvents(open(body)))).toEqual(['{"title":"新政策"}', '第二条\n两行']);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives what came before a break, then says that the connection broke', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode('data: 一\n\n')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const event of streamEvents(open(body))) seen.push(event.data);
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'network' });
    expect(seen).toEqual(['一']);
  });

  it('outlasts the limit of a call, and notices a line that has gone silent', async () => {
    const body = chunked([encoder.encode('data: 一\n\n')], () => undefined);
    const onOpen = vi.fn();
    const events = streamEvents(open(body, {}, undefined, 20), { idleMs: 150, onOpen });
    expect(onOpen).not.toHaveBeenCalled();
    expect((await events.next()).value?.data).toBe('一');
    expect(onOpen).toHaveBeenCalledOnce();
    const before = performance.now();
    await expect(events.next()).rejects.toMatchObject({ kind: 'network' });
    expect(performance.now() - before).toBeGreaterThan(100);
  });

  it('ends at once when the caller gives up, and hangs up when nobody listens any more', async () => {
    const controller = new AbortController();
    const events = streamEvents(
      open(
        chunked([encoder.encode('data: 一\n\n')], () => undefined),
        {},
        controller.signal,
      ),
    );
    await events.next();
    controller.abort();
    await expect(events.next()).rejects.toMatchObject({ kind: 'aborted' });

    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({ start: (it) => it.enqueue(encoder.encode('data: 一\n\n')), cancel });
    for await (const { data } of streamEvents(open(body))) {
      expect(data).toBe('一');
      break;
    }
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  it('says what the server says when there is no stream', async () => {
    const body = JSON.stringify({ code: 429, statusCode: 429, msg: '打开的页面太多', data: null });
    const refused = open(body, { status: 429, headers: { 'content-type': 'application/json' } });
    await expect(all(streamEvents(refused))).rejects.toMatchObject({ kind: 'rejected', message: '打开的页面太多' });
  });
});
