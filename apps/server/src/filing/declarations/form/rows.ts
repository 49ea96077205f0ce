import type { MainComponents } from '@hengce/api/contract';
import { parseDay } from '@hengce/text';
import type { FormValue } from './prefill';
import type { ColumnDef, FieldDef } from './schema';

type Cell = MainComponents['schemas']['FormRow'][number];

export const rowsIn = (value: FormValue | undefined): Cell[][] => (Array.isArray(value) ? value : []);

/**
 * Problem of a list, as a sentence; null for one that can be stored. A missing cell is stored, and reported by
 * `rowsLack`.
 */
export function rowsProblem({ label, columns = [] }: FieldDef, value: FormValue): string | null {
  if (!Array.isArray(value)) return `${label}应为清单`;
  for (const [at, cells] of value.entries()) {
    if (cells.length !== columns.length) return `${label}第${at + 1}行的列数不对`;
    for (const [column, cell] of cells.entries()) {
      const problem = cellProblem(columns[column], cell ?? null);
      if (problem !== null) return `${label}第${at + 1}行的${problem}`;
    }
  }
  return null;
}

function cellProblem(column: ColumnDef | undefined, cell: Cell): string | null {
  if (column === undefined || cell === null) return null;
  const { kind, label } = column;
  if (kind === 'text') return typeof cell === 'string' ? null : `${label}应为文字`;
  if (kind === 'date')
    return typeof cell === 'string' && parseDay(cell) !== null ? null : `${label}应为YYYY-MM-DD格式的日期`;
  const isRight = typeof cell === 'number' && Number.isSafeInteger(cell) && cell >= 0;
  return isRight ? null : `${label}应为不小于0的${kind === 'money' ? '金额' : '整数'}`;
}

/** First required cell that is empty, as 第2行缺“发票号码”; null for none. */
export function rowsLack({ label, columns = [] }: FieldDef, value: FormValue): string | null {
  for (const [at, cells] of rowsIn(value).entries())
    for (const [column, def] of columns.entries()) {
      const cell = cells[column] ?? null;
      if (def.isRequired && (cell === null || cell === '')) return `“${label}”第${at + 1}行缺“${def.label}”`;
    }
  return null;
}

/** Sum of a column; null where a cell of it is missing, or there is no row. */
export function columnSum({ columns = [] }: FieldDef, value: FormValue | undefined, columnId: string): number | null {
  const at = columns.findIndex(({ id }) => id === columnId);
  const cells = rowsIn(value).map((row) => row[at] ?? null);
  if (cells.length === 0 || !cells.every((cell): cell is number => typeof cell === 'number')) return null;
  return cells.reduce((sum, cell) => sum + cell, 0);
}
