import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Capture, TakeEvents } from './capture';
import { CaptureError } from './capture';
import { openChunkStore } from './chunkStore';
import { createRecorder } from './createRecorder';
import type { RecordingServer } from './sender';

/** Recorder over a microphone that the test speaks into; a message is 100 ms of sound. */
function recorder({
  opens,
  isElsewhere = false,
  free = 1e9,
}: {
  opens?: Capture['open'];
  isElsewhere?: boolean;
  free?: number;
} = {}) {
  let events: TakeEvents | undefined;
  let ms = Date.parse('2026-11-20T02:00:00.000Z');
  const release = vi.fn();
  const close = vi.fn();
  const store = openChunkStore(crypto.randomUUID());
  const sealed: Parameters<RecordingServer['seal']>[] = [];
  const recorded: number[] = [];
  const server: RecordingServer = {
    create: async () => 'mt000001',
    put: async (_, { seq }) => void recorded.push(seq),
    saveLevels: async () => undefined,
    seal: async (...call) => void sealed.push(call),
  };
  const capture: Capture = {
    canShareTab: true,
    mayBeSuspended: false,
    microphones: async () => [{ id: 'usb', label: 'USB麦克风' }],
    onMicrophones: () => () => undefined,
    open:
      opens ??
      (async (_, given) => {
        events = given;
        return {
          ...{ mimeType: 'audio/webm;codecs=opus', deviceId: 'usb' },
          ...{ start() {}, pause() {}, resume() {}, use: async () => given.onDevice(true) },
          stop: async () => given.onChunk(new Blob(['last']), 0),
          close,
        };
      }),
  };
  const made = createRecorder({
    device: {
      ...{ capture, store },
      claim: async () => (isElsewhere ? null : release),
      isClaimed: async () => isElsewhere,
      keepAwake: () => () => undefined,
      freeBytes: async () => free,
    },
    ...{ server, refusalOf: () => null, wait: async () => undefined },
    newId: () => 'rec',
    now: () => new Date(ms),
  });
  return {
    recorder: made,
    ...{ store, sealed, recorded, release, close },
    /** Hears a level for some time. */
    hear(level: number, seconds: number) {
      for (let n = 0; n < seconds * 10; n += 1) {
        ms += 100;
        events?.onLevels(Array(5).fill(level));
      }
    },
    chunk: () => events?.onChunk(new Blob(['sound']), 0),
    lose: () => events?.onDevice(false),
    sleep: (seconds: number) => {
      ms += seconds * 1000;
    },
  };
}
const begin = { title: '例会', owner: '13800138000', notice: '已告知全体参会人' };

it('records, writes each second down, pauses without counting, and seals with the gaps marked', async () => {
  const { recorder: it, hear, chunk, sleep, store, sealed, recorded, release, close } = recorder();
  await it.open({ withTab: false });
  await it.begin(begin);
  hear(0.1, 1);
  chunk();
  await vi.waitFor(async () => expect(it.state().progress).toMatchObject({ count: 1, waiting: 0, savedMs: 1000 }));
  it.pause();
  hear(0.1, 4);
  it.resume();
  hear(0.1, 2);
  sleep(8);
  hear(0.1, 1);
  expect(it.state().elapsedMs).toBe(4000);
  await it.end();
  await vi.waitFor(() => expect(it.state()).toMatchObject({ phase: 'sealed', sending: { meetingId: 'mt000001' } }));
  expect(recorded).toEqual([0, 1]);
  expect(sealed).toEqual([
    [
      'mt000001',
      2,
      [
        { kind: 'pause', atMs: 1000, lastsMs: 4000 },
        { kind: 'interrupted', atMs: 3000, lastsMs: 8000 },
      ],
    ],
  ]);
  expect(await store.recordings()).toEqual([]);
  expect(release).toHaveBeenCalledOnce();
  // A microphone that is closed twice is an error of the page.
  it.watch()();
  expect(close).toHaveBeenCalledOnce();
});

it('says that nothing is heard after five seconds, until something is', async () => {
  const { recorder: it, hear } = recorder();
  await it.open({ withTab: false });
  await it.begin(begin);
  hear(0.001, 4.9);
  expect(it.state().sound.quietMs).toBe(4900);
  hear(0.1, 0.1);
  expect(it.state().sound.quietMs).toBe(0);
});

it('marks how long the microphone was away', async () => {
  const { recorder: it, hear, lose, sleep, store } = recorder();
  await it.open({ withTab: false });
  await it.begin(begin);
  hear(0.1, 1);
  lose();
  expect(it.state().isDeviceLost).toBe(true);
  sleep(20);
  await it.use('usb');
  expect(it.state().isDeviceLost).toBe(false);
  hear(0.1, 1);
  expect((await store.recordings())[0]?.marks).toEqual([{ kind: 'deviceLost', atMs: 1000, lastsMs: 20_000 }]);
});

it('says why there is no sound to record', async () => {
  const { recorder: it } = recorder({
    opens: async () => {
      throw new CaptureError('denied');
    },
  });
  await it.open({ withTab: false });
  expect(it.state()).toMatchObject({ phase: 'off', problem: 'denied' });
});

it('does not record beside another tab', async () => {
  const { recorder: it, store } = recorder({ isElsewhere: true });
  await it.open({ withTab: false });
  await it.begin(begin);
  expect(it.state()).toMatchObject({ phase: 'ready', isElsewhere: true });
  expect(await store.recordings()).toEqual([]);
});

it.each([
  [40_000_000, 'low', 72],
  [5_000_000, 'low', 9],
  [400_000_000, 'enough', 720],
] as const)('says early for how long there is room: %i bytes', async (free, storage, roomMinutes) => {
  const { recorder: it } = recorder({ free });
  await it.open({ withTab: false });
  expect(it.state()).toMatchObject({ storage, roomMinutes });
});

it('keeps in memory what the disk does not take, and writes it later', async () => {
  const { recorder: it, hear, chunk, store } = recorder();
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const add = vi.spyOn(store, 'add').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await it.open({ withTab: false });
  await it.begin(begin);
  hear(0.1, 1);
  chunk();
  await vi.waitFor(() => expect(it.state().storage).toBe('full'));
  hear(0.1, 1);
  chunk();
  await vi.waitFor(() => expect(it.state()).toMatchObject({ storage: 'low', progress: { count: 2, savedMs: 2000 } }));
  expect(add.mock.calls.map(([, { seq }]) => seq)).toEqual([0, 0, 1]);
  error.mockRestore();
});
