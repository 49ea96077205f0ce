import { useSyncExternalStore } from 'react';

// This app's own session, kept its own way: for the tab only, under its own key.
const key = 'oa.session';
const listeners = new Set<() => void>();

export const readToken = () => sessionStorage.getItem(key);

export function writeToken(token: string | null) {
  if (token === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, token);
  for (const notify of listeners) notify();
}

export function useToken() {
  return useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, readToken);
}
