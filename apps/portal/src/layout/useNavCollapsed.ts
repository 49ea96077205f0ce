import { media } from '@hengce/ui/theme';
import { useSyncExternalStore } from 'react';
import { navPreference, usePreference } from '../session/preferences';

// Visual language §2.7: below 1200 the navigation is always collapsed.
const narrow = () => window.matchMedia(media.belowLg);
const subscribe = (notify: () => void) => {
  const query = narrow();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the navigation shows icons only: by the user's choice, or because the window is narrow. */
export function useNavCollapsed(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  return usePreference(navPreference) === 'collapsed' || isNarrow;
}
