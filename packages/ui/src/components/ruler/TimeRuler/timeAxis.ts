import { dateOf, dayAt, dayOf } from '../days';
import { type Deadline, readDeadline } from '../deadline';
import type { RuleDrawing } from '../ruleDrawing';
import { linear, type Scale } from '../scale';

export interface TimeAxis {
  from: number;
  to: number;
  scale: Scale;
  today: number;
  weeks: number[];
  months: TimeAxisMonth[];
}
export interface TimeAxisMonth {
  at: number;
  month: number;
  year: number;
  isNewYear: boolean;
  /** Room for its name: everywhere, only on a wide axis, or nowhere (then it is a tick). */
  fits: 'always' | 'wide' | 'never';
}

/** Least days from now to the end of the axis. */
const shortest = 28;
const longest = 370;
const withRoom = 1.3;
/** Largest number of days before now on the axis; else a seventh of those after. */
const before = 11;
/** Widths of the axis in px on which names of months are placed; narrowAxis is the narrowest that bears words on its rows. */
const narrowAxis = 400;
const wideAxis = 640;
const rowWords = 0.2;

/** Positions of the months whose names have room beside each other and before the end. The first of a year goes before the others. */
function named(months: readonly Omit<TimeAxisMonth, 'fits'>[], today: number, axis: number): Set<number> {
  const taken: [number, number][] = [];
  const isFree = (from: number, to: number) => to <= 1 && taken.every(([start, end]) => to <= start || from >= end);
  const result = new Set<number>();
  for (const { at, isNewYear } of [...months].sort((a, b) => Number(b.isNewYear) - Number(a.isNewYear))) {
    const to = at + (isNewYear ? 74 : 40) / axis;
    // What has passed needs no name; 今天 stands there.
    if (at < today || !isFree(at, to)) continue;
    taken.push([at, to]);
    result.add(at);
  }
  return result;
}

/**
 * Shared axis of several deadlines: a little of the past, and on to the last date with room for its words, at least
 * four weeks and at most a year.
 */
export function timeAxis(dates: readonly (string | null | undefined)[], now: Date): TimeAxis {
  const today = dayAt(now);
  const days = dates.flatMap((date) => (date ? [dayOf(date)] : [])).filter(Number.isFinite);
  const furthest = Math.max(0, ...days.map((day) => day - today));
  const ahead = Math.min(Math.max(shortest, Math.ceil(furthest * withRoom)), longest);
  const from = today - Math.min(before, Math.ceil(ahead / 7));
  const to = today + ahead;
  const scale = linear(from, to);
  const months: Omit<TimeAxisMonth, 'fits'>[] = [];
  const weeks: number[] = [];
  for (let day = from; day <= to; day++) {
    const date = dateOf(day);
    // Beyond half a year weeks are too fine to be seen.
    if ((day - from) % 7 === 0 && to - from < 190) weeks.push(scale(day));
    if (date.day === 1)
      months.push({ at: scale(day), month: date.month, year: date.year, isNewYear: date.month === 1 });
  }
  const always = named(months, scale(today), narrowAxis);
  const wide = named(months, scale(today), wideAxis);
  const fits = ({ at }: { at: number }) => (always.has(at) ? 'always' : wide.has(at) ? 'wide' : 'never');
  return {
    from,
    to,
    scale,
    today: scale(today),
    weeks,
    months: months.map((month) => ({ ...month, fits: fits(month) })),
  };
}

export interface TimeRowLabel {
  at: number;
  /** Side of the mark on which the words are. */
  side: 'start' | 'end';
  kind: 'opens' | 'closes' | 'rolling' | 'mark' | 'none';
  index: number;
}

/** Side of a mark on which its words are: to the right while there is room for them. */
const after = (at: number): 'start' | 'end' => (at > 0.82 ? 'start' : 'end');

/** Labels of marks. Of two close together the words of the first go before it, or are left to the sentence when now stands there. */
function markLabels(at: readonly number[], today: number): TimeRowLabel[] {
  const labels: TimeRowLabel[] = [];
  let free = today;
  at.forEach((share, index) => {
    const next = at[index + 1] ?? 2;
    const start = share - rowWords >= free;
    const end = share + rowWords <= Math.min(1, next);
    const side = end && after(share) === 'end' ? 'end' : start ? 'start' : null;
    if (side) labels.push({ at: share, side, kind: 'mark', index });
    free = side === 'end' ? share + rowWords : share;
  });
  return labels;
}

/**
 * Drawing of one row on the axis that all rows share, and its labels: a ring for each of its marks, or without marks
 * the line of its deadline.
 */
export function drawTimeRow(
  deadline: Deadline,
  marks: readonly { date: string }[],
  axis: TimeAxis,
): { drawing: RuleDrawing; labels: TimeRowLabel[] } {
  const { state, isUrgent } = readDeadline(deadline);
  const { scale, today } = axis;
  const opens = deadline.opensAt ? scale(dayOf(deadline.opensAt)) : 0;
  const closes = deadline.closesAt ? scale(dayOf(deadline.closesAt)) : 1;
  if (marks.length > 0) {
    const at = marks.map((mark) => scale(dayOf(mark.date)));
    return {
      drawing: {
        segments: [{ from: today, to: Math.max(today, ...at), tone: 'muted', width: 1 }],
        points: at.map((share) => ({ at: share, tone: 'tick', shape: 'hollow', radius: 3, width: 1.5 })),
      },
      labels: markLabels(at, today),
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
          // Before the line, unless now is there.
          { at: opens, side: opens - rowWords < today ? 'end' : 'start', kind: 'opens', index: 0 },
          ...(deadline.closesAt && (opens - rowWords >= today || closes - opens >= rowWords)
            ? [{ at: closes, side: after(closes), kind: 'closes' as const, index: 0 }]
            : []),
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
        // After now, whose line would cross the words.
        labels: [{ at: today, side: 'end', kind: 'closes', index: 0 }],
      };
    case 'submitted':
      return {
        drawing: {
          segments: [{ from: Math.min(today, closes), to: closes, tone: 'muted', width: 1 }],
          points: [{ at: closes, tone: 'tick', shape: 'dot', radius: 3 }],
        },
        labels: [{ at: Math.max(closes, today), side: after(closes), kind: 'closes', index: 0 }],
      };
    case 'none':
      return { drawing: { segments: [] }, labels: [{ at: today, side: 'end', kind: 'none', index: 0 }] };
  }
}
