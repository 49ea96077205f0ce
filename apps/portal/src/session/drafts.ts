import type { DraftStore } from '@hengce/feature-kit';
import { clear, createStore, del, get, promisifyRequest } from 'idb-keyval';

// The keys of local storage are those of the specification §3, and are cleared with the session; what people write is longer.
// Opened once: a page that is being left has no time to open it.
const store = createStore('hengce', 'drafts');
/** Commits at once: a page that is being left is gone before the browser would commit by itself. */
const put = (key: string, text: string) =>
  store('readwrite', (objects) => {
    objects.put(text, key);
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });
/** Drafts that the browser would not take, as long as the page stays. */
const here = new Map<string, string>();

/**
 * Unfinished texts of the signed-in account, in IndexedDB. Where the browser has no storage or it is full, a draft
 * lives as long as the page, and `onRefused` is called the first time.
 */
export function draftsOf(phone: string, onRefused: () => void): DraftStore {
  const keyOf = (key: string) => `${phone} ${key}`;
  let isTold = false;
  return {
    read: (key) =>
      get<string>(keyOf(key), store).then(
        (text) => here.get(keyOf(key)) ?? text ?? null,
        () => here.get(keyOf(key)) ?? null,
      ),
    async write(key, text) {
      here.delete(keyOf(key));
      try {
        await (text === null ? del(keyOf(key), store) : put(keyOf(key), text));
      } catch {
        if (text === null) return;
        here.set(keyOf(key), text);
        if (!isTold) onRefused();
        isTold = true;
      }
    },
  };
}

/** Deletes the drafts of all accounts, so that the next user of the browser finds none. */
export function forgetDrafts(): Promise<void> {
  here.clear();
  return clear(store).catch(() => undefined);
}
