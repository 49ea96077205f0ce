import type { ClauseHit } from './ClauseHits';

/** Below the first a clause is no answer, below the second it may be of something else. */
const possibleFrom = 0.5;
const directFrom = 0.6;

export function graded(share: number): Pick<ClauseHit, 'probability' | 'grade' | 'features'> {
  const grade = share >= directFrom ? 'direct' : share >= possibleFrom ? 'possible' : 'none';
  return { probability: share, grade, features: { share } };
}
