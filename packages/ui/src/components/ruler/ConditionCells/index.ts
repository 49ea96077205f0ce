export { ConditionCells, type ConditionCellsProps } from './ConditionCells';
