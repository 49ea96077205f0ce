export { DeadlineRule, type DeadlineRuleProps } from './DeadlineRule';
export type { DocumentMilestone } from './DocumentRule';
export { formatDay } from './days';
export { type Deadline, type DeadlineState, deadlineOf, deadlineStates } from './deadline';
export { type DeadlineSize, type DeadlineVariant, deadlineSizes, deadlineVariants } from './deadlineOptions';
