'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { decksState, type Handed } from './pages/decks/decksState';
import { pptBasePath, pptRoutes } from './routes';

const place = { basePath: pptBasePath, routes: pptRoutes };

export interface PptHrefs {
  /** Start page; with the id of a policy, a match report, a declaration, an answer or a meeting, or with regions, ready to make a deck of it. */
  decks(query?: Handed & { pageNum?: number }): string;
  /** A deck: its slides, or its outline with `step=outline`. */
  deck(deckId: string, query?: string): string;
  /** Presenting a deck from one of its slides; with `screen=audience` what the audience sees. */
  present(deckId: string, query?: string): string;
  shared(shareId: string): string;
}

/** Addresses of this feature's pages below the base path that the host chose. */
export function usePptHrefs(): PptHrefs {
  const basePath = useFeatureHost().basePaths?.ppt;
  return useMemo(
    () => ({
      decks: ({ pageNum = 1, ...handed } = {}) =>
        hrefOf(place, basePath, 'decks', undefined, decksState.format({ handed, pageNum }).toString()),
      deck: (deckId, query) => hrefOf(place, basePath, 'deck', { deckId }, query),
      present: (deckId, query) => hrefOf(place, basePath, 'present', { deckId }, query),
      shared: (shareId) => hrefOf(place, basePath, 'shared', { shareId }),
    }),
    [basePath],
  );
}
