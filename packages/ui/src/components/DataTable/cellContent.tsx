import type { ReactNode } from 'react';
import type { DataTableColumn, TableRow } from './dataTableOptions';

/** Content of a cell: rendered by its column, or the row's value of that name. */
export function cellContent<Row extends TableRow>(column: DataTableColumn<Row>, row: Row, missing: string): ReactNode {
  if (column.render) return column.render(row);
  const value = (row as Record<string, unknown>)[column.id];
  return value === undefined || value === null || value === '' ? missing : String(value);
}
