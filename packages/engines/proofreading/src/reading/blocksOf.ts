import type { Block } from '../model/options';

/** Block with the offset of its start in the whole text. */
export interface PlacedBlock extends Block {
  start: number;
}

/** Lines of a text as blocks. Consecutive lines with tabs are rows of a table, and each of their cells is a block. */
export function blocksOf(text: string): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let start = 0;
  let table = -1;
  let row = 0;
  let isTable = false;
  for (const line of text.split('\n')) {
    const hasCells = line.includes('\t');
    if (!hasCells) blocks.push({ text: line, start });
    else {
      row = isTable ? row + 1 : 0;
      if (!isTable) table += 1;
      let cellStart = start;
      for (const [column, cell] of line.split('\t').entries()) {
        blocks.push({ text: cell, start: cellStart, cell: { table, row, column } });
        cellStart += cell.length + 1;
      }
    }
    isTable = hasCells;
    start += line.length + 1;
  }
  return blocks;
}
