export { type Threshold, type ThresholdKind, thresholdKinds } from './drawThreshold';
export { ThresholdRule, type ThresholdRuleProps } from './ThresholdRule';
