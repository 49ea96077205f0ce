import { dateOf, dayAt, dayOf } from './days';
import { type Deadline, readDeadline } from './deadline';
import type { RuleDrawing } from './ruleDrawing';
import { linear, type Scale } from './scale';

export interface TimeAxis {
  from: number;
  to: number;
  scale: Scale;
  today: number;
  weeks: number[];
  months: { at: number; month: number; year: number; isNewYear: boolean }[];
}

const before = 11;
const shortest = 76;
const longest = 370;
const room = 20;

/** The shared axis of several deadlines: a little of what has passed, and on to the last date, with room for its words. */
export function timeAxis(dates: readonly (string | null | undefined)[], now: Date): TimeAxis {
  const today = dayAt(now);
  const days = dates.flatMap((date) => (date ? [dayOf(date)] : [])).filter(Number.isFinite);
  const from = today - before;
  const to = Math.min(Math.max(today + shortest, ...days.map((day) => day + room)), today + longest);
  const scale = linear(from, to);
  const months: TimeAxis['months'] = [];
  const weeks: number[] = [];
  for (let day = from; day <= to; day++) {
    const date = dateOf(day);
    // Beyond half a year weeks are too fine to be seen.
    if ((day - from) % 7 === 0 && to - from < 190) weeks.push(scale(day));
    if (date.day === 1)
      months.push({ at: scale(day), month: date.month, year: date.year, isNewYear: date.month === 1 });
  }
  return { from, to, scale, today: scale(today), weeks, months };
}

export interface TimeRowLabel {
  at: number;
  /** Which side of its mark the words stand on. */
  side: 'start' | 'end';
  kind: 'opens' | 'closes' | 'rolling' | 'mark' | 'none';
  index: number;
}

/** One row on the shared axis. */
export function drawTimeRow(
  deadline: Deadline,
  marks: readonly { date: string }[],
  axis: TimeAxis,
): { drawing: RuleDrawing; labels: TimeRowLabel[] } {
  const { state, isUrgent } = readDeadline(deadline);
  const { scale, today } = axis;
  const opens = deadline.opensAt ? scale(dayOf(deadline.opensAt)) : 0;
  const closes = deadline.closesAt ? scale(dayOf(deadline.closesAt)) : 1;
  // Words go to the right of their mark while there is room for them.
  const after = (at: number): 'start' | 'end' => (at > 0.82 ? 'start' : 'end');
  if (marks.length > 0) {
    const at = marks.map((mark) => scale(dayOf(mark.date)));
    return {
      drawing: {
        segments: [{ from: today, to: Math.max(today, ...at), tone: 'muted', width: 1 }],
        points: at.map((share) => ({ at: share, tone: 'tick', shape: 'hollow', radius: 3, width: 1.5 })),
      },
      labels: at.map((share, index) => ({ at: share, side: after(share), kind: 'mark', index })),
    };
  }
  switch (state) {
    case 'open': {
      const tone = isUrgent ? 'seal' : 'fill';
      return {
        drawing: {
          segments: [
            { from: Math.min(opens, today), to: today, tone: 'track' },
            { from: today, to: closes, tone, isDrawn: true },
          ],
          stops: [{ at: closes, tone, height: 12 }],
        },
        labels: [{ at: closes, side: after(closes), kind: 'closes', index: 0 }],
      };
    }
    case 'upcoming':
      return {
        drawing: {
          segments: [{ from: opens, to: closes, tone: 'tick', isDashed: true }],
          stops: [
            { at: opens, tone: 'tick', height: 12 },
            ...(deadline.closesAt ? [{ at: closes, tone: 'tick' as const, height: 12 }] : []),
          ],
        },
        labels: [
          { at: opens, side: 'start', kind: 'opens', index: 0 },
          ...(deadline.closesAt ? [{ at: closes, side: after(closes), kind: 'closes' as const, index: 0 }] : []),
        ],
      };
    case 'rolling':
      return {
        drawing: { segments: [{ from: today, to: 1, tone: 'tick', width: 1.5 }], hasArrow: true },
        labels: [{ at: 1, side: 'start', kind: 'rolling', index: 0 }],
      };
    case 'closed':
      return {
        drawing: { segments: [{ from: 0, to: Math.min(closes, today), tone: 'muted', width: 1 }] },
        labels: [{ at: Math.min(closes, today), side: 'end', kind: 'closes', index: 0 }],
      };
    case 'submitted':
      return {
        drawing: {
          segments: [{ from: Math.min(today, closes), to: closes, tone: 'muted', width: 1 }],
          points: [{ at: closes, tone: 'tick', shape: 'dot', radius: 3 }],
        },
        labels: [{ at: closes, side: after(closes), kind: 'closes', index: 0 }],
      };
    case 'none':
      return { drawing: { segments: [] }, labels: [{ at: today, side: 'end', kind: 'none', index: 0 }] };
  }
}
