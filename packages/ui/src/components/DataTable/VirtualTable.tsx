'use client';
import { type CSSProperties, useId, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useUiText } from '../../provider/Provider';
import { box, table } from './DataTable.css';
import {
  headerColumn,
  headHeight,
  isRoomy,
  rowHeights,
  type TableRow,
  type TableViewProps,
  tracksOf,
} from './dataTableOptions';
import { RowGroup, Unseen } from './gridElements';
import { useGridRows } from './useGridRows';
import { VirtualHead } from './VirtualHead';
import { VirtualRow } from './VirtualRow';

export interface VirtualTableProps<R extends TableRow> extends TableViewProps<R> {
  isBusy: boolean;
}

/**
 * The table for thousands of rows: an ARIA grid that contains only visible rows. Focus stays on the grid, which names
 * the current row, so that a row scrolled out of view does not take it along.
 */
export function VirtualTable<R extends TableRow>(props: VirtualTableProps<R>) {
  const { label, columns, rows, size = 'md', sort, onSortChange, maxHeight = 560, isBusy, onRowAction } = props;
  const text = useUiText();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const hasSelection = props.selectionMode === 'multiple';
  const grid = useGridRows({ ...props, hasSelection, scroller, virtualizer, rowHeight: rowHeights[size] });
  const widths = { '--hc-table-columns': tracksOf(columns, hasSelection) } as CSSProperties;
  return (
    <div
      ref={scroller}
      className={box({ isRoomy: isRoomy(columns) })}
      style={{ height: maxHeight }}
      aria-busy={isBusy || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + (hasSelection ? 1 : 0)}
        aria-multiselectable={hasSelection || undefined}
        aria-activedescendant={`${id}-${grid.active}`}
        tabIndex={0}
        className={table({ size })}
        style={widths}
        {...grid.gridProps}
      >
        <VirtualHead
          {...{ columns, sort, onSortChange, hasSelection }}
          share={grid.share}
          onSelectAll={grid.selectAll}
        />
        <Virtualizer
          ref={virtualizer}
          scrollRef={scroller}
          startMargin={headHeight}
          itemSize={rowHeights[size]}
          bufferSize={rowHeights[size] * 4}
          keepMounted={[grid.active]}
          as={RowGroup}
          item={Unseen}
          data={rows}
        >
          {(row, index) => (
            <VirtualRow
              key={row.id}
              {...{ row, index, columns, hasSelection }}
              id={`${id}-${index}`}
              nameColumn={headerColumn(columns)}
              missing={text.missingValue}
              isSelected={grid.selected.has(row.id)}
              isActive={index === grid.active}
              hasAction={onRowAction !== undefined}
            />
          )}
        </Virtualizer>
      </div>
    </div>
  );
}
