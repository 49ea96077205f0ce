import { ApiError, type ErrorKind } from '@hengce/api';
import { expect, it, vi } from 'vitest';
import { createModuleUse } from './moduleUse';

const fail = (kind: ErrorKind, message = 'M') => Promise.reject(new ApiError({ kind, message }));

function setup() {
  let made = 0;
  const use = vi.fn<(module: string, key: string) => Promise<unknown>>(async () => ({ used: 1, limit: 30 }));
  return { use, uses: createModuleUse({ use, makeKey: () => `key-${++made}` }) };
}

it('200 allows, with the key that the action sends too', async () => {
  const { use, uses } = setup();
  await expect(uses.reserve('match')).resolves.toBe('key-1');
  await expect(uses.reserve('match')).resolves.toBe('key-2');
  expect(use.mock.calls).toEqual([
    ['match', 'key-1'],
    ['match', 'key-2'],
  ]);
  expect(uses.get()).toBeNull();
});

it('1010 says so and allows nothing; closing it leaves everything as it was', async () => {
  const { use, uses } = setup();
  const listener = vi.fn();
  uses.subscribe(listener);
  use.mockImplementationOnce(() => fail('quota-exhausted', '智能校对的试用次数已用完'));
  await expect(uses.reserve('proofreading', { kept: '当前文稿已保存。' })).resolves.toBeNull();
  expect(uses.get()).toEqual({ module: 'proofreading', message: '智能校对的试用次数已用完', kept: '当前文稿已保存。' });
  uses.close();
  expect([uses.get(), listener.mock.calls.length]).toEqual([null, 2]);
  await expect(uses.reserve('proofreading')).resolves.toBe('key-2');
});

it('a double click asks once', async () => {
  const { use, uses } = setup();
  const keys = await Promise.all([uses.reserve('match'), uses.reserve('match'), uses.reserve('ppt')]);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  expect(use).toHaveBeenCalledTimes(2);
});

it.each(['network', 'timeout', 'server', 'protocol'] as const)(
  'an answer that was lost (%s) is the same charge when it is tried again',
  async (kind) => {
    const { use, uses } = setup();
    use.mockImplementationOnce(() => fail(kind));
    await expect(uses.reserve('match')).rejects.toMatchObject({ kind });
    await expect(uses.reserve('match')).resolves.toBe('key-1');
    await expect(uses.reserve('match')).resolves.toBe('key-2');
  },
);

it.each(['rejected', 'session-expired'] as const)('%s is the caller’s to show', async (kind) => {
  const { use, uses } = setup();
  use.mockImplementationOnce(() => fail(kind));
  await expect(uses.reserve('match')).rejects.toMatchObject({ kind });
  expect(uses.get()).toBeNull();
});
