export type { DocumentMilestone } from './axisMarks';
export { DeadlineRule, type DeadlineRuleProps } from './DeadlineRule';
export { type DeadlineSize, type DeadlineVariant, deadlineSizes, deadlineVariants } from './deadlineOptions';
