import { isApiError } from '@hengce/api';

/** There is no such thing, or the address names none. */
export const isAbsent = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
