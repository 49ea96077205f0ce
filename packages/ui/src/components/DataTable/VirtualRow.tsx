'use client';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { box as checkBox } from '../Checkbox/Checkbox.css';
import { cellContent } from './cellContent';
import { cell, row as rowClass } from './DataTable.css';
import type { DataTableColumn, TableRow } from './dataTableOptions';

export interface VirtualRowProps<R extends TableRow> {
  row: R;
  index: number;
  id: string;
  columns: readonly DataTableColumn<R>[];
  nameColumn: string | undefined;
  missing: string;
  hasSelection: boolean;
  hasAction: boolean;
  isSelected: boolean;
  isActive: boolean;
}

function Row<R extends TableRow>(props: VirtualRowProps<R>) {
  const { row, index, id, columns, nameColumn, missing, hasSelection, hasAction, isSelected, isActive } = props;
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a table cannot leave rows out
    // biome-ignore-start lint/a11y/useFocusableInteractive: focus stays on the grid, which names the row it is at
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={hasSelection ? isSelected : undefined}
      className={rowClass}
      data-index={index}
      data-active={isActive || undefined}
      data-action={hasAction || hasSelection || undefined}
    >
      {hasSelection ? (
        <div
          role="gridcell"
          className={cell({ isSelection: true })}
          data-check=""
          data-selected={isSelected || undefined}
        >
          <span className={checkBox}>
            {isSelected ? <Check size={12} strokeWidth={2} absoluteStrokeWidth aria-hidden /> : null}
          </span>
        </div>
      ) : null}
      {columns.map((column) => {
        const isRowHeader = column.id === nameColumn;
        return (
          <div
            key={column.id}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            data-label={column.align === 'end' ? column.label : undefined}
            className={cell({ align: column.align, isActions: column.isActions, isRowHeader })}
          >
            {cellContent(column, row, missing)}
          </div>
        );
      })}
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: focus stays on the grid, which names the row it is at
    // biome-ignore-end lint/a11y/useSemanticElements: a table cannot leave rows out
  );
}

/** Row of VirtualTable; scrolling does not render it again. */
export const VirtualRow = memo(Row) as typeof Row;
