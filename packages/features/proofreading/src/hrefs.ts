'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { proofreadingBasePath, proofreadingRoutes } from './routes';

const place = { basePath: proofreadingBasePath, routes: proofreadingRoutes };

export interface ProofreadingHrefs {
  /** Where a text is begun; with `query` (without its question mark) one of them. */
  textCorrection(query?: string): string;
}

/** Addresses of this feature's pages below the base path that the host chose. */
export function useProofreadingHrefs(): ProofreadingHrefs {
  const basePath = useFeatureHost().basePaths?.proofreading;
  return useMemo(
    () => ({ textCorrection: (query) => hrefOf(place, basePath, 'textCorrection', undefined, query) }),
    [basePath],
  );
}
