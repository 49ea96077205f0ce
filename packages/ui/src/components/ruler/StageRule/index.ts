export { type StageState, stageStates } from './drawStages';
export { type Stage, StageRule, type StageRuleProps } from './StageRule';
