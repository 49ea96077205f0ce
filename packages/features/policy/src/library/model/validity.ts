import type { Policy, PolicyStatus } from '../../shared/model/types';

/** Statuses of a document that is no longer in force. */
export const over: readonly PolicyStatus[] = ['amended', 'repealed', 'expired'];

/** Whether a page must say that the document is no longer in force. */
export const isOver = ({ status }: Pick<Policy, 'status'>): boolean => over.includes(status);
