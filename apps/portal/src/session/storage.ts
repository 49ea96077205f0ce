// The only module that touches the browser's storage.

/** Text by key. Never throws: where the browser refuses storage, values live until the page is left. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
  /** Whether values are still there after a reload. */
  isLasting(key: string): boolean;
}

export function createStorage(open: () => Storage): KeyValueStorage {
  const remembered = new Map<string, string | null>();
  return {
    get(key) {
      const known = remembered.get(key);
      if (known !== undefined) return known;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
        remembered.delete(key);
      } catch {
        remembered.set(key, value);
      }
    },
    isLasting: (key) => !remembered.has(key),
  };
}

/** Storage that survives the browser. */
export const localStore = createStorage(() => window.localStorage);
/** Storage that lives as long as the tab. */
export const tabStore = createStorage(() => window.sessionStorage);
