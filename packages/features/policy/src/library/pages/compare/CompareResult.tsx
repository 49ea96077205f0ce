'use client';
import { isApiError, type PolicyComparison } from '@hengce/api';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { isAbsent } from '@hengce/feature-parts';
import { LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CompareImpact } from './CompareImpact';
import { result } from './ComparePage.css';
import { ComparePoints } from './ComparePoints';
import { CompareRows } from './CompareRows';
import { CompareSummary } from './CompareSummary';
import { useCompareText } from './text';

/** Result of a comparison: summary, points, impact on the enterprise, and clauses. */
export function CompareResult({ query }: { query: UseQueryResult<PolicyComparison> }) {
  const text = useCompareText().compare;
  const { data, error } = query;
  if (isAbsent(error)) return <StateView kind="notFound" title={text.absentTitle} description={text.absentBody} />;
  if (isApiError(error) && error.code === 413) return <StateView kind="empty" title={text.tooLong} />;
  if (hasOnlyFailed(query))
    return (
      <LoadFailure error={error} title={text.failedTitle} kept={text.failedKept} onRetry={() => void query.refetch()} />
    );
  return (
    <SkeletonDelay isLoading={data === undefined} skeleton={<Bones />} label={text.loading}>
      {data ? (
        <div className={result}>
          <CompareSummary comparison={data} />
          <CompareImpact comparison={data} />
          <ComparePoints comparison={data} />
          <CompareRows comparison={data} />
        </div>
      ) : null}
    </SkeletonDelay>
  );
}

const Bones = () => (
  <div className={result} aria-hidden="true">
    <Skeleton variant="title" width={240} />
    <Skeleton variant="block" height={120} />
    <Skeleton variant="block" height={240} />
  </div>
);
