/** A value that React follows: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** Creates a store. The owner keeps `set` and passes on `get` and `subscribe`. */
export function createStore<T>(initial: T): Store<T> & { set(next: T): void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
