'use client';
import type { RegionOverview } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { maxRegions, regionState } from './regionState';
import { fromHome, useHome } from './useHome';

/**
 * Codes of the compared provinces, at most four: those of the address, else the enterprise's own and its neighbours on
 * the map, else those with the most policies. Empty until that is known.
 */
export function useChosenRegions(overview: RegionOverview | undefined): string[] {
  const [state] = useSearchState(regionState);
  const { isKnown, home } = useHome();
  const asked = state.regions.filter((code) => code.endsWith('0000'));
  if (!overview) return [];
  if (asked.length > 0) return asked;
  // A firm that came later would take the first place, and the colour, of a region that is already shown.
  if (!isKnown) return [];
  const byCount = [...overview.regions].sort((a, b) => b.policies - a.policies || (a.code < b.code ? -1 : 1));
  return fromHome(byCount, home)
    .map(({ code }) => code)
    .slice(0, maxRegions);
}
