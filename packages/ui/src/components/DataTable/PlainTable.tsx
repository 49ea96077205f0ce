'use client';
import type { CSSProperties, ReactNode } from 'react';
import { Column, Table, TableBody, TableHeader } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Checkbox } from '../Checkbox';
import { body, box, head, headCell, table } from './DataTable.css';
import { headerColumn, isRoomy, rowHeights, type TableRow, type TableViewProps, tracksOf } from './dataTableOptions';
import { PlainRow } from './PlainRow';
import { SortLabel } from './SortLabel';

export interface PlainTableProps<R extends TableRow> extends TableViewProps<R> {
  /** Renders the content in place of rows. */
  renderState: () => ReactNode;
  isBusy: boolean;
}

// The table keeps columns and rows under one set of keys: a row called as a column is would take that column away.
const columnPrefix = 'column:';
const keyOf = (column: string) => `${columnPrefix}${column}`;

/** Real table: every row is in the document, for the browser's search and for printing. */
export function PlainTable<R extends TableRow>(props: PlainTableProps<R>) {
  const { label, columns, rows, size = 'md', sort, selectionMode = 'none', selectedKeys, maxHeight } = props;
  const { onSortChange, onSelectionChange, onRowAction, renderState, isBusy } = props;
  const text = useUiText();
  const hasSelection = selectionMode === 'multiple';
  const nameColumn = headerColumn(columns);
  const widths = { '--hc-table-columns': tracksOf(columns, hasSelection) } as CSSProperties;
  // The table is drawn a frame after what follows it, which stays where it is.
  const minHeight = Math.min(rows.length * rowHeights[size], maxHeight ?? Infinity);
  return (
    <div
      className={box({ isRoomy: isRoomy(columns) })}
      style={{ minHeight, maxHeight }}
      aria-busy={isBusy || undefined}
    >
      <Table
        aria-label={label}
        className={table({ size })}
        style={widths}
        selectionMode={selectionMode}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) =>
          onSelectionChange?.(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))
        }
        sortDescriptor={sort && { ...sort, column: keyOf(sort.column) }}
        onSortChange={({ column, direction }) =>
          onSortChange?.({ column: String(column).slice(columnPrefix.length), direction })
        }
        onRowAction={onRowAction && ((id) => onRowAction(String(id)))}
      >
        <TableHeader className={head}>
          {hasSelection ? (
            <Column className={headCell({})} aria-label={text.selection}>
              <Checkbox slot="selection" aria-label={text.selectAll} />
            </Column>
          ) : null}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={keyOf(column.id)}
              isRowHeader={column.id === nameColumn}
              allowsSorting={column.allowsSorting}
              data-label={column.align === 'end' ? column.label : undefined}
              className={headCell({ align: column.align })}
            >
              <SortLabel column={column} />
            </Column>
          ))}
        </TableHeader>
        <TableBody className={body} items={rows} dependencies={[columns]} renderEmptyState={renderState}>
          {(item) => <PlainRow id={item.id} row={item} {...{ columns, hasSelection }} />}
        </TableBody>
      </Table>
    </div>
  );
}
