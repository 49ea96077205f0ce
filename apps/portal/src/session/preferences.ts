import { type ColorScheme, colorSchemes } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './createStore';
import { localStore } from './storage';

interface Preference<T> extends Store<T> {
  set(value: T): void;
}

/** A choice that this browser keeps, also after signing out. */
function createPreference<T extends string>(key: string, options: readonly T[], initial: T): Preference<T> {
  const stored = localStore.get(key);
  const store = createStore(options.find((option) => option === stored) ?? initial);
  return {
    ...store,
    set(next) {
      localStore.set(key, next === initial ? null : next);
      store.set(next);
    },
  };
}

export const themePreference: Preference<ColorScheme> = createPreference('hc.theme', colorSchemes, 'system');
export const navPreference = createPreference('hc.nav', ['expanded', 'collapsed'] as const, 'expanded');

export const usePreference = <T extends string>(preference: Preference<T>): T =>
  useSyncExternalStore(preference.subscribe, preference.get);
