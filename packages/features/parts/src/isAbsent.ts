import { isApiError } from '@hengce/api';

/** Whether an error says that there is no such thing, or that the address names none. */
export const isAbsent = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
