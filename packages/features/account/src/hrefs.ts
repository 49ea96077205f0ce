'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { accountBasePath, accountRoutes } from './routes';

export type AccountPageName = keyof typeof accountRoutes;

const place = { basePath: accountBasePath, routes: accountRoutes };

export interface AccountHrefs {
  /** Address of a page; `query` without its question mark. */
  to(page: AccountPageName, query?: string): string;
}

/** Addresses of this feature's pages, below the base path that the host chose. */
export function useAccountHrefs(): AccountHrefs {
  const basePath = useFeatureHost().basePaths?.account;
  return useMemo(() => ({ to: (page, query) => hrefOf(place, basePath, page, undefined, query) }), [basePath]);
}
