import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerOf, type LlmScript, type LlmStep, startScriptedLlm } from '../../../test/scriptedLlm';
import type { LlmPiece } from '../ports';
import { createOpenaiLlm, type OpenaiLlmOptions } from './openaiLlm';
import { ThinkSplitter } from './thinkSplitter';

const key = 'sk-of-this-test';

async function setUp(script: LlmScript, options: Partial<OpenaiLlmOptions> = {}) {
  const server = await startScriptedLlm(script);
  onTestFinished(() => server.close());
  const llm = createOpenaiLlm({
    baseUrl: `${server.baseUrl}/`,
    apiKey: key,
    model: 'm-1',
    thinking: 'thinking',
    ...options,
  });
  const ask = async ({ isThinking = false, signal = new AbortController().signal } = {}) => {
    const pieces: LlmPiece[] = [];
    const failure: unknown = await (async () => {
      for await (const piece of llm.ask({ messages: [{ role: 'user', content: '问' }], isThinking, signal }))
        pieces.push(piece);
    })().then(
      () => null,
      (error: unknown) => error,
    );
    const textOf = (type: 'reasoning' | 'answer') =>
      pieces.map((piece) => (piece.type === type ? piece.text : '')).join('');
    return { pieces, failure, answer: textOf('answer'), reasoning: textOf('reasoning'), last: pieces.at(-1) };
  };
  return { server, llm, ask };
}

const steps = (...list: LlmStep[]): LlmScript => ({ steps: list });

it('流式回答：思考、正文、用量、结束，密钥只在请求头', async () => {
  const { server, ask } = await setUp(answerOf('按第七条办理。', { reasoning: '先看条件' }));
  const { pieces, answer, reasoning, failure, last } = await ask({ isThinking: true });
  expect(failure).toBeNull();
  expect({ answer, reasoning }).toEqual({ answer: '按第七条办理。', reasoning: '先看条件' });
  expect(pieces.find(({ type }) => type === 'usage')).toEqual({
    type: 'usage',
    prompt: 100,
    completion: 7,
    reasoning: 4,
  });
  expect(last).toEqual({ type: 'end', finishReason: 'stop' });
  const [call] = server.calls;
  expect(call?.authorization).toBe(`Bearer ${key}`);
  expect(JSON.stringify(call?.body)).not.toContain(key);
  expect(call?.body).toMatchObject({
    model: 'm-1',
    stream: true,
    stream_options: { include_usage: true },
    thinking: { type: 'enabled' },
  });
  expect(call?.body).not.toHaveProperty('tools');
});

it.each([
  ['thinking', false, {}],
  ['enable_thinking', false, { enable_thinking: false }],
  ['enable_thinking', true, { enable_thinking: true }],
  ['off', true, {}],
] as const)('深度思考的写法%s，%s', async (thinking, isThinking, wanted) => {
  const { server, ask, llm } = await setUp(answerOf('好'), { thinking });
  await ask({ isThinking });
  const body: Record<string, unknown> = server.calls[0]?.body ?? {};
  expect(Object.fromEntries(Object.entries(body).filter(([name]) => name.endsWith('thinking')))).toEqual(wanted);
  expect(llm.canThink).toBe(thinking !== 'off');
});

it('一块里两样都有时先给思考；也认reasoning', async () => {
  const { ask } = await setUp(
    steps(
      { reasoning: '想', answer: '答' },
      { chunk: { choices: [{ delta: { reasoning: '再想' } }] } },
      { finish: 'stop' },
      { done: true },
    ),
  );
  expect((await ask()).pieces.map((piece) => ('text' in piece ? `${piece.type}:${piece.text}` : piece.type))).toEqual([
    'reasoning:想',
    'answer:答',
    'reasoning:再想',
    'end',
  ]);
});

it('开始之前的保活注释是排队，之后的不是', async () => {
  const { ask } = await setUp(
    steps(
      { comment: 'keep-alive' },
      { comment: 'keep-alive' },
      { answer: '好' },
      { comment: 'keep-alive' },
      { done: true },
    ),
  );
  expect((await ask()).pieces.map(({ type }) => type)).toEqual(['queued', 'queued', 'answer', 'end']);
});

it('字节在字中间断开也读得对', async () => {
  const bytes = Buffer.from(
    `data: ${JSON.stringify({ choices: [{ delta: { content: '“研发”〔2026〕𠮷' } }] })}\r\n\r\ndata: [DONE]\n\n`,
  );
  const list = [...bytes].map((byte): LlmStep => ({ raw: Uint8Array.of(byte) }));
  const { ask } = await setUp(steps(...list));
  expect(await ask()).toMatchObject({ answer: '“研发”〔2026〕𠮷', failure: null });
});

