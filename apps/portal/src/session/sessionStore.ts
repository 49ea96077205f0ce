import type { UserInfo } from '@hengce/api';
import { createStore, type Store } from './createStore';
import type { KeyValueStorage } from './storage';

/** Storage keys of the session (specification §3). The portal owns all four; nothing else in the storage is touched. */
export const sessionKeys = {
  token: 'token',
  userInfo: 'userInfo',
  ssoSecret: 'sso_secret',
  ssoToken: 'sso_token',
} as const;

/** User data that is stored for the shell, to be shown before the server answers and while it is away. */
export interface StoredUser extends Pick<UserInfo, 'phone' | 'name'>, Partial<Pick<UserInfo, 'enterprise' | 'trial'>> {}
export interface CurrentSession {
  token: string;
  user: StoredUser;
}
export type EndReason = 'expired' | 'signed-out' | 'password-changed' | 'account-closed' | 'other-tab';

export interface SessionState {
  /** The session; null when signed out. */
  current: CurrentSession | null;
  /** Reason why the last session of this tab ended; null when none did. */
  endedBy: EndReason | null;
}

export interface SessionStore extends Store<SessionState> {
  start(session: { token: string; phone: string }): void;
  /** Stores what the server says about the user. */
  rememberUser(user: StoredUser): void;
  /** Keys of single sign-on; null unless both are there. They end with the session. */
  getSso(): { secret: string; token: string } | null;
  rememberSso(keys: { secret: string; token: string }): void;
  end(reason: EndReason): void;
}

/** Creates the session's store over the browser's storage. Tabs share it: signing out in one signs out in all. */
export function createSessionStore(storage: KeyValueStorage, tabs: EventTarget): SessionStore {
  const { get, set, subscribe } = createStore<SessionState>({ current: read(storage), endedBy: null });

  const follow = () => {
    const current = read(storage);
    if (current?.token === get().current?.token) return;
    set({ current, endedBy: current ? null : 'other-tab' });
  };
  tabs.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === sessionKeys.token || key === null) follow();
  });
  // A page that Back brings out of the browser's cache was told nothing while it lay there.
  tabs.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) follow();
  });

  return {
    get,
    subscribe,
    start({ token, phone }) {
      forget(storage);
      const user = { phone, name: '' };
      storage.set(sessionKeys.userInfo, JSON.stringify(user));
      storage.set(sessionKeys.token, token);
      set({ current: { token, user }, endedBy: null });
    },
    rememberUser(user) {
      const { current } = get();
      const json = JSON.stringify(user);
      if (!current || JSON.stringify(current.user) === json) return;
      storage.set(sessionKeys.userInfo, json);
      set({ ...get(), current: { ...current, user } });
    },
    getSso() {
      const secret = storage.get(sessionKeys.ssoSecret);
      const token = storage.get(sessionKeys.ssoToken);
      return secret && token ? { secret, token } : null;
    },
    rememberSso({ secret, token }) {
      if (!get().current) return;
      storage.set(sessionKeys.ssoSecret, secret);
      storage.set(sessionKeys.ssoToken, token);
    },
    end(reason) {
      forget(storage);
      set({ current: null, endedBy: reason });
    },
  };
}

function forget(storage: KeyValueStorage) {
  for (const key of Object.values(sessionKeys)) storage.set(key, null);
}

function read(storage: KeyValueStorage): CurrentSession | null {
  const token = storage.get(sessionKeys.token);
  return token ? { token, user: readUser(storage.get(sessionKeys.userInfo)) } : null;
}

function readUser(json: string | null): StoredUser {
  try {
    const { phone, name, enterprise, trial } = JSON.parse(json ?? '') as Partial<StoredUser>;
    return {
      phone: typeof phone === 'string' ? phone : '',
      name: typeof name === 'string' ? name : '',
      ...(typeof enterprise?.name === 'string' ? { enterprise } : {}),
      ...(typeof trial?.expiresAt === 'string' ? { trial } : {}),
    };
  } catch {
    return { phone: '', name: '' };
  }
}
