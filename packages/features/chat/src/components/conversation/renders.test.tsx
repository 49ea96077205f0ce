// @vitest-environment happy-dom

import type { ChatMessage, ChatStreamEvent } from '@hengce/api';
import { getConversation } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { sampleAnswerMessage, sampleQuestion } from '../../testing/chatFixtures';
import { createChatServer } from '../../testing/chatHandlers';
import { startedEvent } from '../../testing/runFixtures';

/** What was rendered, by its name. */
const rendered = vi.hoisted((): string[] => []);

vi.mock('@hengce/ui', async (load) => {
  const ui = await load<typeof import('@hengce/ui')>();
  const counted = <Props extends object>(Component: ComponentType<Props>, nameOf: (props: Props) => string) =>
    function Counted(props: Props) {
      rendered.push(nameOf(props));
      return <Component {...props} />;
    };
  return {
    ...ui,
    UserMessage: counted(ui.UserMessage, ({ label }) => label),
    AssistantMessage: counted(ui.AssistantMessage, ({ label }) => label),
    Citation: counted(ui.Citation, ({ source }) => `引用${source.label}`),
    Composer: counted(ui.Composer, ({ label }) => label),
    SearchField: counted(ui.SearchField, ({ label }) => label),
  };
});

const server = setupServer();
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

const encoder = new TextEncoder();
/** A run that says what the test tells it to. */
function startRun() {
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const writer = line.writable.getWriter();
  let seq = 0;
  return {
    handler: mainHttp.post('/api/chat/conversations/{conversationId}/messages', ({ response }) =>
      response.untyped(new HttpResponse(line.readable, { headers: { 'content-type': 'text/event-stream' } })),
    ),
    async tell(...events: ChatStreamEvent[]) {
      for (const event of events) {
        seq += 1;
        await writer.write(encoder.encode(`id: ${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
      }
    },
  };
}

const [first, second] = sampleAnswerMessage.citations as [
  (typeof sampleAnswerMessage.citations)[number],
  (typeof sampleAnswerMessage.citations)[number],
];
const delta = (off: number, text: string): ChatStreamEvent => ({ type: 'part.delta', part: 'answer', off, text });
const plain: ChatMessage = { ...sampleAnswerMessage, text: '已经答过的。', citations: [], policies: [], figures: null };
const conversation = { ...getConversation, messages: [sampleQuestion, plain] };

it('回答里来一处引用，只画这条回答，它前面的引用、别的消息、输入区与对话记录都不重画', async () => {
  const run = startRun();
  server.use(run.handler, ...createChatServer({ conversation }).handlers);
  render(<ChatStoryHost initialPath="/DeepSeek?c=c0000001" />);
  await screen.findByText('已经答过的。');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: '提问' }), '再问一句{Enter}');
  await run.tell(
    startedEvent,
    { type: 'part.start', part: 'answer' },
    delta(0, '甲处有规定'),
    { type: 'citation', citation: first },
    delta(5, '[^1]。'),
  );
  await screen.findByRole('button', { name: /^引用1/ });
  const last = '助手回答4，共4';
  await waitFor(() => expect(rendered).toContain(last));

  rendered.length = 0;
  await run.tell({ type: 'citation', citation: second }, delta(10, '乙处也有[^2]。'));
  await screen.findByRole('button', { name: /^引用2/ });
  expect([...new Set(rendered)].sort()).toEqual([last, '引用2'].sort());
});

it('回答结束、存好以后，前面的消息换了页，也最多重画一次', async () => {
  const before = [sampleQuestion, plain].map((message) => ({ ...message, id: `old-${message.id}` }));
  const asked: ChatMessage = { ...sampleQuestion, id: 'q0000001', parentId: plain.id, text: '再问一句' };
  // Suggestions come with the record alone.
  const answered: ChatMessage = {
    ...plain,
    id: 'a0000001',
    parentId: 'q0000001',
    text: '又答了。',
    suggestions: ['接着问'],
  };
  let newest = [sampleQuestion, plain];
  let older = before;
  const run = startRun();
  server.use(
    run.handler,
    mainHttp.get('/api/chat/conversations/{conversationId}', ({ query, response }) => {
      const isOlder = query.get('before') !== null;
      // Anew for every reply, as they come off the line.
      return response(200).json(
        ok({ ...conversation, messages: structuredClone(isOlder ? older : newest), hasOlder: !isOlder }),
      );
    }),
    ...createChatServer({ conversation }).handlers,
  );
  render(<ChatStoryHost initialPath="/DeepSeek?c=c0000001" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '加载更早的消息' }));
  await screen.findByRole('article', { name: '助手回答4，共4' });
  await user.type(screen.getByRole('textbox', { name: '提问' }), '再问一句{Enter}');
  await run.tell(startedEvent, { type: 'part.start', part: 'answer' }, delta(0, answered.text));
  await screen.findByText('又答了。');

  rendered.length = 0;
  older = [...before, ...newest];
  newest = [asked, answered];
  await run.tell({ type: 'run.done', finishReason: 'stop', length: answered.text.length });
  await screen.findByRole('button', { name: '接着问' });
  expect(rendered.filter((name) => name === '助手回答2，共6')).toHaveLength(1);
  expect(rendered.filter((name) => name === '您的提问3，共6')).toHaveLength(1);
});
