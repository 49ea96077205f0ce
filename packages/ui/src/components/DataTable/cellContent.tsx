import type { ReactNode } from 'react';
import type { DataTableColumn, TableRow } from './dataTableOptions';

/**
 * Content of a cell: what its column renders, else the row's value under the column's id; `missing` for undefined, null
 * or an empty text.
 */
export function cellContent<Row extends TableRow>(column: DataTableColumn<Row>, row: Row, missing: string): ReactNode {
  if (column.render) return column.render(row);
  const value = (row as Record<string, unknown>)[column.id];
  return value === undefined || value === null || value === '' ? missing : String(value);
}
