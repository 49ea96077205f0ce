import type { ApiError } from '@hengce/api';
import type { UseMutationOptions } from '@tanstack/react-query';
import { queryScope } from './queryDefaults';

/** Key of a query of the main API: its operation and its parameters. Features with the same query share the result. */
export const mainKey = (operation: string, ...asked: unknown[]) => [queryScope, 'main', operation, ...asked];

/** Options for `useMutation`; the error is always an ApiError, because `call` rejects with nothing else. */
export const apiMutation = <Body, Data>(
  mutationFn: (body: Body) => Promise<Data>,
): UseMutationOptions<Data, ApiError, Body> => ({ mutationFn });

/** Whether a query failed, or waits for the network, and has nothing from before to show. */
export const hasOnlyFailed = (query: { isError: boolean; isPaused: boolean; data: unknown }): boolean =>
  (query.isError || query.isPaused) && !query.data;
