import { splitCsv, UnreadableImport, unmarked } from '../../../firm/enterprise';
import { fieldRejection } from '../../../platform/contract';
import { type CheckedFile, readText } from '../../../platform/file';
import { type Problem, readParts } from '../../../platform/reading';

const budget = { silentSeconds: 10, seconds: 30 };
const problems: Readonly<Record<Problem, string>> = {
  locked: '文件有密码，没有导入。请去掉密码后重试',
  broken: '文件打不开，可能不完整，没有导入。请另存一次后重试',
  slow: '读了10秒还没有读完，没有导入。请拆成几份，或另存为CSV后重试',
  long: '读了半分钟还没有读完，没有导入。请拆成几份，或另存为CSV后重试',
  large: '文件展开后太大，没有导入。请拆成几份后重试',
};

export interface Line {
  /** Line number as an editor counts it, from 1; in a sheet, among the rows that are not empty. */
  line: number;
  cells: readonly string[];
}

/**
 * Lines of a CSV, or of the first sheet of an XLSX as displayed; empty ones are left out. Of a sheet at most one more than `most` are read.
 *
 * @throws Rejection 400 for a file that cannot be read as text or as a sheet
 */
export async function readLines({ kind, content }: CheckedFile, most: number): Promise<Line[]> {
  const lines = kind === 'csv' ? linesOfCsv(content) : await linesOfSheet(content, most);
  return lines.map(({ line, cells }) => ({ line, cells: cells.map(unmarked) }));
}

function linesOfCsv(content: Uint8Array): Line[] {
  const text = readText(content)?.replace(/^\uFEFF/, '');
  if (text === undefined) throw fieldRejection('file', '文件不是UTF-8或GB 18030编码的文本，没有导入');
  try {
    // Cells copied out of a spreadsheet are parted by tabs.
    return splitCsv(text, /^[^\n,]*\t/.test(text) ? '\t' : ',');
  } catch (error) {
    if (!(error instanceof UnreadableImport)) throw error;
    throw fieldRejection('file', `${error.message}，没有导入`);
  }
}

async function linesOfSheet(content: Uint8Array, most: number): Promise<Line[]> {
  const request = { kind: 'xlsx', content: Uint8Array.from(content), from: 1, maxPages: 1, maxPerPage: 0 } as const;
  for await (const part of readParts({ ...request, maxRows: most + 1 }, new AbortController().signal, budget)) {
    if (part.type === 'problem') throw fieldRejection('file', problems[part.problem]);
    if (part.type === 'sheet')
      return part.rows.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell ?? '') }));
  }
  return [];
}
