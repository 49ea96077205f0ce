export { ConditionTable } from './ConditionTable';
export type { Condition, ConditionTableProps } from './conditionTableProps';
