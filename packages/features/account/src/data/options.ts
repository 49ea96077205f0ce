import type { ApiError } from '@hengce/api';
import { queryScope } from '@hengce/feature-kit';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Key of a query of the main API: its operation and what it is asked. */
export const key = (operation: string, ...init: unknown[]) => [queryScope, 'main', operation, ...init];

/** Options for `useMutation`; the error is always an ApiError, because `call` rejects with nothing else. */
export const mutation = <Body, Data>(
  mutationFn: (body: Body) => Promise<Data>,
): UseMutationOptions<Data, ApiError, Body> => ({ mutationFn });
