import { isApiError } from '@hengce/api';

/** Whether an error means that the thing does not exist, or that the address is invalid. */
export const isAbsent = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
