'use client';
import { useFeatureHost } from '@hengce/feature-kit';

/**
 * Function that gives the address of an element of this page. It has path and query, because a router takes a bare hash
 * for another address.
 */
export function usePlaceHref(): (id: string) => string {
  const { pathname, search } = useFeatureHost().location;
  return (id) => `${pathname}${search}#${encodeURIComponent(id)}`;
}
