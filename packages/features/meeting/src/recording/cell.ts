/** State that a page follows: `subscribe` and `read` are those of useSyncExternalStore. */
export function createCell<S extends object>(first: S) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(patch: Partial<S>) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
