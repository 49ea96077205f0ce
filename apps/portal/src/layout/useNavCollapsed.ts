import { useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { navPreference, usePreference } from '../session/preferences';

/** Whether the navigation shows icons only: by the user's choice, or because the window is narrow. */
export function useNavCollapsed(): boolean {
  // Visual language §2.7: below 1200 the navigation is always collapsed.
  const isNarrow = useMediaQuery(media.belowLg);
  return usePreference(navPreference) === 'collapsed' || isNarrow;
}
