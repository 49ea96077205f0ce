'use client';
import { hrefOf, useFeatureHost } from '@hengce/feature-kit';
import { useMemo } from 'react';
import { proofreadingBasePath, proofreadingRoutes } from './routes';

const place = { basePath: proofreadingBasePath, routes: proofreadingRoutes };

export interface ProofreadingHrefs {
  /** Start page of proofreading; with `query` (without its question mark) one of the documents. */
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
