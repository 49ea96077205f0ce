'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../shared/components/match/useEnterprise';
import { policyQueries } from '../../shared/data/queries';
import { nearOf } from '../../shared/model/reach';

/**
 * Newest and soonest-closing policies for the current enterprise, without one of the nation; both sections share the
 * call.
 */
export function useOverview() {
  const { api, session } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  return useQuery({
    ...policyQueries(api).overview(nearOf(current, false)),
    enabled: !session.isSignedIn || !enterprises.isLoading,
  });
}

export type OverviewQuery = ReturnType<typeof useOverview>;
