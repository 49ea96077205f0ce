import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import { estimateWidth } from '../../ruler/labels';
import { type CartesianKind, type ChartSeries, isKnown } from '../chartOptions';
import { spread } from '../spread';
import { type AxisLabel, axisLabels } from './axisLabels';

export interface CartesianInput {
  kind: CartesianKind;
  /** Names of the points; for a histogram the edges of its bins, one more than there are values. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  width: number;
  height: number;
  format: (value: number) => string;
}
export interface CartesianLayout {
  left: number;
  right: number;
  /** Y of the lowest value, where the axis is drawn, px. */
  bottom: number;
  /** X of each point or bar, px. */
  centres: number[];
  barWidth: number;
  y: (value: number) => number;
  /** Y of zero, on which bars stand, px. */
  zero: number;
  /** Whether a scale shows the values because there is no room over the bars. */
  hasScale: boolean;
  ticks: { y: number; words: string }[];
  axisLabels: AxisLabel[];
  /** Names at the ends of the lines. */
  endLabels: { id: string; x: number; y: number; words: string }[];
}

const axisHeight = 22;
const widestBar = 56;
const widest = (words: readonly string[]) => Math.max(0, ...words.map((word) => estimateWidth(word)));

/**
 * Lowest and highest value of the scale. Bars start at zero, always; a line may start higher when zero would press it
 * flat, which its scale says.
 */
function domainOf(kind: CartesianKind, series: readonly ChartSeries[]): [number, number] {
  const known = series.flatMap(({ values }) => values.filter(isKnown));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const from = kind === 'line' && (low > high / 2 || low < 0) ? low : Math.min(0, low);
  const to = kind === 'line' ? high : Math.max(0, high);
  return from < to ? [from, to] : [Math.min(from, 0), Math.max(to, 1)];
}

/** Positions of everything in a chart, in px, from its width and height. Pure, so that it is tested without a browser. */
export function cartesianLayout({ kind, categories, series, width, height, format }: CartesianInput): CartesianLayout {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const indices = Array.from({ length: count }, (_, index) => index);
  const values = series.flatMap((one) => one.values.filter(isKnown));
  const isLine = kind === 'line';
  const hasScale = isLine || widest(values.map(format)) + 4 > width / Math.max(1, count);
  const [top, bottom] = [hasScale ? 10 : 22, height - axisHeight];
  const y = scaleLinear<number>({ domain: domainOf(kind, series), range: [bottom, top] });
  const ticks = hasScale ? y.ticks(3).map((value) => ({ y: y(value), words: format(value) })) : [];
  const left = hasScale ? widest(ticks.map(({ words }) => words)) + 10 : 0;
  const names = isLine ? widest(series.map(({ name }) => name)) + 14 : 0;
  const right = Math.max(left + 1, width - names);
  const points = scalePoint<number>({ domain: indices, range: [left + 6, right - 6] });
  const bands = scaleBand<number>({
    domain: indices,
    range: [left, right],
    paddingInner: kind === 'bar' ? 0.45 : 0,
    paddingOuter: kind === 'bar' ? 0.22 : 0,
  });
  const band = bands.bandwidth();
  const centres = indices.map((index) => (isLine ? (points(index) ?? left) : (bands(index) ?? left) + band / 2));
  const last = series.map(({ values: own }) => own.findLastIndex(isKnown));
  const ends = series.flatMap(({ id, name, values: own }, index) => {
    const value = own[last[index] ?? -1];
    return isLine && isKnown(value) ? [{ id, words: name, at: y(value), size: 16 }] : [];
  });
  const heights = spread(ends, height);
  return {
    left,
    right,
    bottom,
    centres,
    barWidth: kind === 'bar' ? Math.min(band, widestBar) : Math.max(1, band - 1),
    y,
    zero: y(Math.max(0, y.domain()[0] ?? 0)),
    hasScale,
    ticks,
    axisLabels: axisLabels({ kind, categories, centres, left, right }),
    endLabels: ends.map(({ id, words }, index) => ({ id, words, x: right + 6, y: heights[index] ?? 0 })),
  };
}
