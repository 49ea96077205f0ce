import { dayAt, dayOf } from '../days';
import { type Deadline, readDeadline } from '../deadline';
import { estimateWidth, fitMarks, type Mark, minimumGaps, placeAbove } from '../labels';
import type { RuleDrawing, RuleTone } from '../ruleDrawing';
import { bent } from '../scale';

export interface AxisMark extends Mark {
  label: string;
  /** 12月31日 */
  words: string;
  kind: string;
}
/** Tone of the axis: seal, ink for samples, muted for documents out of force. */
export type AxisTone = 'seal' | 'ink' | 'muted';

export interface AxisInput {
  marks: AxisMark[];
  deadline: Deadline;
  /** px */
  width: number;
  tone: AxisTone;
  /** Whether at most four marks are shown, as on phones. */
  isNarrow: boolean;
  today: string;
  remaining: string;
}
export interface DocumentAxis {
  drawing: RuleDrawing;
  labels: { mark: AxisMark; at: number; isLast: boolean }[];
  /** Positions of break marks, in the middle of parts that are drawn much too short. */
  breaks: number[];
  /** Start of the words above the line, px. */
  above: { today: number | null; remaining: number | null };
}

const inks = {
  seal: { line: 'seal', past: 'sealSoft', live: 'seal' },
  // A sample has no red header; the days that are left are cinnabar as anywhere.
  ink: { line: 'fill', past: 'sealSoft', live: 'seal' },
  muted: { line: 'muted', past: 'track', live: 'muted' },
} as const satisfies Record<AxisTone, { line: RuleTone; past: RuleTone; live: RuleTone }>;

const stopOf = (mark: AxisMark) => (mark.kind === 'closes' ? { height: 17, width: 3 } : { height: 9, width: 1 });

/** Mark where an axis begins that begins today: no date of the document, so no stop and no words. */
const start = { kind: 'today', label: '', words: '', width: 0, priority: -1 };

/** Least share of the axis for the current application window and what follows from it. */
const cycleShare = 0.5;

function withCycle(marks: readonly AxisMark[], gaps: number[], opens: number): number[] {
  const from = marks.findIndex(({ day }) => day === opens);
  const to = marks.findLastIndex(({ kind }) => kind !== 'expires' && kind !== 'effective');
  if (from < 0 || to <= from) return gaps;
  const isWithin = (i: number) => i >= from && i < to;
  const sum = (within: boolean) => gaps.reduce((all, gap, i) => (isWithin(i) === within ? all + gap : all), 0);
  const factor = Math.min(cycleShare, 1 - sum(false)) / sum(true);
  return factor > 1 ? gaps.map((gap, i) => (isWithin(i) ? gap * factor : gap)) : gaps;
}

/**
 * Layout of a document's red line as the axis of its dates; positions are px, in the drawing 0…1. Pure: everything that
 * can be seen is in the result.
 */
export function documentAxis({ marks, deadline, width, tone, isNarrow, today, remaining }: AxisInput): DocumentAxis {
  const { line, past, live } = inks[tone];
  const reading = readDeadline(deadline);
  const fitting = fitMarks(
    marks.filter((mark) => !Number.isNaN(mark.day)),
    width,
    isNarrow ? 4 : undefined,
  );
  const now = dayAt(deadline.now);
  const isAhead = (reading.state === 'open' || reading.state === 'upcoming') && now < (fitting[0]?.day ?? now);
  // Dates that are all to come are measured from today.
  const kept = isAhead ? [{ ...start, day: now }, ...fitting] : fitting;
  const opens = deadline.opensAt ? dayOf(deadline.opensAt) : Number.NaN;
  const closes = deadline.closesAt ? dayOf(deadline.closesAt) : Number.NaN;
  const { at, isBroken, scale } = bent(
    kept.map((mark) => mark.day),
    withCycle(
      kept,
      minimumGaps(kept).map((gap) => gap / Math.max(1, width)),
      opens,
    ),
  );
  const labels = kept
    .map((mark, index) => ({ mark, at: at[index] ?? 0, isLast: kept.length > 1 && index === kept.length - 1 }))
    .filter(({ mark }) => mark.kind !== start.kind);
  const drawing: RuleDrawing = {
    segments: [{ from: 0, to: 1, tone: line, width: kept.length > 1 ? 1 : 2 }],
    stops: labels
      .filter(({ mark }) => mark.kind !== 'rolling')
      .map(({ mark, at: share }) => ({ at: share, tone: line, ...stopOf(mark) })),
    points: [],
    hasArrow: reading.state === 'rolling',
    arrowTone: line,
  };
  const breaks = isBroken.flatMap((broken, i) => (broken ? [((at[i] ?? 0) + (at[i + 1] ?? 0)) / 2] : []));
  const axis = { drawing, labels, breaks, above: { today: null, remaining: null } };
  if (kept.length < 2 || (reading.state !== 'open' && reading.state !== 'upcoming' && reading.state !== 'closed'))
    return axis;
  const here = scale(now);
  const stop = scale(closes);
  const [todaySize, remainingSize] = [estimateWidth(today), estimateWidth(remaining)];
  if (reading.state === 'closed') {
    const end = Math.min(Math.max(0, stop * width - remainingSize / 2), width - remainingSize);
    return Number.isNaN(closes) ? axis : { ...axis, above: { today: null, remaining: end } };
  }
  drawing.points = [{ at: here, tone: live, shape: 'hollow', radius: 4.5, width: 2 }];
  if (reading.state === 'upcoming' || Number.isNaN(closes))
    return {
      ...axis,
      above: { today: placeAbove(here * width, here * width, width, todaySize, 0).today, remaining: null },
    };
  const from = Number.isNaN(opens) ? here : Math.min(here, scale(opens));
  drawing.segments.push(
    { from, to: here, tone: past, width: 3 },
    { from: here, to: stop, tone: live, width: 3, isDrawn: true },
  );
  // A break mark on the live stretch would be read as part of it.
  return {
    ...axis,
    breaks: breaks.filter((share) => share < from || share > stop),
    above: placeAbove(here * width, stop * width, width, todaySize, remainingSize),
  };
}
