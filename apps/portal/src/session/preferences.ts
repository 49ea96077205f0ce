import { type ColorScheme, colorSchemes } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { localStore } from './storage';

interface Preference<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** A choice that this browser keeps, also after signing out. */
function createPreference<T extends string>(key: string, options: readonly T[], initial: T): Preference<T> {
  const stored = localStore.get(key);
  let value = options.find((option) => option === stored) ?? initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      localStore.set(key, next === initial ? null : next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const themePreference: Preference<ColorScheme> = createPreference('hc.theme', colorSchemes, 'system');
export const navPreference = createPreference('hc.nav', ['expanded', 'collapsed'] as const, 'expanded');

export const usePreference = <T extends string>(preference: Preference<T>): T =>
  useSyncExternalStore(preference.subscribe, preference.get);
