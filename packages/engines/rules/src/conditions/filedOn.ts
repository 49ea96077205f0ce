import { isToFiling } from './carriedOver';
import type { Cond } from './rule';
import { withLeaves } from './withLeaves';

/**
 * Condition of a round ahead with its first day (YYYY-MM-DD): how long it has been since a date (登记注册满1年), and months to the day
 * of application, are reckoned to that day, which may only be expected. The same object where nothing is reckoned.
 */
export const filedOn = (cond: Cond, day: string, isExpected = false): Cond =>
  withLeaves(cond, (leaf) => {
    if (leaf.k === 'attest') return isToFiling(leaf.title) ? { ...leaf, filedFrom: day } : leaf;
    const isSince = leaf.k === 'cmp' && (leaf.left.k === 'monthsSince' || leaf.left.k === 'daysSince');
    return isSince ? { ...leaf, filedFrom: day, ...(isExpected ? { isExpected } : {}) } : leaf;
  });
