import type { ChatConversation, ChatConversationRow, ChatMessage, ChatStreamEvent, ChatTemplate } from '@hengce/api';
import { getConversation, listChatTemplates, listConversations } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { reduceRun, runOf } from '../run/runState';
import { sampleEvents } from './runFixtures';

export interface ChatServerOptions {
  conversation?: ChatConversation;
  history?: readonly ChatConversationRow[];
  templates?: readonly ChatTemplate[];
  /** Events of the next answers. */
  events?: readonly ChatStreamEvent[];
  /** Index of the event after which nothing more comes, with the connection open. */
  freezeAt?: number;
  /** Index of the event at which the first connection breaks. */
  breakAt?: number;
  /** Milliseconds between two events. @default 0 */
  ms?: number;
  model?: string | null;
  remaining?: number | null;
}

const encoder = new TextEncoder();
const at = '2026-11-20T02:24:00.000Z';

const basesHandler = mainHttp.get('/api/knowledge/bases', ({ response }) =>
  response(200).json(
    ok({
      rows: [
        {
          id: 'kb000001',
          name: '财务资料库',
          kind: 'own',
          documents: 46,
          bytes: 84e6,
          folders: [],
          createdAt: at,
        },
        {
          id: 'kb000002',
          name: '申报材料库',
          kind: 'own',
          documents: 12,
          bytes: 18e6,
          folders: [],
          createdAt: at,
        },
      ],
      usedBytes: 102e6,
      maxBytes: 500e6,
    }),
  ),
);

/**
 * Server of conversations in memory: it stores questions, answers with scripted events, and replays them from any of
 * them.
 */
export function createChatServer(options: ChatServerOptions = {}) {
  const { events = sampleEvents, freezeAt, ms = 0, model = 'deepseek-reasoner', remaining = 87 } = options;
  let { breakAt } = options;
  let conversation = options.conversation ?? getConversation;
  let history = [...(options.history ?? listConversations.rows)];
  let templates = [...(options.templates ?? listChatTemplates.rows)];
  let runs = 0;
  const asked: unknown[] = [];

  const record = (message: ChatMessage) => {
    conversation = {
      ...conversation,
      messages: [...conversation.messages.filter(({ id }) => id !== message.id), message],
    };
  };
  /** What the events have come to so far. */
  const answerAfter = (count: number, id: string, parentId: string): ChatMessage => {
    const blank: ChatMessage = {
      id,
      parentId,
      role: 'assistant',
      state: 'streaming',
      text: '',
      createdAt: at,
      siblingIds: [id],
    };
    const state = events
      .slice(0, count)
      .reduce((before, event, index) => reduceRun(before, event, index + 1), runOf('', blank, 0));
    return { ...state.message, id, parentId, siblingIds: [id] };
  };
  const stream = (from: number) =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        for (let index = from; index < events.length; index++) {
          if (index === freezeAt) return;
          if (index === breakAt) {
            breakAt = undefined;
            controller.error(new TypeError('terminated'));
            return;
          }
          const event = events[index] as ChatStreamEvent;
          if (event.type === 'run.done') record(answerAfter(events.length, 'a0000001', 'q0000001'));
          controller.enqueue(
            encoder.encode(`id: ${index + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
          );
          if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
        }
        controller.close();
      },
    });
  const streaming = (from: number) =>
    new HttpResponse(stream(from), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

  return {
    /** The bodies of the questions that came. */
    asked,
    handlers: [
      mainHttp.get('/api/chat/status', ({ response }) =>
        response(200).json(ok({ model, canThink: model !== null, remaining })),
      ),
      mainHttp.get('/api/chat/conversations', ({ query, response }) => {
        const q = query.get('q') ?? '';
        const rows = history.filter(({ title }) => title.includes(q));
        return response(200).json(ok({ rows, total: rows.length }));
      }),
      mainHttp.post('/api/chat/createConversation', ({ response }) => {
        conversation = { ...conversation, messages: [], activeRun: null, hasOlder: false };
        return response(200).json(ok(conversation));
      }),
      mainHttp.get('/api/chat/conversations/{conversationId}', ({ response }) => response(200).json(ok(conversation))),
      mainHttp.post('/api/chat/updateConversation/{conversationId}', async ({ params, request, response }) => {
        const body = (await request.clone().json()) as { title?: string; isPinned?: boolean; isRemoved?: boolean };
        history = body.isRemoved
          ? history.filter(({ id }) => id !== params.conversationId)
          : history.map((row) => (row.id === params.conversationId ? { ...row, ...body } : row));
        if (body.isRemoved === false && !history.some(({ id }) => id === params.conversationId))
          history = [...(options.history ?? listConversations.rows)];
        return response(200).json(ok({ ...conversation, ...(body.title ? { title: body.title } : {}) }));
      }),
      mainHttp.post('/api/chat/conversations/{conversationId}/messages', async ({ request, response }) => {
        const body = (await request.clone().json()) as { text?: string; parentId?: string | null; kind: string };
        asked.push(body);
        runs += 1;
        if (body.kind === 'send')
          record({
            id: 'q0000001',
            parentId: body.parentId ?? null,
            role: 'user',
            state: 'done',
            text: body.text ?? '',
            createdAt: at,
            siblingIds: ['q0000001'],
          });
        return response.untyped(streaming(0));
      }),
      mainHttp.get('/api/chat/runs/{runId}/events', ({ request, response }) =>
        response.untyped(streaming(Number(request.headers.get('last-event-id') ?? 0))),
      ),
      mainHttp.post('/api/chat/runs/{runId}/cancel', ({ response }) => response(200).json(ok({ state: 'cancelled' }))),
      mainHttp.post('/api/chat/messages/{messageId}/feedback', ({ response }) =>
        response(200).json({ code: 200, statusCode: 200, msg: '操作成功', data: null }),
      ),
      mainHttp.get('/api/chat/templates', ({ response }) => response(200).json(ok({ rows: templates }))),
      mainHttp.post('/api/chat/saveTemplate', async ({ request, response }) => {
        const body = (await request.clone().json()) as { id?: string; name: string; text: string };
        const saved = {
          id: body.id ?? `own-${templates.length}`,
          name: body.name,
          text: body.text,
          group: '我的',
          isOwn: true,
        };
        templates = [...templates.filter(({ id }) => id !== saved.id), saved];
        return response(200).json(ok(saved));
      }),
      basesHandler,
      mainHttp.post('/api/chatAgentRecord/getContent', ({ response }) =>
        response(200).json(ok({ content: '<p>预计可得后补助61.44万元。</p><p>本内容由AI生成，请核对原文</p>' })),
      ),
    ],
    runs: () => runs,
  };
}

/** Handler that refuses a question with this message. */
export const refusesQuestion = (msg: string, status = 429) =>
  mainHttp.post('/api/chat/conversations/{conversationId}/messages', ({ response }) =>
    response.untyped(HttpResponse.json(fail(status, msg, status), { status })),
  );
