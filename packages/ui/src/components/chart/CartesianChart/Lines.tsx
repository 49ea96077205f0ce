import { LinePath } from '@visx/shape';
import { type ChartSeries, isKnown } from '../chartOptions';
import { seriesInk } from '../seriesInk.css';
import type { SeriesLook } from '../seriesLook';
import { glyph, line, words } from './CartesianChart.css';
import type { CartesianLayout } from './cartesianLayout';

interface LinesProps {
  layout: CartesianLayout;
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  /** Which point is being read. */
  readIndex: number | null;
}

/** Whether a point has no neighbours and so no line; it gets a glyph of its own. */
const isAlone = (values: ChartSeries['values'], index: number) =>
  isKnown(values[index]) && !isKnown(values[index - 1]) && !isKnown(values[index + 1]);

/** Lines with a gap where a value is missing, a glyph at their end and their name beside it. */
export function Lines({ layout: { centres, y, endLabels }, series, looks, readIndex }: LinesProps) {
  return (
    <>
      {series.map(({ id, values }, place) => {
        const look = looks[place];
        const last = values.findLastIndex(isKnown);
        if (!look || last < 0) return null;
        return (
          <g key={id} className={seriesInk({ ink: look.ink })}>
            <LinePath
              className={line}
              data={[...values]}
              defined={isKnown}
              x={(_, index) => centres[index] ?? 0}
              y={(value) => y(value ?? 0)}
              strokeDasharray={look.dash}
            />
            {values.map((value, index) =>
              isKnown(value) && (index === last || index === readIndex || isAlone(values, index)) ? (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the axis
                  key={index}
                  className={glyph}
                  d={look.shape}
                  fillRule="evenodd"
                  transform={`translate(${centres[index]} ${y(value)})`}
                />
              ) : null,
            )}
          </g>
        );
      })}
      {endLabels.map((label) => (
        <text
          key={label.id}
          className={words({
            tone: looks[series.findIndex(({ id }) => id === label.id)]?.ink === 'own' ? 'own' : 'default',
          })}
          x={label.x}
          y={label.y}
          dy="0.35em"
        >
          {label.words}
        </text>
      ))}
    </>
  );
}
