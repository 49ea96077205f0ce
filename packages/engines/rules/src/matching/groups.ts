export const matchGroups = ['eligible', 'waiting', 'closed', 'nearMiss', 'toVerify', 'held', 'ineligible'] as const;
/**
 * Match group of an item for a firm on a day: of items whose conditions are met, only `eligible` can be filed now. `held`: the firm has the
 * title that the item gives, and cannot file for it now.
 * `closed` also holds those that never open again and have no unmet condition.
 */
export type Group = (typeof matchGroups)[number];

const byWindow: readonly Group[] = ['eligible', 'waiting', 'closed'];
/** Whether the window alone decides the group: the conditions are met, or the item is over and has no unmet condition. */
export const isDecidedByWindow = (group: Group): boolean => byWindow.includes(group);

/** Whether there is nothing to file for: the firm has it, or does not meet it. */
export const isOut = (group: Group): boolean => group === 'held' || group === 'ineligible';

/** State of an item's window (申报中、即将开放、常年受理、已截止、未提供). */
export type WindowState = 'open' | 'upcoming' | 'rolling' | 'closed' | 'none';

/** Window of an item; it is closed for good where it is closed and neither of its days is known. */
export interface Window {
  state: WindowState;
  opensAt?: string | null;
  closesAt?: string | null;
  /** Last day of a round that should be open by now though no notice of it is known; only of a closed one. */
  dueUntil?: string;
}

/** Whether an item never opens again. */
export const isOver = ({ state, opensAt, closesAt }: Window): boolean =>
  state === 'closed' && opensAt === null && closesAt === null;

/** Whether a firm may get an item, now or when it opens again: no condition is unmet. */
export const isObtainable = ({ group, window }: { group: Group; window: Window }): boolean =>
  !isOver(window) && (isDecidedByWindow(group) || group === 'toVerify');
