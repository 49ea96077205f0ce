'use client';
import { LoadFailure, type LoadFailureProps } from '@hengce/ui';

export interface QueryFailureProps extends Omit<LoadFailureProps, 'error' | 'onRetry'> {
  /** Query that failed, or waits for the network. */
  query: { error: unknown; refetch: () => unknown };
}

/** Failure of a query, with a retry. */
export const QueryFailure = ({ query, ...shown }: QueryFailureProps) => (
  <LoadFailure {...shown} error={query.error} onRetry={() => void query.refetch()} />
);
