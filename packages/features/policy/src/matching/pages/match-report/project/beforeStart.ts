import type { MatchProject } from '@hengce/api';

/** How much has to be done before the project is begun: still open, and missed for good. */
export function beforeStart({ duties }: MatchProject): { open: number; missed: number } {
  const states = duties.flatMap(({ duty }) => (duty.phase === 'before' ? [duty.state] : []));
  return {
    open: states.filter((state) => state === 'due' || state === 'unknown').length,
    missed: states.filter((state) => state === 'missed').length,
  };
}
