import type { ChartElement } from '../scene/scene';

/**
 * Ends and step of a value axis that holds these values, with three to seven steps of 1, 2 or 5 times a power of ten; 0
 * is always on it. Absent values are left out.
 */
export function axisOf(values: (number | null)[]): ChartElement['axis'] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const greatest = Math.max(0, ...known);
  // Without any figure the axis still has ends.
  const high = greatest - low < 1e-9 ? 1 : greatest;
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const ends = { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step };
  // A figure too small to be divided is still below zero.
  if (low < ends.from) ends.from -= step;
  // The number over the highest bar needs room.
  return { ...ends, to: greatest > ends.to - step * 0.3 ? ends.to + step : ends.to, step };
}
