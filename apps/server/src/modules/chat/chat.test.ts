import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { nothingShown, readEvents, type SentEvent, type Shown, show } from '../../../test/eventStream';
import { createScriptedEngine, type ScriptedEngine } from '../../../test/scriptedEngine';

let app: TestApp;
let engine: ScriptedEngine;
let phones = 13_720_000_000;
let keys = 0;
beforeAll(async () => {
  engine = createScriptedEngine();
  app = await createTestApp({ engine });
});
afterAll(async () => {
  await app.app.endStreams();
  await app.close();
});

const newKey = (): string => `client-${keys++}`;
const newUser = () => app.signIn(String(phones++));

interface Conversation {
  id: string;
  title: string;
  messages: {
    id: string;
    parentId: string | null;
    role: string;
    text: string;
    state: string;
    siblingIds: string[];
    finishReason: string | null;
  }[];
  hasOlder: boolean;
  activeRun: { id: string; messageId: string; seq: number } | null;
}

async function newConversation(token: string, scene = 'chat'): Promise<string> {
  return String((await app.call('POST', '/api/chat/createConversation', { token, json: { scene } })).data.id);
}
const get = async (token: string, id: string, query = '') =>
  (await app.call('GET', `/api/chat/conversations/${id}${query}`, { token })).data as unknown as Conversation;

function request(token: string, path: string, init: { json?: unknown; headers?: Record<string, string> } = {}) {
  return app.app.request(`http://portal.test${path}`, {
    method: init.json === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    ...(init.json === undefined ? {} : { body: JSON.stringify(init.json) }),
  });
}
async function send(token: string, conversationId: string, body: Record<string, unknown>) {
  const json = { clientMessageId: newKey(), ...body };
  const response = await request(token, `/api/chat/conversations/${conversationId}/messages`, { json });
  return { status: response.status, response, json };
}
const streamOf = (response: Response) => readEvents(response.body as ReadableStream<Uint8Array>);
async function readAll(response: Response): Promise<{ shown: Shown; events: SentEvent[] }> {
  const shown = nothingShown();
  const events: SentEvent[] = [];
  for await (const sent of streamOf(response)) {
    show(shown, sent);
    events.push(sent);
  }
  return { shown, events };
}
/** A question with its whole answer. */
async function _ask(token: string, conversationId: string, body: Record<string, unknown>, answer: string) {
  const sent = await send(token, conversationId, body);
  expect(sent.status).toBe(200);
  const asked = await engine.asked();
  asked.say(answer);
  asked.end();
  return { ...(await readAll(sent.response)), question: asked.question };
}
const remaining = async (token: string) => (await app.call('GET', '/api/chat/status', { token })).data.remaining;

it('一问一答：事件按约定，消息和标题留下，次数扣一次', async () => {
  const token = await newUser();
  const id = await newConversation(token);
  const before = Number(await remaining(token));
  const { response } = await send(token, id, { text: '我们符合高企吗', parentId: null });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
  const asked = await engine.asked();
  expect(asked.question).toMatchObject({ text: '我们符合高企吗', history: [], begun: null, isDeepThinking: false });
  asked.give({ type: 'step', step: { id: 's1', kind: 'search', state: 'done', title: '检索政策库', hits: 3 } });
  asked.give({ type: 'text', part: 'reasoning', text: '先看条件' });
  asked.say('符合');
  asked.give({
    type: 'citation',
    citation: { n: 1, source: 'facts', title: '资料', quote: '原文', check: 'verified' },
  });
  asked.say('[^1]。');
  asked.end();
  const { shown, events } = await readAll(response);
  expect(events.map(({ event }) => event.type)).toEqual([
    'run.started',
    'title',
    'step',
    'part.start',
    'part.delta',
    'part.end',
    'part.start',
    'part.delta',
    'citation',
    'part.delta',
    'part.end',
    'run.done',
  ]);
  expect(shown).toMatchObject({ answer: '符合[^1]。', reasoning: '先看条件', finishReason: 'stop' });
  const conversation = await get(token, id);
  expect(conversation).toMatchObject({ title: '我们符合高企吗', activeRun: null, hasOlder: false });
  expect(conversation.messages).toMatchObject([
    { role: 'user', text: '我们符合高企吗', parentId: null, state: 'done' },
    { role: 'assistant', text: '符合[^1]。', state: 'done', finishReason: 'stop', reasoning: '先看条件' },
  ]);
  expect(Number(await remaining(token))).toBe(before - 1);
});
