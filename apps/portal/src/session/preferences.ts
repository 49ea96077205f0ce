import { type ColorScheme, colorSchemes } from '@hengce/ui';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './createStore';
import { localStore } from './storage';

interface Preference<T> extends Store<T> {
  set(value: T): void;
}

/**
 * Choice that this browser stores, also after signing out; a stored value that is not among the options is ignored.
 *
 * @param options possible values; null for any text
 */
function createPreference<T extends string>(key: string, options: readonly T[] | null, initial: T): Preference<T> {
  const stored = localStore.get(key) as T | null;
  const isKnown = stored !== null && (options === null || options.includes(stored));
  const store = createStore(isKnown ? stored : initial);
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

/** Ids of the navigation groups that the user folded. */
export const foldedPreference: Preference<string> = createPreference('hc.nav.folded', null, '');

export const usePreference = <T extends string>(preference: Preference<T>): T =>
  useSyncExternalStore(preference.subscribe, preference.get);
