export { FunnelRule, type FunnelRuleProps, type FunnelStage } from './FunnelRule';
export { type FunnelState, funnelStates } from './funnel';
