export { DataTable, type DataTableProps } from './DataTable';
export {
  type DataTableColumn,
  type DataTableSize,
  type DataTableSort,
  dataTableSizes,
  type TableRow,
  virtualFrom,
} from './dataTableOptions';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison';
export type { Plan, PlanFeature } from './planOptions';
