'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../../hooks/useElementWidth';
import { useUiText } from '../../../provider/Provider';
import { formatNumber, isKnown } from '../chartOptions';
import { seriesInk } from '../seriesInk.css';
import type { SeriesLook } from '../seriesLook';
import { dot, head, missing, muted, plot, row as rowClass, span, track, words } from './DotPlot.css';
import { dotLayout } from './dotLayout';
import type { DotPlotRow } from './dotPlotProps';

export interface DotRowProps {
  row: DotPlotRow;
  series: readonly { id: string; name: string }[];
  looks: readonly SeriesLook[];
  /** Id of the emphasised series; null for none. */
  shown: string | null;
  onHover: (id: string | null) => void;
}

/** One measure: its name and unit, and a dot for each series on a scale of its own. */
export function DotRow({ row, series, looks, shown, onHover }: DotRowProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const { label, unit, values, format = formatNumber } = row;
  const layout = dotLayout(
    series.map((_, index) => values[index] ?? null),
    width,
    format,
  );
  const known = series.flatMap(({ name }, index) => {
    const value = values[index];
    return isKnown(value) ? [{ value, words: `${name}${format(value)}${unit}` }] : [];
  });
  const unknown = series.flatMap(({ name }, index) => (isKnown(values[index]) ? [] : [text.chartMissing(name)]));
  const sentence = [...known.sort((a, b) => a.value - b.value).map((one) => one.words), ...unknown].join('，');
  return (
    <div className={rowClass}>
      <div className={head} aria-hidden="true">
        {label}
        <span className={muted}>{unit}</span>
        {unknown.length > 0 ? <span className={missing}>{unknown.join(text.chartTies)}</span> : null}
      </div>
      <div ref={ref} role="img" aria-label={text.chartPoint(label, sentence)}>
        <svg className={plot} height={47} aria-hidden="true" visibility={width === 0 ? 'hidden' : undefined}>
          <line className={track} x1={0} x2={width} y1={16} y2={16} />
          {layout.ticks.map((at) => (
            <line key={at} className={track} x1={at} x2={at} y1={13} y2={19} />
          ))}
          {known.length > 1 ? <line className={span} x1={layout.span[0]} x2={layout.span[1]} y1={16} y2={16} /> : null}
          {series.map(({ id }, index) => {
            const at = layout.dots[index];
            const look = looks[index];
            return isKnown(at) && look ? (
              <g key={id} className={seriesInk({ ink: look.ink })} transform={`translate(${at} 16)`}>
                <path
                  className={dot({ isFaint: shown !== null && shown !== id })}
                  d={look.shape}
                  fillRule="evenodd"
                  onPointerEnter={() => onHover(id)}
                  onPointerLeave={() => onHover(null)}
                />
              </g>
            ) : null;
          })}
          {layout.labels.map(({ words: value, x }) => (
            <text key={value} className={words} x={x} y={38} textAnchor="middle">
              {value}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
