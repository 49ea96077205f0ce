import type { MatchProject } from '@hengce/api';

/** Numbers of duties before the start of the project: those not done or unknown, and those missed for good. */
export function beforeStart({ duties }: MatchProject): { open: number; missed: number } {
  const states = duties.flatMap(({ duty }) => (duty.phase === 'before' ? [duty.state] : []));
  return {
    open: states.filter((state) => state === 'due' || state === 'unknown').length,
    missed: states.filter((state) => state === 'missed').length,
  };
}
