import type { Nodes, Table } from 'mdast';

/** While rows arrive only these decide, so that the columns do not move under the reader. */
const decisiveRows = 4;
const narrowest = 3;
const widest = 18;
const padding = 1.6;

/** Width of text in em: Han takes one, Latin and digits a little over half. */
function textWidth(node: Nodes): number {
  if ('children' in node) return node.children.reduce((sum, child) => sum + textWidth(child), 0);
  if (!('value' in node)) return 0;
  let width = 0;
  for (const char of node.value) width += char > '\u2e7f' ? 1 : 0.56;
  return width;
}

/** Widths of a table's columns, in em, by the words in them. */
export function columnWidths(table: Table, isOpen: boolean): number[] {
  const rows = isOpen ? table.children.slice(0, decisiveRows) : table.children;
  return (table.align ?? []).map((_, column) => {
    const widths = rows.map((row) => {
      const found = row.children[column];
      return found ? textWidth(found) : 0;
    });
    return Math.round((Math.min(widest, Math.max(narrowest, ...widths)) + padding) * 10) / 10;
  });
}
