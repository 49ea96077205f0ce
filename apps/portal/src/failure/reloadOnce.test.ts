import { expect, it } from 'vitest';
import { createStorage } from '../session/storage';
import { mayReload } from './reloadOnce';

const tab = () => {
  const map = new Map<string, string>();
  return createStorage(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
      }) as Storage,
  );
};

it('reloads once per build', () => {
  const store = tab();
  expect([mayReload(store, 'a'), mayReload(store, 'a'), mayReload(store, 'b'), mayReload(store, 'b')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('never reloads where the browser refuses to remember it', () => {
  const store = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(mayReload(store, 'a')).toBe(false);
});
