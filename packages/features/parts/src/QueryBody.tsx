'use client';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { SkeletonDelay } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure, type QueryFailureProps } from './QueryFailure';

export interface QueryBodyProps<Data> extends Pick<QueryFailureProps, 'size' | 'headingLevel' | 'isLine'> {
  /** Query whose data is shown. */
  query: UseQueryResult<Data>;
  /** Further queries that have to succeed. */
  also?: readonly UseQueryResult<unknown>[];
  text: { loading: string; failedTitle: string; failedKept?: string };
  skeleton: ReactNode;
  /** Empty state, shown in place of the content where it is given. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Content of a query: what `children` makes of its data, or the skeleton while it loads. A failure, with a retry, goes
 * before both, and so does `empty` where it is given. The queries of `also` must load too.
 */
export function QueryBody<Data>({
  query,
  also = [],
  text,
  skeleton,
  empty,
  children,
  ...failure
}: QueryBodyProps<Data>) {
  const queries = [...also, query];
  const failed = queries.find(hasOnlyFailed);
  const { data } = query;
  if (failed) return <QueryFailure {...failure} query={failed} title={text.failedTitle} kept={text.failedKept} />;
  if (empty) return empty;
  return (
    <SkeletonDelay isLoading={queries.some((each) => !each.data)} skeleton={skeleton} label={text.loading}>
      {data ? children(data) : null}
    </SkeletonDelay>
  );
}
