import { type FactScalar, findFactByName } from '@hengce/rules';

export interface ImportRow {
  /** Line number in a CSV, position in a JSON list; from 1. */
  line: number;
  name: string;
  period: string;
  value: FactScalar;
  note: string;
  /** Unit of amounts that the column title gives: 元, 万元, 亿元; empty for none. */
  unit: string;
  /** Reason why the line cannot be read; absent for a good one. */
  problem?: string;
}

/** Error about a file that cannot be read at all; the message gives the reason, in Chinese. */
export class UnreadableImport extends Error {}

const maxRows = 500;
const columns = {
  name: ['key', '名称', '指标', '项目'],
  period: ['period', '年度', '年份'],
  value: ['value', '值', '数值'],
  note: ['note', '备注'],
} as const;

/**
 * Rows of a CSV or JSON file of facts, or of cells copied from a spreadsheet; those without a value are left out of tables.
 *
 * @throws UnreadableImport for a file that is none of these, has no row or more than 500
 */
export function readImport(format: 'csv' | 'json', text: string): ImportRow[] {
  const rows = format === 'csv' ? readCsv(text) : readJson(text);
  if (rows.length === 0) throw new UnreadableImport('没有可以导入的行');
  if (rows.length > maxRows) throw new UnreadableImport(`一次最多导入${maxRows}行，现在是${rows.length}行`);
  return rows;
}

function readJson(text: string): ImportRow[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new UnreadableImport('不是完整的JSON');
  }
  if (!Array.isArray(list)) throw new UnreadableImport('应为一个列表，每项有key、period、value');
  return list.map((item: unknown, index) => {
    const fields = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
    return {
      line: index + 1,
      name: String(pick(fields, columns.name)),
      period: String(pick(fields, columns.period)),
      value: pick(fields, columns.value),
      note: String(pick(fields, columns.note)),
      unit: '',
    };
  });
}

/** The first of the named fields that holds a scalar; empty text where none does. */
const pick = (fields: Record<string, unknown>, names: readonly string[]): FactScalar =>
  names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined)).find(isScalar) ?? '';

const isScalar = (value: unknown): value is FactScalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function readCsv(text: string): ImportRow[] {
  const bare = text.replace(/^\uFEFF/, '');
  // Cells copied out of a spreadsheet are parted by tabs.
  if (/^[^\n]*\t/m.test(bare)) return readTable(bare);
  const [head, ...lines] = splitCsv(bare);
  const written = head?.cells.map((cell) => cell.normalize('NFKC').trim()) ?? [];
  const titles = written.map((title) => title.replace(unitOfColumn, ''));
  const at = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  const [name, period, value, note] = [columns.name, columns.period, columns.value, columns.note].map(at);
  if (name === undefined || name === -1 || value === undefined || value === -1) {
    throw new UnreadableImport('第一行应为列名：名称（或key）、年度（或period）、值（或value），可以有备注（或note）');
  }
  const unit = unitOfColumn.exec(written[value] ?? '')?.[1] ?? '';
  const rows = lines.map(({ cells, line }) => {
    const read = (column = -1) => unmarked(cells[column]?.trim() ?? '');
    const row = { line, name: read(name), period: read(period), value: read(value), note: read(note), unit };
    return isCutByCommas(cells, titles.length, row)
      ? { ...row, problem: '里的逗号把数分成了几格，请去掉逗号，或给整格加上引号' }
      : row;
  });
  // Rows of the template that were left empty.
  return rows.filter((row) => row.value !== '');
}

const yearTitle = /^((?:19|20)\d{2})年?度?$/;

/**
 * Rows of a table as people keep it: a column of names and one of values, or one for each year, titled or not; the unit in the name,
 * in the title or in a column of its own.
 */
function readTable(text: string): ImportRow[] {
  const lines = splitCsv(text, '\t').map(({ cells, line }) => ({
    cells: cells.map((cell) => unmarked(cell.normalize('NFKC').trim())),
    line,
  }));
  const titles = lines[0]?.cells ?? [];
  const years = titles.flatMap((title, at) => {
    const year = yearTitle.exec(title.replace(unitOfColumn, ''))?.[1];
    return year === undefined ? [] : [{ at, period: year }];
  });
  const place = (names: readonly string[]) =>
    titles.findIndex((title) => names.includes(title.replace(unitOfColumn, '')));
  const [period, value, unit] = [place(columns.period), place(columns.value), place(['单位'])];
  const isTitled = years.length > 0 || value > 0;
  const places = years.length > 0 ? years : [{ at: value > 0 ? value : 1, period: '' }];
  return (isTitled ? lines.slice(1) : lines).flatMap(({ cells, line }) =>
    places.flatMap(({ at, period: year }): ImportRow[] => {
      const [written = '', read = ''] = [cells[0], cells[at]];
      const name = written.replace(unitOfColumn, '');
      // What is of no year stands under some year all the same.
      const isYearless = year !== '' && findFactByName(name)?.period === 'none';
      const named = [written, cells[unit] && `(${cells[unit]})`, titles[at] ?? ''].map(
        (word) => unitOfColumn.exec(word ?? '')?.[1],
      );
      return read === ''
        ? []
        : [
            {
              line,
              name,
              period: isYearless ? '' : year || (cells[period] ?? '').replace(yearTitle, '$1'),
              value: read,
              note: '',
              unit: named.find((each) => each !== undefined) ?? '',
            },
          ];
    }),
  );
}

/** Pattern of the unit at the end of a column title: 值(万元). */
export const unitOfColumn = /\s*\((元|万元|亿元)\)$/;

/** Whether commas split an amount: 1,286万元 without quotes becomes two cells, and the first would be read as 1. */
const isCutByCommas = (
  cells: readonly string[],
  columns: number,
  { value, note }: Pick<ImportRow, 'note'> & { value: string },
) =>
  cells.slice(columns).some((cell) => cell.trim() !== '') || (/^-?\d{1,3}$/.test(value) && /^\d{3}(?!\d)/.test(note));

/** A cell without the apostrophe that our CSV files put before text that a spreadsheet would run as a formula. */
export const unmarked = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/, '').trim();

/**
 * Rows of a CSV (RFC 4180), or with another separator, with their line numbers. Empty lines are skipped.
 *
 * @throws UnreadableImport for unbalanced quotes
 */
export function splitCsv(text: string, separator = ','): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedAt = 1;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((content) => content.trim() !== '')) rows.push({ cells, line: startedAt });
    cells = [];
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') cell += text[++i];
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRow();
      startedAt = line;
    } else if (character !== '\r') cell += character;
  }
  if (isQuoted) throw new UnreadableImport(`第${startedAt}行的引号没有成对`);
  endRow();
  return rows;
}
