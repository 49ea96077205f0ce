import type { KeyValueStorage } from '../session/storage';

const key = 'hc.reloaded';

/**
 * Whether the page may be reloaded without asking, and marks that it was: once per build and tab, and never where the
 * tab's storage does not last. A new build took the old chunks away, and a reload fetches the new ones; when that did
 * not help, another would not either (threat S19).
 */
export function mayReload(tab: KeyValueStorage, build: string): boolean {
  if (tab.get(key) === build) return false;
  tab.set(key, build);
  // Where the mark does not stay, the next page would reload again.
  return tab.get(key) === build && tab.isLasting(key);
}
