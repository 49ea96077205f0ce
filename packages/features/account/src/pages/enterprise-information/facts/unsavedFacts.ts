import type { Fact } from '@hengce/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** Typed value of a fact that could not be saved. */
export interface Unsaved {
  enterpriseId: string;
  fact: Pick<Fact, 'key' | 'label'>;
  period: string | null;
  written: string;
  attempt: { status: 'invalid' | 'failed'; message?: string };
}

/**
 * Store of unsaved values. In memory, because a value of a firm has no business in the browser's storage; it outlives
 * the page, not the tab.
 */
function createUnsavedFacts() {
  const drafts = new Map<string, Unsaved>();
  const listeners = new Set<() => void>();
  let all: readonly Unsaved[] = [];
  const changed = () => {
    all = [...drafts.values()];
    for (const tell of listeners) tell();
  };
  return {
    all: () => all,
    get: (place: string) => drafts.get(place),
    keep(place: string, draft: Unsaved) {
      drafts.set(place, draft);
      changed();
    },
    drop(place: string) {
      if (drafts.delete(place)) changed();
    },
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

type UnsavedFacts = ReturnType<typeof createUnsavedFacts>;
const stores = new WeakMap<QueryClient, UnsavedFacts>();

/** Typed values of facts that could not be saved, shared by all pages of a mounted product. */
export function useUnsavedFacts(): UnsavedFacts {
  const client = useQueryClient();
  return useMemo(() => {
    const store = stores.get(client) ?? createUnsavedFacts();
    stores.set(client, store);
    return store;
  }, [client]);
}

export function useUnsavedOf(enterpriseId: string): Unsaved[] {
  const store = useUnsavedFacts();
  const all = useSyncExternalStore(store.subscribe, store.all, store.all);
  return all.filter((draft) => draft.enterpriseId === enterpriseId);
}
