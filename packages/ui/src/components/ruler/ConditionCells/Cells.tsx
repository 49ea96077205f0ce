import { dot, hollow, svg } from '../RuleLine.css';
import type { ConditionCounts } from './conditionOptions';
import { cellHeight, cellWidth, drawConditions } from './drawConditions';

/** 条件格 without words: one cell per condition, in the colours of the ruler. Decoration. */
export function Cells(counts: ConditionCounts) {
  const { cells, width } = drawConditions(counts);
  return (
    <svg className={svg} style={{ width }} height={cellHeight} aria-hidden="true">
      {cells.map(({ x, tone, isHollow }) => (
        <rect
          key={x}
          className={isHollow ? hollow({ tone }) : dot({ tone })}
          x={isHollow ? x + 0.5 : x}
          y={isHollow ? 0.5 : 0}
          width={isHollow ? cellWidth - 1 : cellWidth}
          height={isHollow ? cellHeight - 1 : cellHeight}
          rx={1}
          strokeWidth={isHollow ? 1 : 0}
        />
      ))}
    </svg>
  );
}
