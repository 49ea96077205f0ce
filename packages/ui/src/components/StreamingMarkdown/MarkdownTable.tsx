'use client';
import type { AlignType, Table, TableRow } from 'mdast';
import { Fragment, memo, useRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useScrollable } from '../../hooks/useScrollable';
import { useUiText } from '../../provider/Provider';
import { media } from '../../theme/media';
import { renderInline } from './renderInline';
import {
  cell,
  headCell,
  row as rowClass,
  stack,
  stackFact,
  stackFacts,
  stackName,
  stackRow,
  stackTitle,
  table,
  tableScroll,
} from './StreamingMarkdown.css';
import { caret } from './stream/Caret';
import { columnWidths, minWidth, onPhone } from './tableColumns';

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

/** A table on a phone: each row by its first cell, the others below it, each after the name of its column. */
function Stack({ head, rows, isOpen }: { head: TableRow; rows: readonly TableRow[]; isOpen: boolean }) {
  const text = useUiText();
  return (
    <ul className={stack} aria-label={text.table}>
      {rows.map(({ children: [title, ...cells] }, i) => {
        const isOpenRow = isOpen && i === rows.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end, so that a place is an identity
          <li key={i} className={stackRow}>
            <p className={stackTitle}>{renderInline(title?.children ?? [], isOpenRow && cells.length === 0)}</p>
            <dl className={stackFacts}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <Fragment key={at}>
                  <dt className={stackName}>{renderInline(head.children[at + 1]?.children ?? [], false)}</dt>
                  <dd className={stackFact}>{renderInline(cell.children, isOpenRow && at === cells.length - 1)}</dd>
                </Fragment>
              ))}
            </dl>
            {isOpenRow ? caret : null}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Table that scrolls in its own box, or on a phone is stacked where it has few columns. Columns keep their width while
 * rows arrive and are measured once more at the end.
 */
export function MarkdownTable({ node, isOpen }: { node: Table; isOpen: boolean }) {
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(box);
  const [head, ...rows] = node.children;
  const align = node.align ?? [];
  const widths = columnWidths(node, isOpen);
  const isPhone = useMediaQuery(media.belowSm);
  const room = isPhone ? onPhone(widths) : 'scrolls';
  if (head && room === 'stacked') return <Stack head={head} rows={rows} isOpen={isOpen} />;
  return (
    <div
      ref={box}
      className={tableScroll}
      {...(isScrollable ? { role: 'group', 'aria-label': text.table, tabIndex: 0 } : {})}
    >
      <table className={table} style={room === 'fits' ? undefined : { minWidth: `${minWidth(widths)}em` }}>
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
