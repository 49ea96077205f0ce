'use client';
import { useState } from 'react';
import { useUiText } from '../../../provider/Provider';
import { ChartFrame } from '../ChartFrame';
import { formatNumber, isKnown } from '../chartOptions';
import { useSeriesLooks } from '../useSeriesLooks';
import { rows as rowsClass } from './DotPlot.css';
import { DotRow } from './DotRow';
import type { DotPlotProps } from './dotPlotProps';
import { SeriesLegend } from './SeriesLegend';

const rowHeight = 57;

/**
 * 点图. Several measures, each on a line of its own, and up to four series told apart by shape and colour. Equal values
 * are side by side. Pointing at a series, or choosing it in the legend, emphasises it on every line.
 */
export function DotPlot({ series, rows, own, ...frame }: DotPlotProps) {
  const text = useUiText();
  const [kept, setKept] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const looks = useSeriesLooks(
    series.map(({ id }) => id),
    own,
  );
  const table = {
    head: [text.chartCategory, ...series.map(({ name }) => name)],
    rows: rows.map(({ id, label, unit, values, format = formatNumber }) => ({
      id,
      cells: [
        label,
        ...series.map((_, index) => {
          const value = values[index];
          return isKnown(value) ? `${format(value)}${unit}` : text.missingValue;
        }),
      ],
    })),
  };
  const legend = (
    <SeriesLegend label={frame.title} {...{ series, looks }} selected={kept} onSelect={setKept} onHover={setHovered} />
  );
  const isEmpty = !rows.some(({ values }) => values.some(isKnown));
  return (
    <ChartFrame
      {...frame}
      caption={frame.title}
      isEmpty={isEmpty}
      height={Math.max(1, rows.length) * rowHeight}
      table={table}
      legend={legend}
    >
      <div className={rowsClass}>
        {rows.map((row) => (
          <DotRow key={row.id} {...{ row, series, looks }} shown={hovered ?? kept} onHover={setHovered} />
        ))}
      </div>
    </ChartFrame>
  );
}
