import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './sessionStore';
import { createStorage } from './storage';

/** What two tabs share. */
function browser(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const storage = createStorage(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
      }) as Storage,
  );
  const tabs = new EventTarget();
  const tell = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { map, storage, tabs, tell };
}
const refusing = () =>
  createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('the session', () => {
  it('stands under the keys of the specification', () => {
    const { map, storage, tabs } = browser();
    createSessionStore(storage, tabs).start({ token: 'T1', phone: '13800138000' });
    expect(map.get('token')).toBe('T1');
    expect(JSON.parse(map.get('userInfo') ?? '')).toMatchObject({ phone: '13800138000' });
  });

  it('is there again after a reload', () => {
    const { storage, tabs } = browser();
    const first = createSessionStore(storage, tabs);
    first.start({ token: 'T1', phone: '13800138000' });
    first.rememberUser({ phone: '13800138000', name: '林知夏' });
    expect(createSessionStore(storage, tabs).get().current).toEqual({
      token: 'T1',
      user: { phone: '13800138000', name: '林知夏' },
    });
  });

  it('keeps what the frame says of enterprise and trial', () => {
    const { storage, tabs } = browser();
    const trial = { startedAt: '2026-11-01T00:00:00Z', expiresAt: '2026-12-01T00:00:00Z', expired: false, daysLeft: 9 };
    const enterprise = { id: 'e1', name: '青岚精密制造', regionName: '浙江省', isSample: true };
    const first = createSessionStore(storage, tabs);
    first.start({ token: 'T1', phone: '13800138000' });
    first.rememberUser({ phone: '13800138000', name: '林知夏', enterprise, trial });
    expect(createSessionStore(storage, tabs).get().current?.user).toEqual({
      phone: '13800138000',
      name: '林知夏',
      enterprise,
      trial,
    });
  });

  it('clears our four keys when it ends, and nothing else', () => {
    const { map, storage, tabs } = browser({
      token: 'T',
      userInfo: '{}',
      sso_secret: 's',
      sso_token: 't',
      'hc.theme': 'dark',
    });
    createSessionStore(storage, tabs).end('expired');
    expect([...map.keys()]).toEqual(['hc.theme']);
  });

  it('keeps the keys of single sign-on under the keys of the specification, as long as the session', () => {
    const { map, storage, tabs } = browser();
    const store = createSessionStore(storage, tabs);
    store.rememberSso({ secret: 'S', token: 'N' });
    expect(store.getSso()).toBeNull();
    store.start({ token: 'T1', phone: '13800138000' });
    store.rememberSso({ secret: 'S', token: 'N' });
    expect([map.get('sso_secret'), map.get('sso_token'), store.getSso()]).toEqual([
      'S',
      'N',
      { secret: 'S', token: 'N' },
    ]);
    store.start({ token: 'T2', phone: '13900139001' });
    expect(store.getSso()).toBeNull();
  });

  it.each(['not json', 'null', '[]', '{"phone":1}', ''])('survives a broken userInfo: %s', (userInfo) => {
    const { storage, tabs } = browser({ token: 'T', userInfo });
    expect(createSessionStore(storage, tabs).get().current).toEqual({ token: 'T', user: { phone: '', name: '' } });
  });

  it('works until the page is left when the browser refuses storage', () => {
    const store = createSessionStore(refusing(), new EventTarget());
    store.start({ token: 'T1', phone: '13800138000' });
    expect(store.get().current?.token).toBe('T1');
    store.end('signed-out');
    expect(store.get()).toEqual({ current: null, endedBy: 'signed-out' });
  });

  it('ends here when another tab signs out or clears the storage', () => {
    for (const key of ['token', null]) {
      const { map, storage, tabs, tell } = browser({ token: 'T' });
      const store = createSessionStore(storage, tabs);
      const listener = vi.fn();
      store.subscribe(listener);
      map.clear();
      tell(key);
      expect(store.get()).toEqual({ current: null, endedBy: 'other-tab' });
      expect(listener).toHaveBeenCalledTimes(1);
    }
  });

  it('starts here when another tab signs in', () => {
    const { map, storage, tabs, tell } = browser();
    const store = createSessionStore(storage, tabs);
    map.set('token', 'T2');
    tell('token');
    expect(store.get().current?.token).toBe('T2');
  });

  it.each([
    [true, null],
    [false, 'T'],
  ])('looks again when Back brings the page out of the cache (persisted: %s)', (persisted, expected) => {
    const { map, storage, tabs } = browser({ token: 'T' });
    const store = createSessionStore(storage, tabs);
    map.clear();
    tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(store.get().current?.token ?? null).toBe(expected);
  });

  it('does not stir for keys of others', () => {
    const { storage, tabs, tell } = browser({ token: 'T' });
    const store = createSessionStore(storage, tabs);
    const before = store.get();
    tell('theirs');
    tell('token');
    expect(store.get()).toBe(before);
  });
});
