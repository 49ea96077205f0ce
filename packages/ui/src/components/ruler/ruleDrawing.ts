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

/** Segment of a ruler's line; 0 is the start of the ruler and 1 its end. */
export interface RuleSegment {
  from: number;
  to: number;
  tone: RuleTone;
  /** @default 2 */
  width?: number;
  isDashed?: boolean;
  /** Whether it is animated once on first view. */
  isDrawn?: boolean;
}
/** Upright stroke on a ruler: a stop (止口), or a tick when it is short. */
export interface RuleStop {
  at: number;
  tone: RuleTone;
  /** @default 11 */
  height?: number;
  /** @default 2 */
  width?: number;
  /** Whether it hangs below the line, as the ticks of a scale. */
  below?: boolean;
}
/** Point on a ruler: now is a ring, a value is a dot or, when it fails, a cross; an unknown one is a dashed ring. */
export interface RulePoint {
  at: number;
  tone: RuleTone;
  shape: 'hollow' | 'dot' | 'cross' | 'dashed';
  radius?: number;
  width?: number;
}
/** Everything that a ruler shows. Pure data, so that geometry is tested without a browser. */
export interface RuleDrawing {
  segments: RuleSegment[];
  stops?: RuleStop[];
  points?: RulePoint[];
  hasArrow?: boolean;
  arrowTone?: RuleTone;
}
