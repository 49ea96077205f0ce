'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { regionQueries } from '../../data/regions';
import { regionState } from './regionState';

/** Figures of all provinces, for the theme and source in the address. */
export function useOverview() {
  const { api } = useFeatureHost();
  const [{ theme, source }] = useSearchState(regionState);
  return useQuery(regionQueries(api).overview({ ...(theme && { theme }), ...(source && { source }) }));
}
