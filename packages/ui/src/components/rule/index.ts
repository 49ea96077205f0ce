export { DeadlineRule, type DeadlineRuleProps } from './DeadlineRule';
export type { DocumentMilestone } from './DocumentRule';
export { formatDay } from './days';
export { type Deadline, type DeadlineState, deadlineOf, deadlineStates } from './deadline';
export { type DeadlineSize, type DeadlineVariant, deadlineSizes, deadlineVariants } from './deadlineOptions';
export { type Threshold, type ThresholdKind, thresholdKinds } from './drawThreshold';
export {
  AmountRuler,
  type AmountRulerProps,
  DeadlineFigure,
  type DeadlineFigureProps,
  ThresholdFigure,
  type ThresholdFigureProps,
} from './figures';
export { ThresholdRule, type ThresholdRuleProps } from './ThresholdRule';
export { TimeRuler, type TimeRulerProps, type TimeRulerRow } from './TimeRuler';
export { UsageMeter, type UsageMeterProps } from './UsageMeter';
export { type UsageVariant, usageVariants } from './usage';
