'use client';
import { media } from '@hengce/ui/theme';
import { useSyncExternalStore } from 'react';

const query = media.lg;
const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** There is room for sources beside the conversation. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
