'use client';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Checkbox } from '../Checkbox';
import { head, headCell, headRow, sortButton } from './DataTable.css';
import { nextSort, type TableRow, type TableViewProps } from './dataTableOptions';
import { SortLabel } from './SortLabel';

export interface VirtualHeadProps<R extends TableRow>
  extends Pick<TableViewProps<R>, 'columns' | 'sort' | 'onSortChange'> {
  hasSelection: boolean;
  /** Share of chosen rows: none, some or all. */
  share: 'all' | 'some' | 'none';
  onSelectAll: () => void;
}

/** Header row of VirtualTable; names of sortable columns are buttons, and a checkbox chooses all rows. */
export function VirtualHead<R extends TableRow>(props: VirtualHeadProps<R>) {
  const { columns, sort, onSortChange, hasSelection, share, onSelectAll } = props;
  const text = useUiText();
  const directionOf = (id: string) => (sort?.column === id ? sort.direction : 'none');
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a table cannot leave rows out
    // biome-ignore-start lint/a11y/useFocusableInteractive: the buttons in it are
    <div role="rowgroup" className={head}>
      <div role="row" aria-rowindex={1} className={headRow}>
        {hasSelection ? (
          <div role="columnheader" className={headCell({})} aria-label={text.selection}>
            <Checkbox
              aria-label={text.selectAll}
              isSelected={share === 'all'}
              isIndeterminate={share === 'some'}
              onChange={onSelectAll}
            />
          </div>
        ) : null}
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            data-label={column.align === 'end' ? column.label : undefined}
            className={headCell({ align: column.align })}
            data-sortable={column.allowsSorting || undefined}
            aria-sort={column.allowsSorting ? directionOf(column.id) : undefined}
          >
            {column.allowsSorting ? (
              <Button className={sortButton} onPress={() => onSortChange?.(nextSort(sort, column.id))}>
                <SortLabel column={column} />
              </Button>
            ) : (
              <SortLabel column={column} />
            )}
          </div>
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: the buttons in it are
    // biome-ignore-end lint/a11y/useSemanticElements: a table cannot leave rows out
  );
}
