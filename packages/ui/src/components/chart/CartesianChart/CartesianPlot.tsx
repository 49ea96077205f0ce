'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../../hooks/useElementWidth';
import { useUiText } from '../../../provider/Provider';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { useSeriesLooks } from '../useSeriesLooks';
import { Bars } from './Bars';
import { area, cursor, grid, plot, words } from './CartesianChart.css';
import { type CartesianInput, cartesianLayout } from './cartesianLayout';
import { Lines } from './Lines';
import { PointReadout } from './PointReadout';
import { readPoint } from './readPoint';
import { usePointReader } from './usePointReader';

export interface CartesianPlotProps extends Omit<CartesianInput, 'width'> {
  caption: string;
  unit: string;
  own?: string;
  /** Name of each point: its category, or the two edges of its bin. */
  pointNames: readonly string[];
}

/** Drawing of a chart, with the figures of the current point. */
export function CartesianPlot({ caption, unit, own, pointNames, ...input }: CartesianPlotProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const { kind, series, height, format } = input;
  const layout = cartesianLayout({ ...input, width });
  const { index, isShown, areaProps, inputProps } = usePointReader(layout.centres);
  const looks = useSeriesLooks(
    series.map(({ id }) => id),
    own,
  );
  const ownIndex = own === undefined ? -1 : pointNames.indexOf(own);
  const readIndex = isShown ? index : null;
  const at = layout.centres[index] ?? 0;
  const { rows, spoken } = readPoint({ kind, series, looks, index, format, unit, text });
  return (
    <div ref={ref} className={area} {...areaProps} style={{ height }}>
      <svg className={plot} height={height} aria-hidden="true" visibility={width === 0 ? 'hidden' : undefined}>
        {layout.ticks.map(({ y, words: value }) => (
          <g key={value}>
            <line className={grid} x1={layout.left} x2={layout.right} y1={y} y2={y} />
            <text className={words({ tone: 'muted' })} x={layout.left - 6} y={y} dy="0.35em" textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {kind !== 'line' && series[0] ? (
          <Bars layout={layout} series={series[0]} ownIndex={ownIndex} format={format} readIndex={readIndex} />
        ) : (
          <>
            {readIndex === null ? null : <line className={cursor} x1={at} x2={at} y1={0} y2={layout.bottom} />}
            <Lines layout={layout} series={series} looks={looks} readIndex={readIndex} />
          </>
        )}
        {layout.axisLabels.map(({ x, words: name, anchor }) => (
          <text key={`${name}${x}`} className={words({ tone: 'muted' })} x={x} y={height - 4} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </svg>
      <input
        {...inputProps}
        type="range"
        className={visuallyHidden}
        aria-label={caption}
        aria-valuetext={text.chartPoint(pointNames[index] ?? '', spoken)}
      />
      {isShown ? <PointReadout heading={pointNames[index] ?? ''} rows={rows} x={at} width={width} /> : null}
    </div>
  );
}
