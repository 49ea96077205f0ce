import type { Policy, PolicyStatus } from '../../shared/model/types';

/** Statuses of a document that is no longer to be relied on. */
export const over: readonly PolicyStatus[] = ['amended', 'repealed', 'expired'];

/** Whether a page must say that the document no longer holds. */
export const isOver = ({ status }: Pick<Policy, 'status'>): boolean => over.includes(status);
