import { useUiText } from '../../../provider/Provider';
import { type ChartSeries, isKnown } from '../chartOptions';
import { seriesInk } from '../seriesInk.css';
import { band, bar, base, words } from './CartesianChart.css';
import type { CartesianLayout } from './cartesianLayout';

interface BarsProps {
  layout: CartesianLayout;
  series: ChartSeries;
  /** Place of one's own bar; the others are then ink. */
  ownIndex: number;
  format: (value: number) => string;
  readIndex: number | null;
}

/** Bars from zero with their values above them. A missing value is a dash on the axis, not a bar of no height. */
export function Bars({ layout, series, ownIndex, format, readIndex }: BarsProps) {
  const text = useUiText();
  const { centres, barWidth, y, zero, left, right, hasScale } = layout;
  const step = centres.length > 1 ? (centres[1] ?? 0) - (centres[0] ?? 0) : right - left;
  const readAt = readIndex === null ? undefined : centres[readIndex];
  return (
    <>
      {readAt === undefined ? null : (
        <rect className={band} x={readAt - step / 2} width={step} y={0} height={layout.bottom} />
      )}
      {series.values.map((value, index) => {
        const at = centres[index] ?? 0;
        const isOwn = index === ownIndex;
        const end = isKnown(value) ? y(value) : zero;
        const isBelow = end > zero;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the axis
          <g key={index} className={seriesInk({ ink: ownIndex < 0 ? 1 : isOwn ? 'own' : 'context' })}>
            {isKnown(value) ? (
              <rect
                className={bar}
                x={at - barWidth / 2}
                width={barWidth}
                y={Math.min(end, zero)}
                height={Math.abs(end - zero)}
              />
            ) : null}
            {hasScale && isKnown(value) ? null : (
              <text
                className={words({ tone: isKnown(value) ? (isOwn ? 'own' : 'default') : 'muted' })}
                x={at}
                y={isBelow ? end + 15 : end - 6}
                textAnchor="middle"
              >
                {isKnown(value) ? format(value) : text.missingValue}
              </text>
            )}
          </g>
        );
      })}
      <line className={base} x1={left} x2={right} y1={zero} y2={zero} />
    </>
  );
}
