import type { RuleDrawing } from '../ruleDrawing';
import { linear } from '../scale';

export const thresholdKinds = ['atLeast', 'atMost', 'between'] as const;
export type ThresholdKind = (typeof thresholdKinds)[number];

export interface Threshold {
  kind: ThresholdKind;
  /** 门槛；between 时为下限。 */
  threshold: number;
  /** between 的上限，含 */
  thresholdTo?: number;
  /** 自己的数值；不知道为 null。 */
  value: number | null;
  /** 尺的起止；不给则从0（有负数时从最小的数）到门槛与数值中最大的数的1.6倍。 */
  scale?: readonly [number, number];
}
export type Verdict = 'met' | 'unmet' | 'unknown';

/** Verdict of a value, unknown for null and NaN; the limits themselves are met, as 不低于, 不高于 and （含） say. */
export function judge({ kind, threshold, thresholdTo = threshold, value }: Threshold): Verdict {
  if (value === null || Number.isNaN(value)) return 'unknown';
  if (kind === 'atLeast') return value >= threshold ? 'met' : 'unmet';
  if (kind === 'atMost') return value <= threshold ? 'met' : 'unmet';
  return value >= threshold && value <= thresholdTo ? 'met' : 'unmet';
}

export interface ThresholdDrawing extends RuleDrawing {
  verdict: Verdict;
  /** Positions of the stops and the value, 0 to 1. */
  at: { threshold: number; thresholdTo: number | null; value: number | null };
}

/**
 * Drawing of a threshold: the passing part is ink; the value is a dot on it, a cross off it, or a dashed ring at the
 * start when unknown.
 */
export function drawThreshold(input: Threshold): ThresholdDrawing {
  const { kind, threshold, thresholdTo, value } = input;
  const highest = Math.max(threshold, thresholdTo ?? threshold, value ?? threshold);
  const [from, to] = input.scale ?? [Math.min(0, threshold, value ?? 0), highest * 1.6 || 1];
  const scale = linear(from, to);
  const stop = scale(threshold);
  const upper = kind === 'between' ? scale(thresholdTo ?? threshold) : null;
  const passes = kind === 'atLeast' ? [stop, 1] : kind === 'atMost' ? [0, stop] : [stop, upper ?? stop];
  const verdict = judge(input);
  const at = value === null || verdict === 'unknown' ? null : scale(value);
  return {
    verdict,
    at: { threshold: stop, thresholdTo: upper, value: at },
    segments: [
      { from: 0, to: 1, tone: 'track' },
      { from: passes[0] ?? 0, to: passes[1] ?? 1, tone: 'fill' },
    ],
    // A value that stands on its limit would hide it.
    stops: [stop, ...(upper === null ? [] : [upper])].map((share) => ({
      at: share,
      tone: 'fill',
      height: at !== null && Math.abs(at - share) < 0.03 ? 18 : 12,
    })),
    points: [
      at === null
        ? { at: 0, tone: 'control', shape: 'dashed', radius: 4.5, width: 1.5 }
        : { at, tone: verdict === 'met' ? 'success' : 'danger', shape: verdict === 'met' ? 'dot' : 'cross', radius: 4 },
    ],
  };
}

/**
 * Starts in px of labels that are centred over their marks (`at`, 0…1) but must neither touch nor leave a ruler of
 * `width`. Their order is that of the marks; at one place the first given stays left.
 */
export function separate(width: number, marks: readonly { at: number; size: number }[], gap = 8): number[] {
  const order = marks.map((mark, index) => ({ index, size: mark.size, start: mark.at * width - mark.size / 2 }));
  order.sort((a, b) => (marks[a.index]?.at ?? 0) - (marks[b.index]?.at ?? 0) || a.index - b.index);
  let free = 0;
  for (const label of order) {
    label.start = Math.max(free, label.start);
    free = label.start + label.size + gap;
  }
  let limit = width;
  for (const label of [...order].reverse()) {
    label.start = Math.max(0, Math.min(label.start, limit - label.size));
    limit = label.start - gap;
  }
  return order.sort((a, b) => a.index - b.index).map((label) => label.start);
}
