import type { ChatStreamEvent } from '@hengce/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleEvents } from '../testing/runFixtures';
import { newRun, type RunState, reduceRun } from './runState';

type Numbered = readonly [seq: number, event: ChatStreamEvent];
const numbered: Numbered[] = sampleEvents.map((event, index) => [index + 1, event]);
const play = (events: readonly Numbered[], from: RunState = newRun()) =>
  events.reduce((state, [seq, event]) => reduceRun(state, event, seq), from);
const whole = play(numbered);

describe('reduceRun', () => {
  it('按事件还原整条回答', () => {
    expect(whole).toMatchObject({ isDone: true, hasGap: false, openPart: null, seq: numbered.length });
    expect(whole.message).toMatchObject({ state: 'done', finishReason: 'stop' });
    expect(whole.message.text).toContain('[^1]');
    expect(whole.message.reasoningMs).toBe(12_000);
    expect(whole.message.citations).toHaveLength(2);
  });

  it('在任意一处断开、从任意已有的一处重放，都得到同一条回答', () => {
    const place = fc.nat({ max: numbered.length });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 8 }), (breaks) => {
        let state = newRun();
        for (const [stop, back] of breaks) {
          // The server replays from a cursor at or before what the client has.
          const from = Math.max(0, state.seq - back);
          state = play(numbered.slice(from, Math.max(from, stop)), state);
        }
        expect(play(numbered.slice(state.seq), state)).toEqual(whole);
      }),
    );
  });

  it('同一段文字换一种切法、带着重叠再来，不重复也不丢', () => {
    const text = '按第七条分段计算，预计61.44万元😀。';
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))), (pieces) => {
        let state = newRun();
        let seq = 0;
        for (const [from, to] of pieces) {
          const before = state.message.text;
          const off = Math.min(from, before.length);
          state = reduceRun(state, { type: 'part.delta', part: 'answer', off, text: text.slice(off, to) }, ++seq);
          expect(text.startsWith(state.message.text)).toBe(true);
          expect(state.message.text.length).toBeGreaterThanOrEqual(before.length);
        }
      }),
    );
  });

  it('中间缺了一段就不再猜，等快照', () => {
    const gap = reduceRun(newRun(), { type: 'part.delta', part: 'answer', off: 4, text: '万元' }, 1);
    expect(gap).toMatchObject({ hasGap: true, seq: 0 });
    expect(gap.message.text).toBe('');
    const still = reduceRun(gap, { type: 'part.delta', part: 'answer', off: 0, text: '61' }, 2);
    expect(still.message.text).toBe('');
    const message = { ...gap.message, text: '61.44万元' };
    const whole = reduceRun(gap, { type: 'snapshot', message, openPart: 'answer' }, 9);
    expect(whole).toMatchObject({ hasGap: false, seq: 9, openPart: 'answer', message: { text: '61.44万元' } });
  });

  it('结束时说的长度比手里的长，就是丢了字', () => {
    const done: ChatStreamEvent = { type: 'run.done', finishReason: 'stop', length: 5 };
    expect(reduceRun(newRun(), done, 1)).toMatchObject({ isDone: true, hasGap: true });
  });

  it.each([
    ['cancelled', 'stopped'],
    ['error', 'failed'],
    ['busy', 'failed'],
    ['interrupted', 'interrupted'],
    ['length', 'done'],
  ] as const)('以%s结束：%s，已有的文字留着', (finishReason, state) => {
    const begun = reduceRun(newRun(), { type: 'part.delta', part: 'answer', off: 0, text: '预计' }, 1);
    const ended = reduceRun(begun, { type: 'run.done', finishReason, length: 2 }, 2);
    expect(ended.message).toMatchObject({ state, text: '预计', finishReason });
  });

  it('没见过的事件与心跳不改变什么', () => {
    expect(reduceRun(whole, { type: 'ping', t: '2026-11-20T02:24:00.000Z' }, 0)).toBe(whole);
    const strange = { type: 'mood', value: 1 } as unknown as ChatStreamEvent;
    expect(reduceRun(newRun(), strange, 1)).toMatchObject({ seq: 1, isDone: false });
  });
});
