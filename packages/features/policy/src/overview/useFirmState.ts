'use client';
import type { Enterprise, MatchSummary } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../shared/components/match/useEnterprise';
import { matchQueries } from '../shared/data/match';

export type FirmState =
  /** No summary: signed out, the trial is over, there is no enterprise, or it is being read. */
  | { kind: 'guest' | 'expired' | 'noEnterprise' | 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'firm'; enterprise: Enterprise; summary: MatchSummary };

/** Match summary of the current enterprise, or the reason why there is none: `failed` has a retry. */
export function useFirmState(): FirmState {
  const { api, session } = useFeatureHost();
  const queries = matchQueries(api);
  const isSignedIn = session.isSignedIn;
  const equity = useQuery({ ...queries.equity(), enabled: isSignedIn });
  const isOver = equity.data?.trial.expired ?? false;
  const { query: enterprises, current: enterprise } = useEnterprise(isSignedIn);
  const summary = useQuery({
    ...queries.summary(enterprise?.id ?? ''),
    enabled: enterprise !== undefined && equity.data !== undefined && !isOver,
  });
  if (!isSignedIn) return { kind: 'guest' };
  if (isOver) return { kind: 'expired' };
  if (enterprises.data && !enterprise) return { kind: 'noEnterprise' };
  if (enterprise && summary.data) return { kind: 'firm', enterprise, summary: summary.data };
  const failed = [equity, enterprises, summary].find(({ isError, isPaused }) => isError || isPaused);
  if (failed) return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  return { kind: 'loading' };
}
