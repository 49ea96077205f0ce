import type { UiText } from '../../../text';
import { type CartesianKind, type ChartSeries, isKnown } from '../chartOptions';
import type { SeriesLook } from '../seriesLook';

interface ReadPointInput {
  kind: CartesianKind;
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  index: number;
  format: (value: number) => string;
  unit: string;
  text: UiText;
}

/** Figures of the current point: a row for each series, and the same as one sentence for screen readers. */
export function readPoint({ kind, series, looks, index, format, unit, text }: ReadPointInput) {
  const rows = series.flatMap(({ id, name, values }, place) => {
    const look = looks[place];
    const value = values[index];
    const words = isKnown(value) ? `${format(value)}${unit}` : text.notProvided;
    // Bars have one series, which the title has named, and a bar has its own ink.
    return look ? [{ id, name, look: kind === 'line' ? look : null, value: words }] : [];
  });
  const spoken = rows.map(({ name, value }) => (kind === 'line' ? `${name}${value}` : value)).join('，');
  return { rows, spoken };
}
