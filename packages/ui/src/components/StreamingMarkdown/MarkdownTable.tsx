'use client';
import type { AlignType, Table, TableRow } from 'mdast';
import { memo, useRef } from 'react';
import { useScrollable } from '../../hooks/useScrollable';
import { useUiText } from '../../provider/Provider';
import { caret } from './Caret';
import { renderInline } from './renderInline';
import { cell, headCell, row as rowClass, table, tableScroll } from './StreamingMarkdown.css';
import { columnWidths, leastWidth } from './tableColumns';

interface RowProps {
  node: TableRow;
  align: readonly AlignType[];
  isHead: boolean;
  isOpen: boolean;
}

const Row = memo(
  function Row({ node, align, isHead, isOpen }: RowProps) {
    const Cell = isHead ? 'th' : 'td';
    const last = node.children.length - 1;
    return (
      <tr className={rowClass}>
        {align.map((side, i) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={i}
            scope={isHead ? 'col' : undefined}
            className={isHead ? headCell : cell}
            data-align={side ?? undefined}
          >
            {renderInline(node.children[i]?.children ?? [], isOpen && i === last)}
            {isOpen && i === last ? caret : null}
          </Cell>
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.node === after.node && before.isOpen === after.isOpen && before.align.join() === after.align.join(),
);

/** A table that scrolls in its own box. Columns keep their width while rows arrive and are measured once more at the end. */
export function MarkdownTable({ node, isOpen }: { node: Table; isOpen: boolean }) {
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(box);
  const [head, ...rows] = node.children;
  const align = node.align ?? [];
  const widths = columnWidths(node, isOpen);
  return (
    <div
      ref={box}
      className={tableScroll}
      {...(isScrollable ? { role: 'group', 'aria-label': text.table, tabIndex: 0 } : {})}
    >
      <table className={table} style={{ minWidth: `${leastWidth(widths)}em` }}>
        <colgroup>
          {widths.map((width, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <col key={i} style={width === null ? undefined : { width: `${width}em` }} />
          ))}
        </colgroup>
        <thead>{head ? <Row node={head} align={align} isHead isOpen={isOpen && rows.length === 0} /> : null}</thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end, so that a place is an identity
            <Row key={i} node={row} align={align} isHead={false} isOpen={isOpen && i === rows.length - 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
