import type { MatchGroup } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const timelineGroups = [
  'eligible',
  'waiting',
  'closed',
  'nearMiss',
  'toVerify',
  'held',
] as const satisfies readonly MatchGroup[];
export type TimelineGroup = (typeof timelineGroups)[number];

export interface TimelineState {
  /** Match group; null for all. */
  group: TimelineGroup | null;
}

/** State of the page in its address: the match group shown; null, for all, when absent or unknown. */
export const timelineState: SearchStateCodec<TimelineState> = {
  parse: (params) => ({ group: timelineGroups.find((group) => group === params.get('group')) ?? null }),
  format: ({ group }) => new URLSearchParams(group ? { group } : {}),
};
