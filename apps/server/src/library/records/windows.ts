import type { MainComponents } from '@hengce/api/contract';
import { type Day, formatDay, parseDay } from '@hengce/text';
import type { WindowRecord } from './PolicyRecord';

type PolicyWindow = MainComponents['schemas']['PolicyWindow'];

/** A window in days. `opensAt` null: open since publication. `closesAt` null: rolling, or closed on a day that nobody named. */
export interface WindowDays {
  opensAt: Day | null;
  closesAt: Day | null;
  isOver?: true;
}

export function windowDays(window: WindowRecord): WindowDays {
  if (window.kind === 'over') return { opensAt: null, closesAt: null, isOver: true };
  return { opensAt: parseDay(window.opensAt), closesAt: window.kind === 'rolling' ? null : parseDay(window.closesAt) };
}

/** A window with the move that led to its present end. */
export interface MovedWindow extends WindowDays {
  /** Last day before any move. */
  announced: Day | null;
  moves: { from: Day; to: Day; by: WindowRecord }[];
}

/**
 * Windows after extensions: an extended one ends on its later day only. Those of a notice and of its extensions may
 * come together.
 */
export const effectiveWindows = (windows: readonly WindowRecord[]): WindowDays[] =>
  movedWindows(windows).map(({ announced: _, moves: __, ...days }) => days);

/** Windows after extensions, like effectiveWindows, with their moves; of two records of one move the first. */
export function movedWindows(windows: readonly WindowRecord[]): MovedWindow[] {
  const moved = (record: WindowRecord): MovedWindow => {
    const days = windowDays(record);
    return { ...days, announced: days.closesAt, moves: [] };
  };
  const announced = windows.filter(({ kind }) => kind !== 'extended').map(moved);
  const extended = windows.filter(({ kind }) => kind === 'extended').map((by) => ({ by, ...windowDays(by) }));
  const later = (a: WindowDays, b: WindowDays) => (b.closesAt ?? 0) - (a.closesAt ?? 0);
  for (const { by, opensAt, closesAt } of extended.sort((a, b) => later(b, a))) {
    const [before] = announced
      .filter((each) => each.closesAt !== null && closesAt !== null && each.closesAt <= closesAt)
      .filter((each) => opensAt === null || each.opensAt === opensAt)
      .sort(later);
    if (!before) announced.push(moved(by));
    else if (before.closesAt !== null && closesAt !== null && before.closesAt !== closesAt) {
      before.moves.push({ from: before.closesAt, to: closesAt, by });
      before.closesAt = closesAt;
    }
  }
  return announced;
}

/**
 * State of a window on a day. `daysLeft` counts to the end of an open one or the start of an upcoming one, else null;
 * `urgency` orders states and, inside each, windows: smaller is more urgent.
 */
export interface WindowOnDay {
  state: PolicyWindow['state'];
  window: WindowDays;
  daysLeft: number | null;
  urgency: number;
}

const noWindow: WindowOnDay = {
  state: 'none',
  window: { opensAt: null, closesAt: null },
  daysLeft: null,
  urgency: 4e6,
};

/**
 * The window that matters on a day: an open one that closes first, else a rolling one, else the next to open, else the
 * last that closed; state `none` without windows. The closing day itself is open.
 */
export function currentWindow(windows: readonly WindowDays[], today: Day): WindowOnDay {
  let best: WindowOnDay | null = null;
  for (const window of windows) {
    const candidate = onDay(window, today);
    if (best === null || candidate.urgency < best.urgency) best = candidate;
  }
  return best ?? noWindow;
}

/** Window that matters on a day (`currentWindow`), in the form of the contract. */
export function windowOn(windows: readonly WindowDays[], today: Day): PolicyWindow {
  const { state, window, daysLeft } = currentWindow(windows, today);
  const iso = (day: Day | null) => (day === null ? null : formatDay(day));
  return { state, opensAt: iso(window.opensAt), closesAt: iso(window.closesAt), daysLeft };
}

/** A million days apart, so that states never mix; days count up to about a hundred thousand. */
function onDay(window: WindowDays, today: Day): WindowOnDay {
  const { opensAt, closesAt } = window;
  if (window.isOver) return { state: 'closed', window, daysLeft: null, urgency: 6e6 };
  if (closesAt !== null && closesAt < today)
    return { state: 'closed', window, daysLeft: null, urgency: 6e6 - closesAt };
  if (opensAt !== null && opensAt > today) {
    return { state: 'upcoming', window, daysLeft: opensAt - today, urgency: 2e6 + opensAt };
  }
  if (closesAt === null) return { state: 'rolling', window, daysLeft: null, urgency: 1e6 };
  return { state: 'open', window, daysLeft: closesAt - today, urgency: closesAt };
}
