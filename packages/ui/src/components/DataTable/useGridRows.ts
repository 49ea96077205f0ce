'use client';
import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { headHeight, type TableRow, type TableViewProps } from './dataTableOptions';
import { extendTo, nextRow, switchRow } from './gridMoves';

export interface GridRowsOptions<Row extends TableRow>
  extends Pick<TableViewProps<Row>, 'rows' | 'selectedKeys' | 'onSelectionChange' | 'onRowAction'> {
  hasSelection: boolean;
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  virtualizer: RefObject<VirtualizerHandle | null>;
}

const isControl = (target: EventTarget, grid: Element) =>
  (target as Element).closest('a, button, input, select, textarea, [role=button]') !== null && target !== grid;

/**
 * Index of the current row of a grid, its selection, and `gridProps` for the grid's element: keys move, select (Space,
 * Shift, Ctrl+A, Escape) and open (Enter); presses select or open. One listener serves all rows, so each row needs
 * `data-index`, and its check cell `data-check`.
 */
export function useGridRows<Row extends TableRow>(options: GridRowsOptions<Row>) {
  const { rows, selectedKeys, onSelectionChange, onRowAction, hasSelection, rowHeight, scroller, virtualizer } =
    options;
  const [at, setAt] = useState(0);
  const active = Math.min(at, rows.length - 1);
  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  const change = (ids: string[]) => onSelectionChange?.(ids);
  const share = rows.every(({ id }) => selected.has(id)) ? 'all' : selected.size > 0 ? 'some' : 'none';
  const selectAll = () => change(share === 'all' ? [] : rows.map(({ id }) => id));
  const switchAt = (index: number) => rows[index] && change(switchRow(selected, rows[index].id));

  /** Into sight, below the head that stays at the top. */
  const reveal = (index: number) => {
    const [box, rowsInView] = [scroller.current, virtualizer.current];
    if (!box || !rowsInView) return;
    const top = rowsInView.getItemOffset(index);
    const bottom = top + rowsInView.getItemSize(index) + headHeight;
    if (box.scrollTop > top) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (rows.length === 0 || isControl(event.target, event.currentTarget)) return;
    const page = Math.max(1, Math.floor((virtualizer.current?.viewportSize ?? rowHeight) / rowHeight) - 1);
    const to = nextRow({ key: event.key, active, count: rows.length, page });
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (to !== undefined) {
      setAt(to);
      reveal(to);
      if (event.shiftKey && hasSelection) change(extendTo(selected, rows, active, to));
    } else if (event.key === ' ' && hasSelection) switchAt(active);
    else if (event.key === 'Enter' && onRowAction) onRowAction(rows[active]?.id ?? '');
    else if (isAll && hasSelection) change(rows.map(({ id }) => id));
    else if (event.key === 'Escape' && selected.size > 0) change([]);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!pressed || isControl(event.target, event.currentTarget)) return;
    const index = Number(pressed.dataset.index);
    const isCheck = (event.target as Element).closest('[data-check]') !== null;
    setAt(index);
    if (hasSelection && event.shiftKey) change(extendTo(selected, rows, active, index));
    else if (hasSelection && (isCheck || !onRowAction)) switchAt(index);
    else onRowAction?.(rows[index]?.id ?? '');
  };

  return { active, selected, share, selectAll, gridProps: { onKeyDown, onClick } } as const;
}
