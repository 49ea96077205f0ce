import { SeriesMark } from '../SeriesMark';
import type { SeriesLook } from '../seriesLook';
import { readout, readoutHead, readoutRow, readoutValue } from './CartesianChart.css';

export interface PointReadoutProps {
  /** Name of the point: 2026年3月. */
  heading: string;
  rows: readonly { id: string; name: string; look: SeriesLook | null; value: string }[];
  /** Position of the point, px. */
  x: number;
  width: number;
}

/** Figures of the current point. The range input announces them, so this is visual only. */
export function PointReadout({ heading, rows, x, width }: PointReadoutProps) {
  const side = x > width / 2 ? { insetInlineEnd: width - x + 12 } : { insetInlineStart: x + 12 };
  return (
    <div className={readout} style={side} aria-hidden="true">
      <span className={readoutHead}>{heading}</span>
      {rows.map(({ id, name, look, value }) => (
        <span key={id} className={readoutRow}>
          {look ? <SeriesMark look={look} /> : null}
          {name}
          <span className={readoutValue}>{value}</span>
        </span>
      ))}
    </div>
  );
}
