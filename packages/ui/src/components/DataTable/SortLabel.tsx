'use client';
import { ArrowUp } from 'lucide-react';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Icon } from '../Icon';
import { sortIcon } from './DataTable.css';
import type { DataTableColumn, TableRow } from './dataTableOptions';

/** Name of a column, with an arrow where it can be sorted. */
export function SortLabel<Row extends TableRow>({ column }: { column: DataTableColumn<Row> }) {
  const icon = column.allowsSorting ? (
    <span className={sortIcon}>
      <Icon icon={ArrowUp} size="sm" />
    </span>
  ) : null;
  const isEnd = column.align === 'end';
  return (
    <>
      {/* The name of figures ends where they end. */}
      {isEnd ? icon : null}
      {column.isLabelHidden ? <span className={visuallyHidden}>{column.label}</span> : column.label}
      {isEnd ? null : icon}
    </>
  );
}
