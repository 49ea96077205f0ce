import { type ChatStreamEvent, createApi, streamEvents } from '@hengce/api';
import { expect, it } from 'vitest';
import { sampleAnswerMessage } from '../testing/chatFixtures';
import { sampleEvents } from '../testing/runFixtures';
import { newRun, type RunState, reduceRun } from './runState';

const wire = new TextEncoder().encode(
  sampleEvents
    .map((event, index) => `id: ${index + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join(''),
);

/** What a client makes of the first bytes of a recorded stream. */
async function readUpTo(bytes: number): Promise<RunState> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(wire.slice(0, bytes));
      controller.close();
    },
  });
  const api = createApi({
    main: { baseUrl: 'http://main.test', getToken: () => null },
    notes: { baseUrl: 'http://notes.test', getToken: () => null },
    fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  });
  const params = { path: { runId: 'r0000001' } };
  let state = newRun();
  const sent = api.main.GET('/api/chat/runs/{runId}/events', { params, parseAs: 'stream' });
  for await (const { id, data } of streamEvents(sent))
    state = reduceRun(state, JSON.parse(data) as ChatStreamEvent, Number(id));
  return state;
}

it('录下的流在每个字节处切断：没有异常，前面的都在，接上后一字不差', async () => {
  let shorter = 0;
  for (let cut = 0; cut <= wire.length; cut += Math.max(1, Math.floor(wire.length / 5000))) {
    const state = await readUpTo(cut);
    expect(sampleAnswerMessage.text.startsWith(state.message.text)).toBe(true);
    expect(state.hasGap).toBe(false);
    expect(state.message.text.length).toBeGreaterThanOrEqual(shorter);
    shorter = state.message.text.length;
    expect(state.isDone).toBe(cut === wire.length);
    const whole = sampleEvents
      .slice(state.seq)
      .reduce((before, event, index) => reduceRun(before, event, state.seq + index + 1), state);
    expect(whole.message.text).toBe(sampleAnswerMessage.text);
  }
}, 60_000);
