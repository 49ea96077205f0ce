'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { policyQueries } from '../../shared/data/queries';

/** Newest and soonest-closing policies; both sections share one call. */
export const useOverview = () => useQuery(policyQueries(useFeatureHost().api).overview());

export type OverviewQuery = ReturnType<typeof useOverview>;
