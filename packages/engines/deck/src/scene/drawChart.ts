import { measure } from '../type/measure';
import type { ChartElement } from './scene';
import type { DrawnShape, DrawnText } from './shapes';

/** Gap between groups of bars, as a share of the width of one bar: `barGapWidthPct` in a .pptx. */
export const gapShare = 0.8;

export function drawChart(chart: ChartElement): DrawnShape[] {
  const plot = plotOf(chart);
  const { from, to, step } = chart.axis;
  const yOf = (value: number) => plot.y + plot.h - (plot.h * (value - from)) / (to - from);
  const label = (text: string, x: number, y: number, align: number, color: string): DrawnText => ({
    kind: 'text',
    slot: '',
    text,
    x: x - measure(text, chart.size, false) * align,
    baseline: y,
    size: chart.size,
    isBold: false,
    isSerif: false,
    font: chart.font,
    color,
  });
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
  const slot = plot.w / Math.max(chart.categories.length, 1);
  const middle = (n: number) => plot.x + slot * (n + 0.5);
  return [
    ...ticks.flatMap((value): DrawnShape[] => [
      {
        kind: 'line',
        points: [
          [plot.x, yOf(value)],
          [plot.x + plot.w, yOf(value)],
        ],
        stroke: chart.grid,
        width: 0.75,
      },
      label(numberOf(value), plot.x - 8, yOf(value) + 4.3, 1, chart.muted),
    ]),
    ...chart.categories.map((category, n) => label(category, middle(n), plot.y + plot.h + 20, 0.5, chart.muted)),
    ...(chart.form === 'bar' ? bars(chart, slot, plot.x, yOf, label) : lines(chart, middle, yOf, label)),
    ...legend(chart, label),
  ];
}

type Label = (text: string, x: number, y: number, align: number, color: string) => DrawnText;

function bars(
  chart: ChartElement,
  slot: number,
  left: number,
  yOf: (value: number) => number,
  label: Label,
): DrawnShape[] {
  const count = chart.series.length;
  const w = slot / (count + gapShare);
  const zero = yOf(0);
  return chart.series.flatMap(({ values, color }, series) =>
    values.flatMap((value, n): DrawnShape[] => {
      if (value === null) return [];
      const x = left + slot * n + (slot - w * count) / 2 + w * series;
      const y = Math.min(yOf(value), zero);
      const h = Math.abs(yOf(value) - zero);
      return [
        { kind: 'box', shape: 'rectangle', x, y, w, h, fill: color, radius: 0 },
        label(numberOf(value), x + w / 2, (value < 0 ? y + h + 18 : y) - 6, 0.5, chart.ink),
      ];
    }),
  );
}

function lines(
  chart: ChartElement,
  middle: (n: number) => number,
  yOf: (value: number) => number,
  label: Label,
): DrawnShape[] {
  return chart.series.flatMap(({ values, color }): DrawnShape[] => {
    const points = values.flatMap((value, n): [number, number][] => (value === null ? [] : [[middle(n), yOf(value)]]));
    const marks = points.map(
      ([x, y]): DrawnShape => ({
        kind: 'box',
        shape: 'ellipse',
        x: x - 3.5,
        y: y - 3.5,
        w: 7,
        h: 7,
        fill: color,
        radius: 0,
      }),
    );
    const numbers = values.flatMap((value, n) =>
      value === null ? [] : [label(numberOf(value), middle(n), yOf(value) - 10, 0.5, chart.ink)],
    );
    return [{ kind: 'line', points, stroke: color, width: 2.25 }, ...marks, ...numbers];
  });
}

/** One series needs none: the title says what it is. */
function legend(chart: ChartElement, label: Label): DrawnShape[] {
  if (chart.series.length < 2) return [];
  let x = chart.x + chart.w * chart.plot.x;
  const y = chart.y + 4;
  return chart.series.flatMap(({ name, color }): DrawnShape[] => {
    const at = x;
    x += 18 + measure(name, chart.size, false) + 24;
    return [
      { kind: 'box', shape: 'rectangle', x: at, y, w: 12, h: 12, fill: color, radius: 0 },
      label(name, at + 18, y + 10.5, 0, chart.ink),
    ];
  });
}

function plotOf({ x, y, w, h, plot }: ChartElement) {
  return { x: x + w * plot.x, y: y + h * plot.y, w: w * plot.w, h: h * plot.h };
}

/** At most two decimals, without zeros at the end. */
const numberOf = (value: number): string => String(Math.round(value * 100) / 100);
