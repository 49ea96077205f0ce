import { stroke, svg } from './RuleLine.css';
import { RulePointMark } from './RulePointMark';
import type { RuleDrawing } from './ruleDrawing';
import { percent } from './scale';

export interface RuleLineProps extends RuleDrawing {
  /** 高，像素；线在正中。 */
  height: number;
  /** 读给读屏软件的整句；在其他已有名称的元素里不给。 */
  label?: string;
}

/** The ruler itself: segments of line, stops and points. As wide as its parent; every ruler of the family is drawn here. */
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
      {points.map((point) => (
        <RulePointMark key={`${point.shape}${point.at}`} point={point} y={y} />
      ))}
    </svg>
  );
}
