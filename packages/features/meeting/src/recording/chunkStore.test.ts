import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { sampleChunk, sampleLocal } from '../testing/localRecordings';
import { openChunkStore } from './chunkStore';

const opened = () => openChunkStore(crypto.randomUUID());

it('keeps recordings and chunks over a restart, and says how far it is', async () => {
  const name = crypto.randomUUID();
  const before = openChunkStore(name);
  await before.begin(sampleLocal());
  for (const seq of [0, 1, 2]) await before.add('rec', sampleChunk(seq));
  await before.markSent('rec', 0);
  const after = openChunkStore(name);
  expect((await after.recordings()).map(({ id }) => id)).toEqual(['rec']);
  expect(await after.progress('rec')).toEqual({ count: 3, waiting: 2, recordedMs: 3000, savedMs: 1000 });
  expect(await after.nextUnsent('rec')).toEqual(sampleChunk(1));
  expect([...(await after.levels('rec'))]).toEqual([0, 0, 1, 1, 2, 2]);
});

it('counts as safe only what has no gap before it', async () => {
  const store = opened();
  for (const seq of [0, 1, 2]) await store.add('rec', sampleChunk(seq));
  await store.markSent('rec', 2);
  expect(await store.progress('rec')).toMatchObject({ waiting: 2, savedMs: 0 });
});

it('brings the first chunk of a part from its copy when it is lost', async () => {
  const name = crypto.randomUUID();
  const store = openChunkStore(name);
  await store.add('rec', sampleChunk(0));
  await new Promise<void>((resolve, reject) => {
    const open = indexedDB.open(name);
    open.onsuccess = () => {
      const write = open.result.transaction('chunks', 'readwrite');
      write.objectStore('chunks').clear();
      write.oncomplete = () => resolve();
      write.onerror = () => reject(write.error);
    };
  });
  expect(await store.nextUnsent('rec')).toEqual(sampleChunk(0));
});

it('forgets one recording and keeps the others', async () => {
  const store = opened();
  await store.begin(sampleLocal());
  await store.begin(sampleLocal({ id: 'other' }));
  await store.add('rec', sampleChunk(0));
  await store.add('other', sampleChunk(0));
  await store.remove('rec');
  expect((await store.recordings()).map(({ id }) => id)).toEqual(['other']);
  expect(await store.progress('rec')).toMatchObject({ count: 0 });
  expect(await store.progress('other')).toMatchObject({ count: 1 });
});

it('does not bring a forgotten recording back by a late change', async () => {
  const store = opened();
  await store.update('rec', { meetingId: 'mt000001' });
  expect(await store.recordings()).toEqual([]);
});
