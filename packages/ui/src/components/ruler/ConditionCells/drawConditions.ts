import type { RuleTone } from '../ruleDrawing';
import type { ConditionCounts } from './conditionOptions';

export interface ConditionCell {
  x: number;
  tone: RuleTone;
  isHollow: boolean;
}

export const cellWidth = 4;
export const cellHeight = 12;
const gap = 2;

/** Cells of conditions: met ones, then unknown ones, hollow, then unmet ones, pale. */
export function drawConditions({ met, unknown, unmet }: ConditionCounts): { cells: ConditionCell[]; width: number } {
  const kinds = [
    ...Array.from({ length: met }, () => ({ tone: 'accent' as const, isHollow: false })),
    ...Array.from({ length: unknown }, () => ({ tone: 'control' as const, isHollow: true })),
    ...Array.from({ length: unmet }, () => ({ tone: 'track' as const, isHollow: false })),
  ];
  return {
    cells: kinds.map((kind, index) => ({ ...kind, x: index * (cellWidth + gap) })),
    width: Math.max(0, kinds.length * (cellWidth + gap) - gap),
  };
}
