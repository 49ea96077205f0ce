import { clear, createStore, del, get, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftsOf, forgetDrafts } from './drafts';

vi.mock('idb-keyval');
const kept = new Map<unknown, unknown>();
let isFull = false;
beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.mocked(createStore).mockReturnValue(vi.fn());
  vi.mocked(get).mockImplementation(async (key) => kept.get(key) as never);
  vi.mocked(set).mockImplementation(async (key, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  });
  vi.mocked(del).mockImplementation(async (key) => void kept.delete(key));
  vi.mocked(clear).mockResolvedValue();
});

it('what the full storage does not take stays with the page and is told once', async () => {
  const onRefused = vi.fn();
  const drafts = draftsOf('1', onRefused);
  await drafts.write('a', 'first');
  isFull = true;
  await drafts.write('a', 'second');
  await drafts.write('b', 'third');
  expect([await drafts.read('a'), await drafts.read('b')]).toEqual(['second', 'third']);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(await draftsOf('2', onRefused).read('a')).toBeNull();
  isFull = false;
  await drafts.write('a', 'fourth');
  expect([await drafts.read('a'), kept.get('1 a')]).toEqual(['fourth', 'fourth']);
});

it('nothing is left for the next to sign in', async () => {
  isFull = true;
  const drafts = draftsOf('1', () => undefined);
  await drafts.write('a', 'words');
  await forgetDrafts();
  expect(await drafts.read('a')).toBeNull();
});
