export * from './AmountRuler';
export * from './ConditionCells';
export * from './DeadlineRule';
export { type Deadline, type DeadlineState, deadlineOf, deadlineStates } from './deadline';
export * from './FunnelRule';
export * from './StageRule';
export * from './ThresholdRule';
export * from './TimeRuler';
export * from './UsageMeter';
