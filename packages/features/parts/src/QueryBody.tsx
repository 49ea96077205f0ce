'use client';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { SkeletonDelay } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure, type QueryFailureProps } from './QueryFailure';

export interface QueryBodyProps<Data> extends Pick<QueryFailureProps, 'size' | 'headingLevel' | 'isLine'> {
  /** What is shown. */
  query: UseQueryResult<Data>;
  /** What has to be read for it besides. */
  also?: readonly UseQueryResult<unknown>[];
  text: { loading: string; failedTitle: string; failedKept?: string };
  skeleton: ReactNode;
  /** In place of it, where that is known: why there is nothing to show. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Part of a page that is read from the server: its skeleton meanwhile, or why it could not be read and the way to try again. */
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
