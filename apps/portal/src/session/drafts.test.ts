import { beforeEach, expect, it, vi } from 'vitest';
import { draftsOf, forgetDrafts } from './drafts';

const disk = vi.hoisted(() => ({ kept: new Map<unknown, unknown>(), isFull: false, commits: 0 }));
vi.mock('idb-keyval', () => {
  const objects = {
    put(value: unknown, key: unknown) {
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      disk.kept.set(key, value);
    },
    transaction: {
      commit() {
        disk.commits += 1;
      },
    },
  };
  return {
    createStore: () => async (_mode: string, use: (objects: object) => unknown) => use(objects),
    promisifyRequest: async () => undefined,
    get: async (key: unknown) => disk.kept.get(key),
    del: async (key: unknown) => void disk.kept.delete(key),
    clear: async () => disk.kept.clear(),
  };
});
beforeEach(() => {
  disk.kept.clear();
  disk.isFull = false;
});

it('commits at once, before the page may be gone', async () => {
  const before = disk.commits;
  await draftsOf('1', () => undefined).write('a', 'words');
  expect(disk.commits).toBe(before + 1);
});

it('what the full storage does not take stays with the page and is told once', async () => {
  const onRefused = vi.fn();
  const drafts = draftsOf('1', onRefused);
  await drafts.write('a', 'first');
  disk.isFull = true;
  await drafts.write('a', 'second');
  await drafts.write('b', 'third');
  expect([await drafts.read('a'), await drafts.read('b')]).toEqual(['second', 'third']);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(await draftsOf('2', onRefused).read('a')).toBeNull();
  disk.isFull = false;
  await drafts.write('a', 'fourth');
  expect([await drafts.read('a'), disk.kept.get('1 a')]).toEqual(['fourth', 'fourth']);
});

it('nothing is left for the next to sign in', async () => {
  disk.isFull = true;
  const drafts = draftsOf('1', () => undefined);
  await drafts.write('a', 'words');
  await forgetDrafts();
  expect(await drafts.read('a')).toBeNull();
});
