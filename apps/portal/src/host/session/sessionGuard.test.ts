import { ApiError, type ErrorKind } from '@hengce/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../session/sessionStore';
import { createStorage } from '../../session/storage';
import { createSessionGuard } from './sessionGuard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(isOnLogin = false) {
  const map = new Map<string, string>([['token', 'T1']]);
  const storage = createStorage(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
      }) as Storage,
  );
  const session = createSessionStore(storage, new EventTarget());
  const announce = vi.fn();
  const guard = createSessionGuard({ session, isOnLogin: () => isOnLogin, announce });
  return {
    session,
    announce,
    fail: (kind: ErrorKind, operation?: string) => guard(new ApiError({ kind, message: 'M', operation })),
  };
}

it('says it once for many replies, and ends the session 100 ms later', () => {
  const { session, announce, fail } = setup();
  fail('session-expired');
  fail('session-expired');
  expect(announce.mock.calls).toEqual([['登录状态失效，请重新登录']]);
  vi.advanceTimersByTime(99);
  expect(session.get().current).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(session.get()).toEqual({ current: null, endedBy: 'expired' });
  fail('session-expired');
  expect(announce).toHaveBeenCalledTimes(1);
});

it('says it again when the next session ends', () => {
  const { session, announce, fail } = setup();
  fail('session-expired');
  vi.advanceTimersByTime(100);
  session.start({ token: 'T2', phone: '13800138000' });
  fail('session-expired');
  expect(announce).toHaveBeenCalledTimes(2);
});

it('leaves a session alone that began meanwhile', () => {
  const { session, fail } = setup();
  fail('session-expired');
  session.start({ token: 'T2', phone: '13800138000' });
  vi.advanceTimersByTime(100);
  expect(session.get().current?.token).toBe('T2');
});

it('only passes the reply on when the user is on sign-in', () => {
  const { session, announce, fail } = setup(true);
  fail('session-expired');
  vi.advanceTimersByTime(100);
  expect(announce).not.toHaveBeenCalled();
  expect(session.get().current).not.toBeNull();
});

it.each(['rejected', 'server', 'network', 'quota-exhausted'] as const)('does nothing about %s', (kind) => {
  const { session, announce, fail } = setup();
  fail(kind);
  vi.advanceTimersByTime(100);
  expect(announce).not.toHaveBeenCalled();
  expect(session.get().current).not.toBeNull();
});

it.each(['POST /api/sso/user/getToken', 'GET /api/think/organization/list/personal'])(
  'leaves the 401 of the notes API to single sign-on: %s',
  (operation) => {
    const { session, announce, fail } = setup();
    fail('session-expired', operation);
    vi.advanceTimersByTime(100);
    expect(announce).not.toHaveBeenCalled();
    expect(session.get().current).not.toBeNull();
  },
);
