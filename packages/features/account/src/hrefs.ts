'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { accountBasePath, accountRoutes } from './routes';

export type AccountPageName = keyof typeof accountRoutes;

const place = { basePath: accountBasePath, routes: accountRoutes };

export interface AccountHrefs {
  /** A page; `query` without its question mark. */
  to(page: AccountPageName, query?: string): string;
  /** As `to`, for pages that come later; undefined until they are there. */
  later(page: 'orderDetail' | 'purchaseEquity', query?: string): string | undefined;
}

/** Addresses of this feature's pages below the base path that the host chose. */
export function useAccountHrefs(): AccountHrefs {
  const basePath = useFeatureHost().basePaths?.account;
  return useMemo(() => {
    const to: AccountHrefs['to'] = (page, query) => hrefOf(place, basePath, page, undefined, query);
    return { to, later: (page, query) => (page in accountRoutes ? to(page as AccountPageName, query) : undefined) };
  }, [basePath]);
}
