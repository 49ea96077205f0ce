import type { MainComponents } from '@hengce/api/contract';
import { type Day, formatDay, parseDay } from './dates';
import type { WindowRecord } from './PolicyRecord';

type PolicyWindow = MainComponents['schemas']['PolicyWindow'];

/** A window in days. `opensAt` null: open since publication. `closesAt` null: rolling. */
export interface WindowDays {
  opensAt: Day | null;
  closesAt: Day | null;
}

export function windowDays(window: WindowRecord): WindowDays {
  return { opensAt: parseDay(window.opensAt), closesAt: window.kind === 'rolling' ? null : parseDay(window.closesAt) };
}

const noWindow: PolicyWindow = { state: 'none', opensAt: null, closesAt: null, daysLeft: null };

/**
 * The window that matters on a day: an open one that closes first, else a rolling one, else the next to open, else the last that closed.
 * The closing day itself is open.
 */
export function windowOn(windows: readonly WindowDays[], today: Day): PolicyWindow {
  let best: { rank: number; order: number; window: PolicyWindow } | null = null;
  for (const { opensAt, closesAt } of windows) {
    const candidate = stateOf(opensAt, closesAt, today);
    if (best === null || candidate.rank < best.rank || (candidate.rank === best.rank && candidate.order < best.order))
      best = candidate;
  }
  return best?.window ?? noWindow;
}

function stateOf(
  opensAt: Day | null,
  closesAt: Day | null,
  today: Day,
): { rank: number; order: number; window: PolicyWindow } {
  const dates = {
    opensAt: opensAt === null ? null : formatDay(opensAt),
    closesAt: closesAt === null ? null : formatDay(closesAt),
  };
  if (closesAt !== null && closesAt < today) {
    return { rank: 3, order: -closesAt, window: { state: 'closed', ...dates, daysLeft: null } };
  }
  if (opensAt !== null && opensAt > today) {
    return { rank: 2, order: opensAt, window: { state: 'upcoming', ...dates, daysLeft: opensAt - today } };
  }
  if (closesAt === null) return { rank: 1, order: 0, window: { state: 'rolling', ...dates, daysLeft: null } };
  return { rank: 0, order: closesAt, window: { state: 'open', ...dates, daysLeft: closesAt - today } };
}
