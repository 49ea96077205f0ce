import { scaleLinear } from '@visx/scale';

export const stepCount = 7;

/** Round bounds between the seven steps, at most six; fewer where the values need fewer, none where all are equal. */
export function boundsOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!(low < high)) return [];
  const scale = scaleLinear<number>({ domain: [low, high] });
  for (let wanted = stepCount; wanted > 0; wanted--) {
    const bounds = scale.ticks(wanted).filter((bound) => bound > low && bound < high);
    if (bounds.length < stepCount) return bounds;
  }
  return [];
}

/** Bounds with about as many values in each step, at most six, for figures of which a few are far above the rest. */
export function evenBounds(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (step: number) => sorted[Math.floor((step * sorted.length) / stepCount)] ?? 0;
  const bounds = new Set(Array.from({ length: stepCount - 1 }, (_, index) => at(index + 1)));
  return [...bounds].filter((bound) => bound > (sorted[0] ?? 0));
}

/**
 * Step of a value, 1 to 7. A bound belongs to the step above it; with fewer bounds the steps in use spread over the
 * ramp, without any all values are in the middle one.
 */
export function stepOf(value: number, bounds: readonly number[]): number {
  const place = bounds.filter((bound) => value >= bound).length;
  return bounds.length === 0 ? 4 : 1 + Math.round((place * (stepCount - 1)) / bounds.length);
}
