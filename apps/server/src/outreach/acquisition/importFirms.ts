import type { FactScalar } from '@hengce/rules';
import { splitCsv, UnreadableImport, unmarked } from '../../firm/enterprise';
import {
  type ImportOptions,
  type ImportOutcome,
  openFile,
  readJsonPiece,
  reasonOf,
  UnreadableFile,
} from '../../library/import';
import { isRecord } from '../../platform/vocabulary';
import { columnOf, type FirmRecord, type FirmRow, readFirmRow } from './firmRecord';
import type { FirmWriter } from './writeFirms';

const batchSize = 500;
type Options = Pick<ImportOptions, 'onRejected' | 'onProgress'> & { writer: FirmWriter | null };

/**
 * Imports a file of firms, JSON lines or CSV with titles in the first line, one batch in memory at a time.
 *
 * @returns the outcome, and the titles that were not understood.
 * @throws UnreadableFile
 */
export async function importFirms(path: string, options: Options): Promise<ImportOutcome & { unused: string[] }> {
  const file = await openFile(path);
  const counts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const unused = new Set<string>();
  let batch: { place: string; record: FirmRecord }[] = [];
  const reject = async (place: string, title: string | null, reason: string): Promise<void> => {
    counts.rejected += 1;
    await options.onRejected({ place, title, reason });
  };
  const flush = async (): Promise<void> => {
    const results = await options.writer?.write(batch.map(({ record }) => record));
    for (const [index, { place, record }] of batch.entries()) {
      const result = results?.[index] ?? 'added';
      if (typeof result === 'string') counts[result] += 1;
      else await reject(place, record.name, result.reason);
    }
    batch = [];
    options.onProgress(counts, Math.min(1, file.position() / file.size));
  };
  let head: string[] | undefined;
  let isCsv: boolean | undefined;
  let broken: string | null = null;
  try {
    for await (const { number, bytes } of file.pieces) {
      const text = bytes === null ? null : bytes.toString('utf8');
      isCsv ??= text !== null && !/^\s*[{[]/.test(text);
      if (isCsv && head === undefined) {
        head = titlesOf(text ?? '');
        for (const title of head) if (columnOf(title).kind === 'unused') unused.add(title);
        continue;
      }
      counts.read += 1;
      const place = `第${number}${file.unit}`;
      const row = text === null ? '一行太长' : head === undefined ? readJson(bytes) : readCells(text, head);
      const record = typeof row === 'string' ? row : readFirmRow(row);
      if (typeof row !== 'string' && head === undefined)
        for (const [title] of row) if (columnOf(title).kind === 'unused') unused.add(title);
      if (typeof record === 'string') await reject(place, nameIn(row), record);
      else batch.push({ place, record });
      if (batch.length >= batchSize) await flush();
    }
  } catch (error) {
    broken = reasonOf(error);
    if (broken === null) throw error;
  }
  await flush();
  return { format: isCsv ? 'CSV' : file.format, counts, broken, unused: [...unused] };
}

function titlesOf(line: string): string[] {
  const titles = cellsOf(line)?.map((title) => title.trim()) ?? [];
  if (!titles.some((title) => columnOf(title).kind === 'name'))
    throw new UnreadableFile('第一行应为列名，其中有企业名称');
  return titles;
}

function readCells(line: string, titles: readonly string[]): FirmRow | string {
  const cells = cellsOf(line);
  if (cells === null) return '引号没有成对';
  if (cells.slice(titles.length).some((cell) => cell.trim() !== ''))
    return '格数多于列名，数里的逗号请去掉，或给整格加上引号';
  return titles.map((title, index) => [title, unmarked(cells[index]?.trim() ?? '')] as const);
}

/** Cells of one line; null where a quote is open. */
function cellsOf(line: string): string[] | null {
  try {
    return splitCsv(line)[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof UnreadableImport) return null;
    throw error;
  }
}

const isScalar = (value: unknown): value is FactScalar => ['string', 'number', 'boolean'].includes(typeof value);

function readJson(bytes: Buffer | null): FirmRow | string {
  const read = readJsonPiece(bytes);
  if ('reason' in read) return read.reason;
  if (!isRecord(read.value)) return '不是一个JSON对象';
  const fields = Object.entries(read.value).filter(([, field]) => field !== null);
  const odd = fields.find(([, field]) => !isScalar(field));
  return odd ? `“${odd[0].slice(0, 20)}”应为一个值，不是列表或对象` : (fields as [string, FactScalar][]);
}

const nameIn = (row: FirmRow | string): string | null => {
  const name = typeof row === 'string' ? undefined : row.find(([title]) => columnOf(title).kind === 'name')?.[1];
  return name === undefined ? null : String(name).slice(0, 100);
};
