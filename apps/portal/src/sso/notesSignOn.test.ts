import { ApiError, type ErrorKind } from '@hengce/api';
import { expect, it, vi } from 'vitest';
import { createNotesSignOn, type NotesCalls, notesHref, proofFor, type SsoKeys } from './notesSignOn';

const fail = (kind: ErrorKind) => Promise.reject(new ApiError({ kind, message: 'M' }));
const unknown = () => fail('session-expired');

function setup({ kept, phone = '13800138000' }: { kept?: SsoKeys; phone?: string | null } = {}) {
  let keys = kept ?? null;
  let made = 0;
  const calls = {
    specialLogin: vi.fn<NotesCalls['specialLogin']>(async () => ({ key: `S${++made}` })),
    getToken: vi.fn<NotesCalls['getToken']>(async (key) => ({ token: `T-${key}` })),
    listOrganisations: vi.fn<NotesCalls['listOrganisations']>(async () => [{ id: 'o1' }, { id: 'o2' }]),
    listWikis: vi.fn<NotesCalls['listWikis']>(async () => [{ id: 'w/1' }]),
  };
  const set = vi.fn((next: SsoKeys) => {
    keys = next;
  });
  const enter = createNotesSignOn({ calls, keys: { get: () => keys, set }, getPhone: () => phone });
  return { calls, enter, set, getKeys: () => keys };
}
const kept = { secret: 'S0', token: 'T0' };
const opened = (keys: SsoKeys) => ({ kind: 'open', path: '/app/org/o1/wiki/w%2F1/materialwriting', keys });

it('no sso_secret: special login, its key for a token, both kept, then the first organisation and wiki', async () => {
  const { enter, calls, getKeys } = setup();
  const made = { secret: 'S1', token: 'T-S1' };
  await expect(enter()).resolves.toEqual(opened(made));
  expect(getKeys()).toEqual(made);
  expect(calls.listOrganisations.mock.calls).toEqual([['T-S1']]);
  expect(calls.listWikis.mock.calls).toEqual([['T-S1', 'o1']]);
});

it('takes the white space out of the phone', async () => {
  const { enter, calls } = setup({ phone: ' 138 0013\u00a0\t8000\n' });
  await enter();
  expect(calls.specialLogin.mock.calls).toEqual([['13800138000']]);
});

it('kept keys: no special login', async () => {
  const { enter, calls } = setup({ kept });
  await expect(enter()).resolves.toEqual(opened(kept));
  expect(calls.specialLogin).not.toHaveBeenCalled();
});

it('401 once: special login, then on', async () => {
  const { enter, calls } = setup({ kept });
  calls.listOrganisations.mockImplementationOnce(unknown);
  await expect(enter()).resolves.toEqual(opened({ secret: 'S1', token: 'T-S1' }));
  expect(calls.specialLogin).toHaveBeenCalledTimes(1);
});

it('401 twice: sign-in, no loop', async () => {
  const { enter, calls } = setup({ kept });
  calls.listOrganisations.mockImplementation(unknown);
  await expect(enter()).resolves.toEqual({ kind: 'login' });
  expect(calls.listOrganisations).toHaveBeenCalledTimes(2);
  expect(calls.specialLogin).toHaveBeenCalledTimes(1);
});

it.each(['specialLogin', 'getToken', 'listWikis'] as const)('401 of %s after special login: sign-in', async (name) => {
  const { enter, calls } = setup();
  calls[name].mockImplementation(unknown);
  await expect(enter()).resolves.toEqual({ kind: 'login' });
  expect(calls.specialLogin).toHaveBeenCalledTimes(1);
});

it('keeps nothing when the key gives no token', async () => {
  const { enter, calls, set } = setup();
  calls.getToken.mockImplementation(() => fail('network'));
  await expect(enter()).rejects.toMatchObject({ kind: 'network' });
  expect(set).not.toHaveBeenCalled();
});

it.each([null, '', ' \t'])('no token or phone (%j): sign-in without a call', async (phone) => {
  const { enter, calls } = setup({ phone, kept });
  await expect(enter()).resolves.toEqual({ kind: 'login' });
  expect(calls.listOrganisations).not.toHaveBeenCalled();
  expect(calls.specialLogin).not.toHaveBeenCalled();
});

it('no organisation', async () => {
  const { enter, calls } = setup();
  calls.listOrganisations.mockResolvedValue([]);
  await expect(enter()).resolves.toEqual({ kind: 'no-organisation' });
  expect(calls.listWikis).not.toHaveBeenCalled();
});

it('no wiki', async () => {
  const { enter, calls } = setup();
  calls.listWikis.mockResolvedValue([]);
  await expect(enter()).resolves.toEqual({ kind: 'no-wiki' });
});

it('pressed twice it runs once, and again afterwards', async () => {
  const { enter, calls } = setup();
  const [first, second] = await Promise.all([enter(), enter()]);
  expect(first).toBe(second);
  expect([calls.specialLogin.mock.calls.length, calls.listOrganisations.mock.calls.length]).toEqual([1, 1]);
  await enter();
  expect(calls.listOrganisations).toHaveBeenCalledTimes(2);
});

it.each(['network', 'timeout', 'server', 'rejected'] as const)(
  '%s: the caller says it, and may try again',
  async (kind) => {
    const { enter, calls } = setup({ kept });
    calls.listOrganisations.mockImplementationOnce(() => fail(kind));
    await expect(enter()).rejects.toMatchObject({ kind });
    expect(calls.specialLogin).not.toHaveBeenCalled();
    await expect(enter()).resolves.toEqual(opened(kept));
  },
);

it('opens with secret, ssotoken, redirect and projectId', () => {
  const at = { path: '/app/org/o1/wiki/w1/materialwriting', keys: { secret: 'S', token: 'T' } };
  const href = notesHref(at, { origin: 'https://notes.test', redirect: 'https://portal.test/?a=1&b', projectId: 'p1' });
  const url = new URL(href);
  expect([url.origin, url.pathname]).toEqual(['https://notes.test', at.path]);
  expect([...url.searchParams]).toEqual([
    ['secret', 'S'],
    ['ssotoken', 'T'],
    ['redirect', 'https://portal.test/?a=1&b'],
    ['projectId', 'p1'],
  ]);
});

it('never gives the token of the session to another product', () => {
  const own = { mainApi: '', notesApi: '' };
  expect(proofFor(own, 'T')).toEqual({ Authorization: 'Bearer T' });
  expect(proofFor({ ...own, notesApi: 'https://notes.example' }, 'T')).toEqual({});
});
