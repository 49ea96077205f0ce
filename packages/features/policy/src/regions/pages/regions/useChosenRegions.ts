'use client';
import type { RegionOverview } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { maxRegions, regionState } from './regionState';

/** Compared provinces: those of the address, or that of the enterprise and those with the most policies. */
export function useChosenRegions(overview: RegionOverview | undefined): string[] {
  const { session } = useFeatureHost();
  const [state] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  const asked = state.regions.filter((code) => code.endsWith('0000'));
  if (!overview) return [];
  if (asked.length > 0) return asked;
  // A firm that came later would take the first place, and the colour, of a region that is already shown.
  if (enterprises.isLoading) return [];
  const home = current && `${current.regionCode.slice(0, 2)}0000`;
  const byCount = [...overview.regions]
    .sort((a, b) => b.policies - a.policies || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
  return [...new Set([...byCount.filter((code) => code === home), ...byCount])].slice(0, maxRegions);
}
