'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { chatBasePath, chatRoutes } from './routes';

export type ChatPageName = keyof typeof chatRoutes;

const place = { basePath: chatBasePath, routes: chatRoutes };

export interface ChatHrefs {
  /** Address of a page; `query` without its question mark. */
  to(page: ChatPageName, query?: string): string;
}

/** Addresses of this feature's pages below the base path that the host chose. */
export function useChatHrefs(): ChatHrefs {
  const basePath = useFeatureHost().basePaths?.chat;
  return useMemo(() => ({ to: (page, query) => hrefOf(place, basePath, page, undefined, query) }), [basePath]);
}
