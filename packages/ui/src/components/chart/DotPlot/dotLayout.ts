import { scaleLinear } from '@visx/scale';
import { estimateWidth } from '../../ruler/labels';
import { isKnown } from '../chartOptions';
import { spread } from '../spread';

export interface DotLayout {
  ticks: number[];
  /** Positions of the first and the last dot, px. */
  span: readonly [number, number];
  /** Centre of each series' dot, px; null where its value is missing. */
  dots: (number | null)[];
  /** Labels of the values, one for each wording, however many series share it. */
  labels: { words: string; x: number }[];
}

const inset = 8;
const dotSize = 12;

/**
 * Positions of a row's dots, px. Each row has its own scale, because its unit is its own; it leaves room on both sides,
 * and starts no lower than zero where no value is negative. Dots that would overlap are side by side.
 */
export function dotLayout(
  values: readonly (number | null)[],
  width: number,
  format: (value: number) => string,
): DotLayout {
  const known = values.flatMap((value, index) => (isKnown(value) ? [{ value, index }] : []));
  const [low, high] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))];
  const room = (high - low) * 0.5 || Math.abs(high) * 0.5 || 1;
  const from = low >= 0 ? Math.max(0, low - room) : low - room;
  const scale = scaleLinear<number>({
    domain: [from, high + room],
    range: [inset, Math.max(inset, width - inset)],
    nice: 4,
  });
  const centres = spread(
    known.map(({ value }) => ({ at: scale(value), size: dotSize })),
    width,
  );
  const dots = values.map((): number | null => null);
  const shared = new Map<string, number[]>();
  for (const [place, { value, index }] of known.entries()) {
    const at = centres[place] ?? 0;
    dots[index] = at;
    const words = format(value);
    shared.set(words, [...(shared.get(words) ?? []), at]);
  }
  const words = [...shared].map(([name, at]) => ({
    words: name,
    at: at.reduce((sum, one) => sum + one, 0) / at.length,
    size: estimateWidth(name),
  }));
  const placed = spread(words, width, 6);
  return {
    ticks: [...new Set(scale.ticks(4).map((tick) => scale(tick)))],
    span: [Math.min(...centres), Math.max(...centres)],
    dots,
    labels: words.map((label, index) => ({ words: label.words, x: placed[index] ?? 0 })),
  };
}
