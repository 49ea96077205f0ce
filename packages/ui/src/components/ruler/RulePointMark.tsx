import { dot, hollow, rim, stroke } from './RuleLine.css';
import type { RulePoint } from './ruleDrawing';
import { percent } from './scale';

/** Point on the line: a ring for now, a dashed ring for an unknown value, a cross for one that fails, a dot for one that passes. */
export function RulePointMark({ point, y }: { point: RulePoint; y: number }) {
  const { at, tone, shape, radius = 3, width = 1.6 } = point;
  return (
    <svg x={percent(at)} y={y} overflow="visible" aria-hidden="true">
      {shape === 'hollow' || shape === 'dashed' ? (
        <circle
          className={hollow({ tone })}
          r={radius}
          strokeWidth={width}
          strokeDasharray={shape === 'dashed' ? '2 2' : undefined}
        />
      ) : shape === 'cross' ? (
        <path className={stroke({ tone })} d="M-4.5 -4.5l9 9m0 -9l-9 9" strokeWidth={2} />
      ) : (
        <>
          <circle className={rim} r={radius + 2} />
          <circle className={dot({ tone })} r={radius} strokeWidth={0} />
        </>
      )}
    </svg>
  );
}
