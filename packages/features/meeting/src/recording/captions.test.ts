import { expect, it, vi } from 'vitest';
import { sampleLocal } from '../testing/localRecordings';
import { captioned } from './captioned';
import { type Captions, createCaptions, type SendSound } from './captions';
import type { Take, TakeEvents } from './capture';

const second = () => new Int16Array(16_000);
const segment = (id: string) => ({ id, startMs: 0, endMs: 900, text: id, source: 'recognised' as const });
/** @param total how many sentences the server has, these the last of them */
const heard = (sentences: string[] = [], partial = '', total = sentences.length) => ({
  ...{ state: 'listening' as const, total, partial },
  sentences: sentences.map(segment),
});

function set(send: SendSound, isRefused = false, wait = async () => {}) {
  const captions = createCaptions({ send, refusalOf: () => (isRefused ? 'refused' : null), wait });
  captions.turn(true);
  captions.begin();
  return captions;
}

it('声音一段接一段送去，答复没到时合在一起；句子接着数', async () => {
  const sent: [number, number, number][] = [];
  const replies: ((value: ReturnType<typeof heard>) => void)[] = [];
  const captions = set((_, { atMs, after }, samples) => {
    sent.push([atMs, after, samples.length]);
    return new Promise((resolve) => replies.push(resolve));
  });
  captions.push(second());
  expect(sent).toEqual([]);
  captions.recordTo('m1');
  captions.push(second());
  captions.push(second());
  replies[0]?.(heard(['甲'], '乙'));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      [0, 0, 16_000],
      [1_000, 1, 32_000],
    ]),
  );
  expect(captions.read()).toMatchObject({ state: 'listening', partial: '乙', sentences: [{ text: '甲' }] });
  captions.rest();
  replies[1]?.(heard(['乙'], '', 2));
  await vi.waitFor(() => expect(sent.at(-1)).toEqual([3_000, 2, 0]));
});

it('送不到就留着再送，多于十秒的丢掉最早的；录音不受影响', async () => {
  const sent: [number, number][] = [];
  let isAway = true;
  let goOn = () => {};
  const waiting = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  const sendSound: SendSound = async (_, { atMs }, samples) => {
    if (isAway) throw new Error('away');
    sent.push([atMs, samples.length]);
    return heard();
  };
  const captions = set(sendSound, false, waiting);
  captions.recordTo('m1');
  for (let n = 0; n < 15; n += 1) captions.push(second());
  await vi.waitFor(() => expect(captions.read().state).toBe('reconnecting'));
  isAway = false;
  goOn();
  await vi.waitFor(() => expect(captions.read().state).toBe('listening'));
  expect(sent[0]).toEqual([5_000, 160_000]);
});

it('录音时才听：暂停与结束时要最后几句，继续时接着听', async () => {
  const calls: string[] = [];
  const captions: Captions = {
    ...{ read: () => ({ state: 'listening', sentences: [], partial: '' }), subscribe: () => () => undefined },
    turn: () => undefined,
    begin: () => calls.push('begin'),
    recordTo: (id) => calls.push(`to ${id}`),
    push: () => calls.push('push'),
    rest: () => calls.push('rest'),
  };
  let hear: TakeEvents['onSamples'];
  const take: Take = {
    ...{ mimeType: 'audio/webm', deviceId: 'usb', use: async () => undefined, stop: async () => undefined },
    ...{ start() {}, pause() {}, resume() {}, close() {} },
  };
  const capture = {
    ...{ canShareTab: true, mayBeSuspended: false, microphones: async () => [], onMicrophones: () => () => undefined },
    async open(_: unknown, { onSamples }: TakeEvents) {
      hear = onSamples;
      return take;
    },
  };
  const server = { create: async () => 'm1', put: async () => {}, saveLevels: async () => {}, seal: async () => {} };
  const made = captioned(capture, server, captions);
  const events = { onLevels() {}, onChunk() {}, onDevice() {} };
  const opened = await made.capture.open({ withTab: false }, events);
  hear?.(second());
  opened.start();
  await made.server.create(sampleLocal());
  hear?.(second());
  opened.pause();
  hear?.(second());
  opened.resume();
  hear?.(second());
  await opened.stop();
  opened.close();
  expect(calls).toEqual(['begin', 'to m1', 'push', 'rest', 'push', 'rest']);
});

it('服务端不收就不再送；没有识别服务什么都不送', async () => {
  const send = vi.fn<SendSound>(() => Promise.reject(new Error('no')));
  const captions = set(send, true);
  captions.recordTo('m1');
  captions.push(second());
  await vi.waitFor(() => expect(captions.read().state).toBe('refused'));
  captions.push(second());
  captions.rest();
  const off = createCaptions({ send, refusalOf: () => null, wait: async () => {} });
  off.recordTo('m1');
  off.push(second());
  off.rest();
  expect(send).toHaveBeenCalledTimes(1);
  expect(off.read().state).toBe('off');
});

it('暂停久了，服务端从头数起：新的句子接在后面', async () => {
  const replies = [heard(['甲', '乙']), heard([]), heard(['丙'])];
  const asked: number[] = [];
  const captions = set(async (_, { after }) => {
    asked.push(after);
    return replies[asked.length - 1] ?? heard();
  });
  captions.recordTo('m1');
  for (const n of [1, 2, 3]) {
    captions.push(second());
    await vi.waitFor(() => expect(asked).toHaveLength(n));
  }
  await vi.waitFor(() => expect(captions.read().sentences.map(({ text }) => text)).toEqual(['甲', '乙', '丙']));
  expect(asked).toEqual([0, 2, 0]);
});

it('上一场的答复不进下一场；离开页面以后不再送', async () => {
  let answer = (_: ReturnType<typeof heard>) => {};
  const send = vi.fn<SendSound>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const captions = set(send);
  captions.recordTo('m1');
  captions.push(second());
  captions.begin();
  captions.recordTo('m2');
  captions.push(second());
  answer(heard(['上一场']));
  await vi.waitFor(() => expect(send.mock.calls.map(([id]) => id)).toEqual(['m1', 'm2']));
  captions.turn(false);
  answer(heard(['迟到']));
  await send.mock.results[1]?.value;
  captions.push(second());
  expect(send).toHaveBeenCalledTimes(2);
  expect(captions.read()).toMatchObject({ state: 'off', sentences: [] });
});
