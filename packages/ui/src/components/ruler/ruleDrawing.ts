export const ruleTones = [
  'track',
  'tick',
  'fill',
  'muted',
  'accent',
  'success',
  'warning',
  'danger',
  'control',
  'seal',
  'sealSoft',
] as const;
export type RuleTone = (typeof ruleTones)[number];

/** A stretch of the line, 0…1. */
export interface RuleSegment {
  from: number;
  to: number;
  tone: RuleTone;
  /** @default 2 */
  width?: number;
  isDashed?: boolean;
  /** Drawn once on first view. */
  isDrawn?: boolean;
}
/** 止口, or a tick when it is short. */
export interface RuleStop {
  at: number;
  tone: RuleTone;
  /** @default 11 */
  height?: number;
  /** @default 2 */
  width?: number;
  /** Hangs below the line, as the ticks of a scale. */
  below?: boolean;
}
/** A point on a ruler: now is hollow, a value is a dot or, when it fails, a cross; what is not known is dashed. */
export interface RulePoint {
  at: number;
  tone: RuleTone;
  shape: 'hollow' | 'dot' | 'cross' | 'dashed';
  radius?: number;
  width?: number;
}
/** All that a ruler shows. Pure data, so that geometry is tested without a browser. */
export interface RuleDrawing {
  segments: RuleSegment[];
  stops?: RuleStop[];
  points?: RulePoint[];
  hasArrow?: boolean;
  arrowTone?: RuleTone;
}
