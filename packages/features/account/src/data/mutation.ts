import type { ApiError } from '@hengce/api';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Options for `useMutation`; the error is always an ApiError, because `call` rejects with nothing else. */
export const mutation = <Body, Data>(
  mutationFn: (body: Body) => Promise<Data>,
): UseMutationOptions<Data, ApiError, Body> => ({ mutationFn });
