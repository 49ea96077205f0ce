'use client';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Skeleton } from '../Skeleton';
import { StateView } from '../StateView';
import { boneRow } from './DataTable.css';
import type { DataTableColumn, TableRow } from './dataTableOptions';

export interface TableBonesProps<Row extends TableRow> {
  columns: readonly DataTableColumn<Row>[];
  hasSelection: boolean;
}

/** Skeleton of rows, in the widths of the real ones. */
export function TableBones<Row extends TableRow>({ columns, hasSelection }: TableBonesProps<Row>) {
  const text = useUiText();
  const ids = [...(hasSelection ? ['selection'] : []), ...columns.map(({ id }) => id)];
  return (
    <>
      <span className={visuallyHidden} role="status">
        {text.loading}
      </span>
      {['86%', '64%', '92%', '58%', '74%', '68%'].map((width) => (
        <span key={width} className={boneRow} aria-hidden="true">
          {ids.map((id) => (
            <Skeleton key={id} variant="block" height={12} width={id === 'selection' ? 16 : width} />
          ))}
        </span>
      ))}
    </>
  );
}

export function TableEmpty() {
  const text = useUiText();
  return <StateView kind="empty" title={text.tableEmpty} headingLevel={3} />;
}
