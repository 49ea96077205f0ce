'use client';
import { useFeatureHost } from '@hengce/feature-kit';

/**
 * Addresses of elements of this page: a router takes a bare hash for an address without a query, or for another page.
 */
export function usePlaceHref(): (id: string) => string {
  const { pathname, search } = useFeatureHost().location;
  return (id) => `${pathname}${search}#${encodeURIComponent(id)}`;
}
