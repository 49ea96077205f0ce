import type { MatchGroup } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const timelineGroups = [
  'eligible',
  'waiting',
  'closed',
  'nearMiss',
  'toVerify',
] as const satisfies readonly MatchGroup[];
export type TimelineGroup = (typeof timelineGroups)[number];

export interface TimelineState {
  /** Null for all of them. */
  group: TimelineGroup | null;
}

/** A reload or a link shows the same days. */
export const timelineState: SearchStateCodec<TimelineState> = {
  parse: (params) => ({ group: timelineGroups.find((group) => group === params.get('group')) ?? null }),
  format: ({ group }) => new URLSearchParams(group ? { group } : {}),
};
