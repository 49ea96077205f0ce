import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sampleChunk, sampleLocal } from '../testing/localRecordings';
import { openChunkStore } from './chunkStore';
import type { Chunk } from './chunks';
import { createSender, type RecordingServer, type Sending } from './sender';

type Cut = 'none' | 'before' | 'after';

/** Server whose network is cut as `cuts` says: before a call arrives, or before its answer does. */
function cutServer(cuts: readonly Cut[]) {
  const kept: Chunk[] = [];
  const sealed: number[] = [];
  let calls = 0;
  const through = async (serve: () => void) => {
    const cut = cuts[calls++] ?? 'none';
    if (cut === 'before') throw new TypeError('cut');
    serve();
    if (cut === 'after') throw new TypeError('cut');
  };
  const server: RecordingServer = {
    async create() {
      await through(() => undefined);
      return 'mt000001';
    },
    async put(_, chunk) {
      await through(() => {
        if (!kept.some(({ seq }) => seq === chunk.seq)) kept.push(chunk);
      });
    },
    saveLevels: () => through(() => undefined),
    seal: (_, count) =>
      through(() => {
        sealed.push(count);
      }),
  };
  return { server, kept, sealed };
}

const started = async (server: RecordingServer, chunks: number) => {
  const store = openChunkStore(crypto.randomUUID());
  const recording = sampleLocal();
  await store.begin(recording);
  for (let seq = 0; seq < chunks; seq += 1) await store.add('rec', sampleChunk(seq));
  const said: Sending[] = [];
  let toldSealed: () => void;
  const isSealed = new Promise<void>((resolve) => {
    toldSealed = resolve;
  });
  const waits: number[] = [];
  const sender = createSender({
    ...{ recording, store, server },
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    onChange(sending) {
      said.push(sending);
      if (sending.state === 'sealed') toldSealed();
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { store, sender, said, waits, isSealed };
};

it('loses and doubles nothing however the network is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Cut>('none', 'before', 'after'), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      async (cuts, chunks) => {
        const { server, kept, sealed } = cutServer(cuts);
        const { store, sender, isSealed } = await started(server, chunks);
        sender.finish();
        await isSealed;
        expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: chunks }, (_, seq) => seq));
        expect(new Set(sealed)).toEqual(new Set([chunks]));
        expect(await store.recordings()).toEqual([]);
      },
    ),
    // Two hundred networks, each cut up to sixty times.
    { numRuns: 200 },
  );
});

it('waits longer after each failure, half a minute at most, and begins anew after a success', async () => {
  const { server } = cutServer([...Array<Cut>(7).fill('before'), 'none', 'none', 'before']);
  const { sender, said, waits } = await started(server, 2);
  sender.kick();
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ state: 'idle' }));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
});

it('keeps here what the server refuses, and says why', async () => {
  const { server } = cutServer([]);
  server.put = async () => {
    throw new RangeError('这场会议已删除');
  };
  const { store, sender, said } = await started(server, 2);
  sender.finish();
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ state: 'refused', reason: '这场会议已删除' }));
  expect(await store.progress('rec')).toMatchObject({ count: 2, waiting: 2 });
});

it('sends what is added while it sends', async () => {
  const { server, kept } = cutServer([]);
  const { store, sender, said } = await started(server, 1);
  sender.kick();
  await store.add('rec', sampleChunk(1));
  sender.kick();
  await vi.waitFor(() => expect(kept).toHaveLength(2));
  sender.finish();
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ state: 'sealed', meetingId: 'mt000001' }));
});

it('goes on after a restart with what was not confirmed', async () => {
  const { server, kept } = cutServer([]);
  const { store, sender, isSealed } = await started(server, 4);
  await store.update('rec', { meetingId: 'mt000001' });
  await store.markSent('rec', 0);
  await store.markSent('rec', 1);
  sender.finish();
  await isSealed;
  expect(kept.map(({ seq }) => seq)).toEqual([2, 3]);
});
