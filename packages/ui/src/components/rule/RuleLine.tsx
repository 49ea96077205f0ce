import { dot, hollow, rim, stroke, svg } from './RuleLine.css';
import type { RuleDrawing } from './ruleDrawing';

const percent = (share: number) => `${share * 100}%`;

export interface RuleLineProps extends RuleDrawing {
  /** 高，像素；线在正中。 */
  height: number;
  /** 读给读屏软件的整句；在其他已有名称的元素里不给。 */
  label?: string;
}

/** The ruler itself: stretches of line, stops, and a hollow now. As wide as its parent; every rule of the family is drawn here. */
export function RuleLine({
  height,
  label,
  segments,
  stops = [],
  points = [],
  hasArrow = false,
  arrowTone = 'tick',
}: RuleLineProps) {
  const y = height / 2;
  return (
    <svg
      className={svg}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {segments.map(({ from, to, tone, width = 2, isDashed, isDrawn }) => (
        <line
          key={`${tone}${from}-${to}`}
          className={stroke({ tone, isCrisp: true, isDrawn: isDrawn ?? false })}
          x1={percent(from)}
          x2={percent(to)}
          y1={y}
          y2={y}
          strokeWidth={width}
          strokeDasharray={isDashed ? '3 3' : undefined}
          pathLength={isDrawn ? 1 : undefined}
        />
      ))}
      {stops.map(({ at, tone, height: size = 11, width = 2, below = false }) => (
        <line
          key={`${tone}${at}`}
          className={stroke({ tone, isCrisp: true })}
          x1={percent(at)}
          x2={percent(at)}
          y1={below ? y : y - size / 2}
          y2={below ? y + size : y + size / 2}
          strokeWidth={width}
        />
      ))}
      {hasArrow ? (
        <svg x="100%" y={y} overflow="visible" aria-hidden="true">
          <path className={stroke({ tone: arrowTone })} d="M-5 -3.5l4 3.5l-4 3.5" strokeWidth={1.5} />
        </svg>
      ) : null}
      {points.map(({ at, tone, shape, radius = 3, width = 1.6 }) => (
        <svg key={`${shape}${at}`} x={percent(at)} y={y} overflow="visible" aria-hidden="true">
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
      ))}
    </svg>
  );
}
