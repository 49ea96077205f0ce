import { ApiError, type ChatStreamEvent, type ErrorKind, type StreamEvent } from '@hengce/api';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAnswerMessage } from '../testing/chatFixtures';
import { sampleEvents } from '../testing/runFixtures';
import { createRun, type Run } from './createRun';

type Cut = { after: number; kind: ErrorKind | 'silent-end' };
const wire = (event: ChatStreamEvent, seq: number): StreamEvent => ({
  id: String(seq),
  event: event.type,
  data: JSON.stringify(event),
});

/** A server of one run: each connection is cut as told, the last one is not. */
function createServer(cuts: Cut[] = [], overlap = 0) {
  const opened: { after: number; signal: AbortSignal }[] = [];
  async function* events(after: number, signal: AbortSignal): AsyncGenerator<StreamEvent> {
    opened.push({ after, signal });
    const cut = cuts[opened.length - 1];
    const from = Math.max(0, after - overlap);
    for (let index = from; index < sampleEvents.length; index++) {
      if (cut && index >= after + cut.after) {
        if (cut.kind === 'silent-end') return;
        throw new ApiError({ kind: cut.kind, message: '断了' });
      }
      yield wire(sampleEvents[index] as ChatStreamEvent, index + 1);
    }
  }
  return {
    opened,
    send: (signal: AbortSignal) => events(0, signal),
    follow: (_: string, after: number, signal: AbortSignal) => events(after, signal),
  };
}

class Page extends EventTarget {
  hidden = false;
  isHidden = () => this.hidden;
}
let page: Page;
let run: Run | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
});
afterEach(() => {
  run?.close();
  run = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = (server: Pick<ReturnType<typeof createServer>, 'send' | 'follow'>, onEnd = vi.fn()) => {
  run = createRun({ ...server, onEnd, page });
  return { run, onEnd };
};

it('一条连接从头到尾：文字全在，结束只说一次', async () => {
  const { run, onEnd } = start(createServer());
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get()).toMatchObject({ connection: 'ended', state: { isDone: true } });
  expect(run.get().answer.getText()).toBe(sampleAnswerMessage.text);
  expect(run.get().answer.isDone()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('在哪里断、断几次、重放多少，结果都一样', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('network', 'server', 'silent-end')), {
        maxLength: 6,
      }),
      fc.nat({ max: 12 }),
      async (cuts, overlap) => {
        const server = createServer(
          cuts.map(([after, kind]) => ({ after, kind: kind as Cut['kind'] })),
          overlap,
        );
        const { run, onEnd } = start(server);
        await vi.advanceTimersByTimeAsync(120_000);
        expect(run.get().answer.getText()).toBe(sampleAnswerMessage.text);
        expect(run.get().state.message).toMatchObject({ state: 'done', text: sampleAnswerMessage.text });
        expect(onEnd).toHaveBeenCalledOnce();
        run.close();
      },
    ),
    { numRuns: 60 },
  );
});

it('没有run.done就结束的流不算完，接着要', async () => {
  const server = createServer([{ after: 10, kind: 'silent-end' }]);
  const { run } = start(server);
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().connection).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.opened[1]?.after).toBe(10);
  expect(run.get().connection).toBe('ended');
});

it('服务器没有收下的问题不自己再发，用户重试时用同一份', async () => {
  let isOpen = false;
  const server = createServer();
  const { run, onEnd } = start({
    ...server,
    send: (signal) => {
      if (!isOpen) throw new ApiError({ kind: 'rejected', message: '提问太频繁' });
      return server.send(signal);
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.get()).toMatchObject({ connection: 'refused', refusal: { message: '提问太频繁' } });
  expect(onEnd).not.toHaveBeenCalled();
  isOpen = true;
  run.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().connection).toBe('ended');
});

it('一再连不上就停下来等用户；网络回来时自己再试', async () => {
  const cuts = Array.from({ length: 6 }, (): Cut => ({ after: 0, kind: 'network' }));
  const server = createServer(cuts);
  const { run } = start(server);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.get().connection).toBe('lost');
  const tries = server.opened.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.opened).toHaveLength(tries);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().connection).toBe('ended');
});

it('过期的运行不再追：由存下的消息作准', async () => {
  const server = createServer([{ after: 5, kind: 'network' }]);
  const { run, onEnd } = start({
    ...server,
    follow: () => {
      throw new ApiError({ kind: 'rejected', message: '已过期', code: 410 });
    },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run.get().connection).toBe('ended');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('睡醒之后不信半开的连接', async () => {
  const server = createServer();
  let hangs = true;
  const { run } = start({
    ...server,
    async *send(signal) {
      yield wire(sampleEvents[0] as ChatStreamEvent, 1);
      if (hangs) await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().connection).toBe('live');
  hangs = false;
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().connection).toBe('ended');
  expect(run.get().answer.getText()).toBe(sampleAnswerMessage.text);
});

it('坏掉的一行不妨碍其余', async () => {
  const { run } = start({
    ...createServer(),
    async *send() {
      yield { id: '', event: 'x', data: '{坏' } as StreamEvent;
      for (const [index, event] of sampleEvents.entries()) yield wire(event, index + 1);
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(run.get().answer.getText()).toBe(sampleAnswerMessage.text);
});
