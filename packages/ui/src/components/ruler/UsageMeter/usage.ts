import type { RuleDrawing } from '../ruleDrawing';
import { linear } from '../scale';

export const usageVariants = ['row', 'stacked', 'bare'] as const;
export type UsageVariant = (typeof usageVariants)[number];

export const usagePurposes = ['quota', 'completeness'] as const;
export type UsagePurpose = (typeof usagePurposes)[number];

export type UsageLevel = 'normal' | 'high' | 'usedUp';

/** Urgency of a usage: high from four fifths on, then used up. A limit of 0 is used up from the start. */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (used >= limit) return 'usedUp';
  return used >= limit * 0.8 ? 'high' : 'normal';
}

/** Drawing of a quantity to be filled, such as completeness; it never warns. Empty where the limit is 0. */
export function drawProgress(value: number, limit: number): RuleDrawing {
  const at = limit > 0 ? linear(0, limit)(value) : 0;
  return {
    segments: [
      { from: 0, to: 1, tone: 'track' },
      { from: 0, to: at, tone: 'accent' },
    ],
    stops: [{ at, tone: 'accent', height: 10 }],
  };
}

const tones = { normal: 'fill', high: 'warning', usedUp: 'seal' } as const;

export function drawUsage(used: number, limit: number): RuleDrawing {
  const tone = tones[usageLevel(used, limit)];
  const at = limit > 0 ? linear(0, limit)(used) : 1;
  return {
    segments: [
      { from: 0, to: 1, tone: 'track' },
      { from: 0, to: at, tone },
    ],
    stops: [{ at, tone, height: 10 }],
  };
}
