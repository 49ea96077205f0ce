'use client';
import { media } from '@hengce/ui/theme';
import { useSyncExternalStore } from 'react';

const query = media.belowMd;
const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** There is no room for the list beside the text. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
