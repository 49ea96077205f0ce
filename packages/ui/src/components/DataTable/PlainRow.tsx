'use client';
import { Cell, Row } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Checkbox } from '../Checkbox';
import { cellContent } from './cellContent';
import { cell, row as rowClass } from './DataTable.css';
import { type DataTableColumn, headerColumn, type TableRow } from './dataTableOptions';

export interface PlainRowProps<R extends TableRow> {
  id: string;
  row: R;
  columns: readonly DataTableColumn<R>[];
  hasSelection: boolean;
}

export function PlainRow<R extends TableRow>({ id, row, columns, hasSelection }: PlainRowProps<R>) {
  const text = useUiText();
  const nameColumn = headerColumn(columns);
  return (
    <Row id={id} className={rowClass}>
      {hasSelection ? (
        <Cell className={cell({ isSelection: true })}>
          <Checkbox slot="selection" aria-label={text.selectRow} />
        </Cell>
      ) : null}
      {columns.map((column) => (
        <Cell
          key={column.id}
          data-label={column.align === 'end' ? column.label : undefined}
          className={cell({
            align: column.align,
            isActions: column.isActions,
            isRowHeader: column.id === nameColumn,
            isWhole: column.id === nameColumn,
          })}
        >
          {cellContent(column, row, text.missingValue)}
        </Cell>
      ))}
    </Row>
  );
}
