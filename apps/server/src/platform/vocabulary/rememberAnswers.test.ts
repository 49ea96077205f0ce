import { expect, it, vi } from 'vitest';
import { rememberAnswers } from './rememberAnswers';

it('问过的不再算，同时问的共用一份；依据变了重新算', async () => {
  const remembered = rememberAnswers<number>(2);
  const make = vi.fn(async () => make.mock.calls.length);
  const firms = {};
  expect(await Promise.all([remembered('a', [firms], make), remembered('a', [firms], make)])).toEqual([1, 1]);
  expect(await remembered('a', [{}], make)).toBe(2);
  expect(make).toHaveBeenCalledTimes(2);
});

it('只记最近的几份', async () => {
  const remembered = rememberAnswers<string>(2);
  const make = vi.fn(async () => 'x');
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await remembered(key, [], make);
  // b was the oldest when c came.
  expect(make).toHaveBeenCalledTimes(4);
});

it('失败的不留，也不带走后来的', async () => {
  const remembered = rememberAnswers<string>(2);
  let fail = (_reason: Error) => {};
  const first = remembered('a', [1], () => new Promise((_, reject) => (fail = reject)));
  const second = remembered('a', [2], async () => 'later');
  fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('later');
  const make = vi.fn(async () => 'again');
  expect(await remembered('a', [2], make)).toBe('later');
  expect(make).not.toHaveBeenCalled();
  await expect(remembered('b', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remembered('b', [], make)).toBe('again');
});
