import { sampleUser } from '@hengce/account/testing';
import { ApiError, type ErrorKind, type UserInfo } from '@hengce/api';
import { expect, it, vi } from 'vitest';
import { createSessionStore } from '../../session/sessionStore';
import { createStorage } from '../../session/storage';
import { createSignIns } from './signIns';

const other = '13900139001';

function setup(current?: { token: string; phone: string }) {
  const storage = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const session = createSessionStore(storage, new EventTarget());
  if (current) session.start(current);
  const verify = vi.fn<(token: string) => Promise<UserInfo>>(async () => sampleUser);
  const onRefused = vi.fn();
  return { session, verify, onRefused, signIns: createSignIns({ session, verify, onRefused }) };
}
const failing = (kind: ErrorKind) => () => Promise.reject(new ApiError({ kind, message: 'M' }));

it('signs in with the token of the address once it is verified, and not before', async () => {
  const { session, signIns, verify } = setup();
  const taking = signIns.takeToken('T-address');
  expect(signIns.get()).toEqual({ step: 'checking' });
  expect(session.get().current).toBeNull();
  await taking;
  expect(verify.mock.calls).toEqual([['T-address']]);
  expect(session.get().current).toMatchObject({ token: 'T-address', user: { phone: '13800138000', name: '林知夏' } });
  expect(signIns.get()).toEqual({ step: 'none' });
});

it('renews the session of the same user without asking', async () => {
  const { session, signIns } = setup({ token: 'T1', phone: '13800138000' });
  await signIns.takeToken('T2');
  expect(session.get().current?.token).toBe('T2');
});

it('does not ask the server about the token that is in use', async () => {
  const { signIns, verify } = setup({ token: 'T1', phone: '13800138000' });
  await signIns.takeToken('T1');
  expect(verify).not.toHaveBeenCalled();
});

it('asks before it replaces the session of another user, and keeps it when told so', async () => {
  const { session, signIns } = setup({ token: 'T1', phone: other });
  await signIns.takeToken('T2');
  expect(signIns.get()).toEqual({ step: 'asking', offered: { token: 'T2', phone: '13800138000' } });
  expect(session.get().current?.token).toBe('T1');
  signIns.keep();
  expect([signIns.get().step, session.get().current?.token]).toEqual(['none', 'T1']);
});

it('switches when told so', async () => {
  const { session, signIns } = setup({ token: 'T1', phone: other });
  await signIns.takeToken('T2');
  signIns.switchOver();
  expect([signIns.get().step, session.get().current]).toMatchObject([
    'none',
    { token: 'T2', user: { phone: '13800138000' } },
  ]);
});

it('asks as well when it is not known who is signed in', async () => {
  const { signIns } = setup({ token: 'T1', phone: '' });
  await signIns.takeToken('T2');
  expect(signIns.get().step).toBe('asking');
});

it('stops asking when the server says that it is the same user', async () => {
  const { session, signIns } = setup({ token: 'T1', phone: '' });
  await signIns.takeToken('T2');
  session.rememberUser({ phone: '13800138000', name: '林知夏' });
  expect([signIns.get().step, session.get().current?.token]).toEqual(['none', 'T2']);
});

it('treats a one-time code like a token: it asks before it replaces another user', () => {
  const { session, signIns } = setup({ token: 'T1', phone: other });
  expect(signIns.offer({ token: 'T2', phone: '13800138000' })).toBe(false);
  expect(signIns.offer({ token: 'T3', phone: other })).toBe(true);
  expect(session.get().current?.token).toBe('T3');
});

it.each([undefined, { token: 'T1', phone: other }])(
  'refuses a bad token and leaves the session as it is: %o',
  async (current) => {
    for (const kind of ['session-expired', 'rejected'] as const) {
      const { session, signIns, verify, onRefused } = setup(current);
      verify.mockImplementation(failing(kind));
      await signIns.takeToken('T2');
      expect([session.get().current?.token, signIns.get().step]).toEqual([current?.token, 'none']);
      expect(onRefused).toHaveBeenCalledOnce();
    }
  },
);

it('refuses what cannot be a token without asking the server', async () => {
  const { signIns, verify, onRefused } = setup();
  await signIns.takeToken(null);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(verify).not.toHaveBeenCalled();
});

it.each(['network', 'timeout', 'server', 'protocol'] as const)('can be tried again after %s', async (kind) => {
  const { session, signIns, verify, onRefused } = setup();
  verify.mockImplementationOnce(failing(kind));
  await signIns.takeToken('T2');
  expect(signIns.get()).toEqual({ step: 'failed', message: 'M' });
  expect(onRefused).not.toHaveBeenCalled();
  await signIns.retry();
  expect(session.get().current?.token).toBe('T2');
});

it('can be left without', async () => {
  const { session, signIns, verify } = setup();
  verify.mockImplementationOnce(failing('network'));
  await signIns.takeToken('T2');
  signIns.keep();
  expect([signIns.get().step, session.get().current]).toEqual(['none', null]);
});
