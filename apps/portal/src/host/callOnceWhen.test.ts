import { expect, it, vi } from 'vitest';
import { createSessionStore, sessionKeys } from '../session/sessionStore';
import { createStorage } from '../session/storage';
import { callOnceWhen } from './callOnceWhen';

function signInWith(setItem: (key: string, value: string) => void) {
  const map = new Map<string, string>();
  const storage = createStorage(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => {
          setItem(key, value);
          map.set(key, value);
        },
        removeItem: (key: string) => void map.delete(key),
      }) as Storage,
  );
  const session = createSessionStore(storage, new EventTarget());
  const tell = vi.fn();
  callOnceWhen(session, () => session.get().current !== null && !storage.isLasting(sessionKeys.token), tell);
  for (const token of ['T1', 'T2']) session.start({ token, phone: '13800138000' });
  return { session, tell };
}

it.each(['SecurityError', 'QuotaExceededError'])('says once that a session will not last, and works on: %s', (name) => {
  const { session, tell } = signInWith(() => {
    throw new DOMException('no', name);
  });
  expect(tell).toHaveBeenCalledOnce();
  expect(session.get().current?.token).toBe('T2');
});

it('says nothing where the browser keeps it', () => {
  expect(signInWith(() => undefined).tell).not.toHaveBeenCalled();
});
