import { dayAt, dayOf } from './days';

export const deadlineStates = ['open', 'upcoming', 'rolling', 'closed', 'submitted', 'none'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

export interface Deadline {
  /** 申报中、即将开放、常年受理、已截止、已提交、未提供 */
  state: DeadlineState;
  /** 开放日，如2026-11-01 */
  opensAt?: string | null;
  /** 截止日，含当天 */
  closesAt?: string | null;
  /** 距截止的整天数；即将开放时为距开放的天数。不给则按日期算。 */
  daysLeft?: number | null;
  /** 现在 */
  now: Date;
}

/** Number of days left from which on, down to 0, line and words turn cinnabar. */
export const urgentDays = 14;
/** Length in days of a ruler without an opening day. */
const assumedDays = 60;

export interface DeadlineReading {
  state: DeadlineState;
  /** 还剩几天；不在申报中为 null。 */
  days: number | null;
  isUrgent: boolean;
  /** Position of now between opening (0) and stop (1); null without a now. */
  now: number | null;
}

/**
 * Values of a deadline for its ruler. Dates that contradict the state (open, but its last day is over) give `closed`;
 * open without a closing day and without daysLeft gives `none`.
 */
export function readDeadline({ state, opensAt, closesAt, daysLeft, now }: Deadline): DeadlineReading {
  const stop = closesAt ? dayOf(closesAt) : Number.NaN;
  const days = state === 'open' ? (daysLeft ?? (Number.isNaN(stop) ? null : stop - dayAt(now))) : null;
  if (state !== 'open') return { state, days: null, isUrgent: false, now: null };
  if (days === null || Number.isNaN(days)) return { state: 'none', days: null, isUrgent: false, now: null };
  if (days < 0) return { state: 'closed', days: null, isUrgent: false, now: null };
  const start = opensAt ? dayOf(opensAt) : Number.NaN;
  // Both the first and the last day count.
  const total = Number.isNaN(start) || Number.isNaN(stop) ? assumedDays : Math.max(1, stop - start + 1);
  return { state, days, isUrgent: days <= urgentDays, now: Math.min(1, Math.max(0, 1 - days / total)) };
}

/**
 * Deadline by the first dates of kind `opens` and `closes`: closed after its last day, upcoming before its first, else
 * open; none without a closing day.
 */
export function deadlineOf(milestones: readonly { kind: string; date: string }[], now: Date): Omit<Deadline, 'now'> {
  const of = (kind: string) => milestones.find((milestone) => milestone.kind === kind)?.date ?? null;
  const opensAt = of('opens');
  const closesAt = of('closes');
  const today = dayAt(now);
  if (closesAt && dayOf(closesAt) < today) return { state: 'closed', opensAt, closesAt };
  if (opensAt && dayOf(opensAt) > today) return { state: 'upcoming', opensAt, closesAt };
  return { state: closesAt ? 'open' : 'none', opensAt, closesAt };
}
