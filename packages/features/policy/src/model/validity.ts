import { digestOf } from './digest';
import type { Policy, PolicyStatus } from './types';

/** No longer to be relied on. */
export const over: readonly PolicyStatus[] = ['amended', 'repealed', 'expired'];

/** Whether a page must say that the document no longer holds; what a third party says about that is not ours to say. */
export const isOver = (policy: Policy): boolean => over.includes(policy.status) && digestOf(policy) !== 'thirdParty';
