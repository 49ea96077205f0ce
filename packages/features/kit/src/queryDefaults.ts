import type { ApiError } from '@hengce/api';
import type { QueryClient } from '@tanstack/react-query';

/** First part of all our query keys, so that a partner's queries are neither affected nor configured. */
export const queryScope = 'hc';

/**
 * Sets our defaults on the host's client, for our keys only: fresh for a minute, retried twice when the network or the
 * server failed, not read again when the window gets the focus.
 */
export function setHengceQueryDefaults(client: QueryClient): void {
  client.setQueryDefaults([queryScope], {
    staleTime: 60_000,
    retry: (failures, error) => failures < 2 && ['network', 'server'].includes((error as ApiError).kind),
    refetchOnWindowFocus: false,
  });
}
