'use client';
import { LoadFailure, type LoadFailureProps } from '@hengce/ui';

export interface QueryFailureProps extends Omit<LoadFailureProps, 'error' | 'onRetry'> {
  /** The query that failed, or waits for the network. */
  query: { error: unknown; refetch: () => unknown };
}

/** Failure of a query, and the way to ask again. */
export const QueryFailure = ({ query, ...shown }: QueryFailureProps) => (
  <LoadFailure {...shown} error={query.error} onRetry={() => void query.refetch()} />
);
