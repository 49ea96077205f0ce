import type { MainComponents } from '@hengce/api/contract';
import { type Day, formatDay, parseDay } from '@hengce/text';
import type { PolicyRecord } from './PolicyRecord';
import { type WindowDays, windowOn } from './windows';

type Window = MainComponents['schemas']['PolicyWindow'];

/** First and last day (YYYY-MM-DD) of a round. */
interface Round {
  opens: string;
  closes: string;
}

/**
 * Round that is expected (预计) after a closed window: its own days in the first later year in which they have not ended, so that the first
 * may be past; null when its own are unknown, or its document ends before.
 *
 * @param effectiveTo last day (YYYY-MM-DD) of the document; null where it names none
 */
function expectedDays({ state, opensAt, closesAt }: Window, asOf: string, effectiveTo: string | null): Round | null {
  if (state !== 'closed' || opensAt === null) return null;
  const [own, year] = [opensAt, asOf].map((day) => Number(day.slice(0, 4))) as [number, number];
  for (const shift of [year - 1 - own, year - own, year + 1 - own]) {
    const opens = inYear(opensAt, own + shift);
    const closes = closesAt === null ? opens : inYear(closesAt, Number(closesAt.slice(0, 4)) + shift);
    const isLater = shift > 0 || (shift === 0 && opens > asOf);
    if (isLater && (opens > asOf || closes >= asOf))
      return effectiveTo === null || opens <= effectiveTo ? { opens, closes } : null;
  }
  return null;
}

/** First day (YYYY-MM-DD) of the round that is expected after a closed window, which may be past; null where none is expected. */
export const expectedRound = (window: Window, asOf: string, effectiveTo: string | null): string | null =>
  expectedDays(window, asOf, effectiveTo)?.opens ?? null;

/** Day (YYYY-MM-DD) ahead on which a closed window is expected to open again; null when none is expected, or it should be open by now. */
export function expectedOpening(window: Window, asOf: string, effectiveTo: string | null): string | null {
  const next = expectedRound(window, asOf, effectiveTo);
  return next !== null && next > asOf ? next : null;
}

const inYear = (day: string, year: number): string => {
  const moved = `${year}${day.slice(4)}`;
  return parseDay(moved) === null ? `${year}-02-28` : moved;
};

/** Year in which an item that is not open can be filed next; null where it is open, or no round is announced or expected. */
export function nextRoundYear(window: Window, asOf: string, effectiveTo: string | null): number | null {
  const day = window.state === 'upcoming' ? window.opensAt : expectedRound(window, asOf, effectiveTo);
  return day === null ? null : Number(day.slice(0, 4));
}

/** What of a document says whether another round is expected of it. */
export interface Called {
  /** Status on the day. */
  status: PolicyRecord['status'];
  effectiveTo: string | null;
  relations: readonly Pick<PolicyRecord['relations'][number], 'kind'>[];
}

const hasRounds: readonly Called['status'][] = ['in_force', 'unverified'];

/**
 * Window of a policy that matters on a day (`currentWindow`), with the last day of the round that should be open by now where it is closed.
 * No such round is expected of a notice, which calls for one only, nor of a document that is not in force.
 */
export function policyWindow(
  { status, effectiveTo, relations }: Called,
  windows: readonly WindowDays[],
  today: Day,
): Window {
  const window = windowOn(windows, today);
  if (!hasRounds.includes(status) || relations.some(({ kind }) => kind === 'notice_of')) return window;
  const asOf = formatDay(today);
  const round = expectedDays(window, asOf, effectiveTo);
  return round === null || round.opens > asOf ? window : { ...window, dueUntil: round.closes };
}
