import type { Message } from '@hengce/api';
import { mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';
import { sampleMessages } from './messageFixtures';

const now = '2026-11-20T02:24:00.000Z';

/** Handlers over messages in memory: reading and archiving change them, `send` adds one and notifies open streams. */
export function createMailbox(initial: readonly Message[] = sampleMessages) {
  let messages = [...initial];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const unread = () => messages.filter(({ readAt, archivedAt }) => readAt === null && archivedAt === null).length;
  const change = (ids: readonly string[] | undefined, patch: Partial<Message>) => {
    messages = messages.map((message) =>
      (ids ? ids.includes(message.id) : message.archivedAt === null) ? { ...message, ...patch } : message,
    );
  };
  return {
    unread,
    /** Number of streams that were opened: what is sent before the first is heard by nobody. */
    streams: () => streams.size,
    send(message: Message) {
      messages = [message, ...messages];
      const event = `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(event));
    },
    handlers: [
      mainHttp.get('/api/v1/message/list', ({ query, response }) => {
        const found = messages.filter(
          ({ type, readAt, archivedAt }) =>
            (query.get('type') ?? type) === type &&
            (archivedAt !== null) === (query.get('box') === 'archived') &&
            (query.get('unread') !== 'true' || readAt === null),
        );
        const size = Number(query.get('pageSize') ?? 10);
        const start = (Number(query.get('pageNum') ?? 1) - 1) * size;
        const rows = found.slice(start, start + size);
        return response(200).json(ok({ rows, total: found.length, unread: unread() }));
      }),
      mainHttp.post('/api/v1/message/read', async ({ request, response }) => {
        const ids = new URLSearchParams(await request.clone().text()).getAll('ids');
        change(ids.length > 0 ? ids : undefined, { readAt: now });
        return response(200).json(ok({ unread: unread() }));
      }),
      mainHttp.post('/api/v1/message/archive', async ({ request, response }) => {
        const body = new URLSearchParams(await request.clone().text());
        change(body.getAll('ids'), { archivedAt: body.get('isArchived') === 'false' ? null : now });
        return response(200).json(ok({ unread: unread() }));
      }),
      mainHttp.get('/api/v1/message/stream', ({ response, request }) => {
        let own: ReadableStreamDefaultController<Uint8Array>;
        const events = new ReadableStream<Uint8Array>({
          start(controller) {
            own = controller;
            streams.add(own);
            request.signal.addEventListener('abort', () => streams.delete(own));
          },
          cancel: () => void streams.delete(own),
        });
        return response.untyped(new HttpResponse(events, { headers: { 'content-type': 'text/event-stream' } }));
      }),
    ],
  };
}

const list = '/api/v1/message/list';
/** Handler with which the list of messages never comes. */
export const messagesHang = mainHttp.get(list, async ({ response }) => {
  await delay('infinite');
  return response.untyped(HttpResponse.error());
});
export const messagesFail = mainHttp.get(list, ({ response }) => response.untyped(HttpResponse.error()));
/** Handlers with which reading and archiving fail. */
export const messageActionsFail = [
  mainHttp.post('/api/v1/message/read', ({ response }) => response.untyped(HttpResponse.error())),
  mainHttp.post('/api/v1/message/archive', ({ response }) => response.untyped(HttpResponse.error())),
];
