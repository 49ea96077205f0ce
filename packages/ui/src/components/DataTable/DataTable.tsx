'use client';
import type { ReactNode } from 'react';
import { type TableRow, type TableViewProps, virtualFrom } from './dataTableOptions';
import { PlainTable } from './PlainTable';
import { TableBones, TableEmpty } from './TableState';
import { VirtualTable } from './VirtualTable';

export interface DataTableProps<Row extends TableRow> extends TableViewProps<Row> {
  /**
   * 正在加载：没有行时是骨架，有行时原来的行变淡
   *
   * @default false
   */
  isLoading?: boolean;
  /** 没有行时显示的，通常是一个 StateView，说这里会出现什么 */
  empty?: ReactNode;
  /** 加载失败：代替各行，通常是一个带重试的 StateView */
  error?: ReactNode;
}

/**
 * 数据表. Many things with the same facts. Up to 200 rows it is a real table; above that only the visible rows are in the
 * document, and the table scrolls within itself.
 */
export function DataTable<Row extends TableRow>({ isLoading = false, empty, error, ...table }: DataTableProps<Row>) {
  const rows = error ? [] : table.rows;
  if (rows.length > virtualFrom) return <VirtualTable {...table} isBusy={isLoading} />;
  const hasSelection = table.selectionMode === 'multiple';
  const renderState = () =>
    error ??
    (isLoading ? <TableBones columns={table.columns} hasSelection={hasSelection} /> : (empty ?? <TableEmpty />));
  return <PlainTable {...table} rows={rows} renderState={renderState} isBusy={isLoading} />;
}
