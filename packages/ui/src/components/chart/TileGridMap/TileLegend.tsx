import { stepCount, stepOf } from '../tileSteps';
import { bound, legend, ramp, swatch } from './TileGridMap.css';

export interface TileLegendProps {
  bounds: readonly number[];
  format: (value: number) => string;
  /** 单位：项 */
  unit: string;
}

/** Colour steps in use with the bounds between them. The tiles announce their figures, so this is visual only. */
export function TileLegend({ bounds, format, unit }: TileLegendProps) {
  const steps = [Number.NEGATIVE_INFINITY, ...bounds].map((from) => stepOf(from, bounds));
  return (
    <div className={legend} aria-hidden="true">
      <div className={ramp}>
        {bounds.length === 0
          ? null
          : steps.map((step, index) => {
              const next = bounds[index];
              return (
                <span key={step}>
                  <span
                    className={swatch({ step: Math.min(step, stepCount) as 1 | 2 | 3 | 4 | 5 | 6 | 7 })}
                    style={{ display: 'block' }}
                  />
                  {next === undefined ? null : <span className={bound}>{format(next)}</span>}
                </span>
              );
            })}
      </div>
      {unit}
    </div>
  );
}
