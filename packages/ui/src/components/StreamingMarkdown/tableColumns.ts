import type { Nodes, Table } from 'mdast';

/** Number of rows that decide the widths while more arrive, so that the columns do not move under the reader. */
const decisiveRows = 4;
const narrowest = 3;
/** Width in em above which the words of a column break into lines. */
const widest = 8;
/** Least width in em of a column of sentences; in less they are read a word a line. */
const sentence = 10;
const padding = 1.2;

/** Width of text in em: Han takes one, Latin and digits a little over half, more in bold. */
function textWidth(node: Nodes): number {
  if ('children' in node) return node.children.reduce((sum, child) => sum + textWidth(child), 0);
  if (!('value' in node)) return 0;
  let width = 0;
  for (const char of node.value) width += char > '\u2e7f' ? 1 : 0.62;
  return width;
}

/**
 * Widths of a table's columns in em, by their widest words; null for a column of sentences, which takes the rest. While
 * the table is open the first four rows decide.
 */
export function columnWidths(table: Table, isOpen: boolean): (number | null)[] {
  const rows = isOpen ? table.children.slice(0, decisiveRows) : table.children;
  return (table.align ?? []).map((_, column) => {
    const widths = rows.map((row) => {
      const found = row.children[column];
      return found ? textWidth(found) : 0;
    });
    const width = Math.max(narrowest, ...widths);
    return width > widest ? null : Math.round((width + padding) * 10) / 10;
  });
}

/** Width in em that a phone has room for at 13 px, its sentences a little closer than elsewhere. */
const phone = 30;
/** Largest number of columns of a stacked table; with more, one row of facts would fill the screen. */
const maxStacked = 6;

/**
 * Layout of a table on a phone by the widths of `columnWidths`: a narrow one fits, another of two to six columns is
 * stacked row by row, any other scrolls.
 */
export function onPhone(widths: readonly (number | null)[]): 'fits' | 'stacked' | 'scrolls' {
  if (minWidth(widths) <= phone) return 'fits';
  return widths.length > 1 && widths.length <= maxStacked ? 'stacked' : 'scrolls';
}

/** Width in em below which the table scrolls; a column of sentences counts as 10. */
export const minWidth = (widths: readonly (number | null)[]): number =>
  widths.reduce<number>((sum, width) => sum + (width ?? sentence), 0);
