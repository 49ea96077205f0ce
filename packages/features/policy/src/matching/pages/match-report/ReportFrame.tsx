'use client';
import type { ApiError, MatchReport } from '@hengce/api';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { isAbsent } from '@hengce/feature-parts';
import { LinkButton, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { bones, page } from './ReportPage.css';
import { useMatchReportText } from './text';

export interface ReportFrameProps {
  query: UseQueryResult<MatchReport, Error | ApiError>;
  isShared?: boolean;
  children: (report: MatchReport) => ReactNode;
}

/** Page of a report, or the reason why it cannot be shown. */
export function ReportFrame({ query, isShared = false, children }: ReportFrameProps) {
  const text = useMatchReportText().matchReport;
  const hrefs = usePolicyHrefs();
  const { data, error } = query;
  if (isAbsent(error)) {
    return (
      <StateView
        kind="notFound"
        size="page"
        title={text.goneTitle}
        description={isShared ? text.goneShared : text.goneBody}
        primaryAction={
          isShared ? undefined : (
            <LinkButton variant="primary" href={hrefs.match()}>
              {text.toStart}
            </LinkButton>
          )
        }
      />
    );
  }
  if (hasOnlyFailed(query)) {
    return (
      <LoadFailure
        error={error}
        title={text.failedTitle}
        kept={text.failedKept}
        onRetry={() => void query.refetch()}
        size="page"
      />
    );
  }
  return (
    <SkeletonDelay isLoading={!data} skeleton={<ReportSkeleton />} label={text.loading}>
      {data ? children(data) : null}
    </SkeletonDelay>
  );
}

const ReportSkeleton = () => (
  <div className={page} aria-hidden="true" data-item="">
    <div className={bones}>
      <Skeleton variant="title" width={120} />
      <Skeleton variant="row" lines={6} />
    </div>
    <div className={bones}>
      <Skeleton variant="block" height={2} />
      <Skeleton variant="title" width="60%" />
      <Skeleton variant="block" height={96} />
      <Skeleton lines={6} />
    </div>
  </div>
);
