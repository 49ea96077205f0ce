'use client';
import { type SearchStateCodec, useFeatureHost } from '@hengce/feature-kit';

/** Function that gives the address of a page of a list, with the rest of the state unchanged. */
export function usePageHref<State extends { page: number }>(codec: SearchStateCodec<State>, state: State) {
  const { pathname } = useFeatureHost().location;
  return (page: number): string => {
    const query = codec.format({ ...state, page }).toString();
    return `${pathname}${query && `?${query}`}`;
  };
}
