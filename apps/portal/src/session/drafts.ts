import type { DraftStore } from '@hengce/feature-kit';
import { clear, createStore, del, get, set } from 'idb-keyval';

// The keys of local storage are those of the specification §3, and are cleared with the session; what people write is longer.
const store = () => createStore('hengce', 'drafts');

/** What was begun to be written, of the account that is signed in. A browser without storage keeps it with the page. */
export function draftsOf(phone: string): DraftStore {
  const keyOf = (key: string) => `${phone} ${key}`;
  return {
    read: (key) =>
      get<string>(keyOf(key), store()).then(
        (text) => text ?? null,
        () => null,
      ),
    write: (key, text) =>
      (text === null ? del(keyOf(key), store()) : set(keyOf(key), text, store())).catch(() => undefined),
  };
}

/** The next to sign in here finds nothing. */
export const forgetDrafts = (): Promise<void> => clear(store()).catch(() => undefined);