describe('不成的回答', () => {
  it.each<[string, LlmScript, { code: string; isRetryable: boolean }]>([
    ['没有[DONE]', steps({ answer: '说到一半' }, { finish: 'stop' }), { code: 'interrupted', isRetryable: true }],
    ['连接断了', steps({ answer: '说到一半' }, { cut: true }), { code: 'interrupted', isRetryable: true }],
    ['空白', steps({ answer: ' \n' }, { finish: 'stop' }, { done: true }), { code: 'blank', isRetryable: true }],
    [
      '只有思考',
      steps({ reasoning: '想了' }, { finish: 'length' }, { done: true }),
      { code: 'blank', isRetryable: true },
    ],
    [
      '中途出错',
      steps({ answer: '说到一半' }, { chunk: { error: { message: key, code: 'server_error' } } }, { done: true }),
      { code: 'upstream', isRetryable: true },
    ],
    ['中途限流', steps({ chunk: { error: { code: 429 } } }), { code: 'busy', isRetryable: true }],
    [
      '资源不足',
      steps({ answer: '半' }, { finish: 'insufficient_system_resource' }),
      { code: 'busy', isRetryable: true },
    ],
    ['不是JSON', steps({ raw: 'data: {oops\n\n' }), { code: 'upstream', isRetryable: true }],
    ['429', { status: 429 }, { code: 'busy', isRetryable: true }],
    ['503', { status: 503 }, { code: 'busy', isRetryable: true }],
    ['500', { status: 500, body: key }, { code: 'upstream', isRetryable: true }],
    ['401', { status: 401, body: key }, { code: 'upstream', isRetryable: false }],
    ['402', { status: 402 }, { code: 'upstream', isRetryable: false }],
    ['400', { status: 400 }, { code: 'upstream', isRetryable: false }],
    [
      '不是流',
      { status: 200, body: '{"choices":[]}', headers: { 'content-type': 'application/json' } },
      { code: 'upstream', isRetryable: false },
    ],
    ['跳转', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { code: 'unreachable', isRetryable: true }],
  ])('%s', async (_, script, wanted) => {
    const { ask } = await setUp(script);
    const { failure, pieces } = await ask();
    expect(failure).toMatchObject({ name: 'LlmFailure', ...wanted });
    expect((failure as Error).message).not.toContain(key);
    expect(pieces.map(({ type }) => type)).not.toContain('end');
  });

  it('连不上', async () => {
    const { ask } = await setUp(answerOf('好'), { baseUrl: 'http://127.0.0.1:1/v1' });
    expect((await ask()).failure).toMatchObject({ code: 'unreachable', isRetryable: true });
  });

  it('断之前的文字都给出', async () => {
    const { ask } = await setUp(steps({ answer: '说到一半' }, { chunk: { error: {} } }));
    expect(await ask()).toMatchObject({ answer: '说到一半' });
  });
});

it('内容过滤与写满照实说', async () => {
  const filtered = await setUp(steps({ finish: 'content_filter' }, { done: true }));
  expect((await filtered.ask()).last).toEqual({ type: 'end', finishReason: 'content_filter' });
  const full = await setUp(steps({ answer: '很长' }, { finish: 'length' }, { done: true }));
  expect((await full.ask()).last).toEqual({ type: 'end', finishReason: 'length' });
});

it('太久没有一个字节才算超时；保活算字节', async () => {
  const waiting: { run: () => void; ms: number }[] = [];
  let begun = 0;
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ask } = await setUp(steps({ comment: 'keep-alive' }, { until }, { answer: '好' }, { done: true }), {
    schedule: (run, ms) => {
      begun += 1;
      const timer = { run, ms };
      waiting.push(timer);
      return () => void waiting.splice(waiting.indexOf(timer), 1);
    },
  });
  const asked = ask();
  // The first byte was a comment, and the clock began anew with it.
  await expect.poll(() => begun).toBe(2);
  expect(waiting.map(({ ms }) => ms)).toEqual([300_000]);
  waiting[0]?.run();
  expect((await asked).failure).toMatchObject({ code: 'timeout', isRetryable: true });
  expect(waiting).toEqual([]);
  release();
});

it('停止时向上游挂断', async () => {
  const { server, ask } = await setUp(steps({ answer: '好' }, { until: new Promise(() => {}) }));
  const stopping = new AbortController();
  const asked = ask({ signal: stopping.signal });
  await expect.poll(() => server.calls.length).toBe(1);
  stopping.abort(new Error('stopped'));
  expect((await asked).failure).toMatchObject({ message: 'stopped' });
  await expect.poll(() => server.calls[0]?.isAborted).toBe(true);
});

describe('开头的<think>', () => {
  const split = (chunks: readonly string[]) => {
    const splitter = new ThinkSplitter();
    const parts = [...chunks.map((chunk) => splitter.push(chunk)), splitter.finish()];
    return {
      reasoning: parts.map(({ reasoning }) => reasoning).join(''),
      answer: parts.map(({ answer }) => answer).join(''),
    };
  };

  it.each([
    ['<think>想</think>\n\n答', { reasoning: '想', answer: '答' }],
    ['\n<think>a<b</thin k></think>答</think>', { reasoning: 'a<b</thin k>', answer: '答</think>' }],
    ['答<think>不是</think>', { reasoning: '', answer: '答<think>不是</think>' }],
    ['<thin', { reasoning: '', answer: '<thin' }],
    ['<think>没有完', { reasoning: '没有完', answer: '' }],
  ])('%s，怎样切都一样', (text, wanted) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 40, maxLength: 40 }), (sizes) => {
        const chunks: string[] = [];
        let at = 0;
        for (const size of sizes) {
          chunks.push(text.slice(at, at + size));
          at += size;
        }
        expect(split(chunks)).toEqual(wanted);
      }),
    );
  });

  it('经过流也一样', async () => {
    const { ask } = await setUp(answerOf('<think>先想</think>\n后答', { size: 2 }), { thinking: 'tag' });
    expect(await ask()).toMatchObject({ reasoning: '先想', answer: '后答' });
  });
});
