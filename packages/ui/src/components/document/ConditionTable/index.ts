export { type Condition, ConditionTable, type ConditionTableProps } from './ConditionTable';
