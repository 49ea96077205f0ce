import { isRecord } from '../../platform/vocabulary';
import type { PublicityWriter } from '../publicity';
import { isPublicityLine, type PublicityLine, readPublicityLine } from '../publicity';
import type { PolicyRecord, WriteResult } from '../records';
import { type Adapter, UnfitRecord } from './Adapter';
import { checkRecord } from './checkRecord';
import { cleanText } from './cleanText';
import { lawAdapter } from './lawAdapter';
import { opcAdapter } from './opcAdapter';
import { openFile, UnreadableFile } from './openFile';
import { readJsonPiece } from './readJsonPiece';
import { recordAdapter } from './recordAdapter';
import { SeenIds } from './SeenIds';
import { UnfinishedJson } from './splitJson';

export interface RejectedRecord {
  /** Place in the file: 第12行, 第3条. */
  place: string;
  title: string | null;
  reason: string;
}

export interface ImportCounts {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

export interface ImportOptions {
  /** Writes a batch; null for a check only. */
  write: ((records: readonly PolicyRecord[]) => Promise<WriteResult[]>) | null;
  /** Writer of 公示名单, which a file may hold beside policies; without it they are only checked. */
  publicity?: PublicityWriter | null;
  onRejected(rejected: RejectedRecord): void | Promise<void>;
  /** Called after every batch, stored or only checked. @param share part of the file's bytes that was read, 0–1 */
  onProgress(counts: Readonly<ImportCounts>, share: number): void;
}

export interface ImportOutcome {
  format: string;
  counts: ImportCounts;
  /** Reason why the file could not be read to its end; records before that are stored. Null for a whole file. */
  broken: string | null;
}

const adapters: readonly Adapter[] = [recordAdapter, lawAdapter, opcAdapter];
/** Small enough to commit often, large enough to be quick. */
const batchRecords = 40;
const batchCharacters = 2_000_000;
/** Lines of 公示名单 are short, and there may be a million. */
const batchLines = 2_000;

/**
 * Imports a file as a stream, in batches. A bad record costs only itself; a file that breaks off costs only what comes
 * after.
 *
 * @throws UnreadableFile when nothing can be read at all.
 */
export async function importFile(path: string, options: ImportOptions): Promise<ImportOutcome> {
  const file = await openFile(path);
  const counts: ImportCounts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const seen = new SeenIds();
  let batch: PolicyRecord[] = [];
  let characters = 0;
  let lines: PublicityLine[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length + lines.length === 0) return;
    const asAdded = (of: readonly unknown[]) => of.map((): WriteResult => 'added');
    const results = [
      ...(batch.length === 0 ? [] : await (options.write?.(batch) ?? asAdded(batch))),
      ...(lines.length === 0 ? [] : await (options.publicity?.write(lines) ?? asAdded(lines))),
    ];
    for (const result of results) counts[result] += 1;
    batch = [];
    lines = [];
    characters = 0;
    options.onProgress(counts, Math.min(1, file.position() / file.size));
  };
  let broken: string | null = null;
  let isWhole = false;
  try {
    try {
      for await (const { number, bytes } of file.pieces) {
        counts.read += 1;
        const place = `第${number}${file.unit}`;
        const read = readRecord(bytes);
        const key = 'record' in read ? read.record.id : 'line' in read ? keyOf(read.line) : null;
        const before = key === null ? null : seen.note(key, number);
        const what = 'line' in read ? '同一条公示' : '同一份文件（标题、地区和日期相同）';
        const problem = 'line' in read && before === null ? options.publicity?.problemOf(read.line) : null;
        if (before !== null) Object.assign(read, { reason: `与第${before}${file.unit}是${what}，保留了先出现的` });
        else if (problem) Object.assign(read, { reason: problem });
        if ('reason' in read) {
          counts.rejected += 1;
          await options.onRejected({ place, title: read.title, reason: read.reason });
          continue;
        }
        if ('line' in read) lines.push(read.line);
        else batch.push(read.record);
        characters += bytes?.length ?? 0;
        if (batch.length >= batchRecords || lines.length >= batchLines || characters >= batchCharacters) await flush();
      }
    } catch (error) {
      broken = reasonOf(error);
      if (broken === null) throw error;
    }
    await flush();
    isWhole = broken === null && counts.rejected === 0;
  } finally {
    // Also of what was written before something threw.
    await options.publicity?.end(isWhole);
  }
  return { format: file.format, counts, broken };
}

type Read = { title: string | null } & ({ record: PolicyRecord } | { line: PublicityLine } | { reason: string });

const keyOf = (line: PublicityLine): string =>
  line.type === 'publicityList' ? `list ${line.id}` : `${line.listId} ${line.seq}`;

function readRecord(bytes: Buffer | null): Read {
  const read = readJsonPiece(bytes);
  if ('reason' in read) return { title: null, reason: read.reason };
  const value = cleanText(read.value);
  return isRecord(value) ? convert(value) : { title: null, reason: '不是一个JSON对象' };
}

function convert(raw: Record<string, unknown>): Read {
  const name = raw.title ?? raw.name;
  const title = typeof name === 'string' ? name.slice(0, 100) : null;
  if (isPublicityLine(raw)) {
    const line = readPublicityLine(raw);
    return typeof line === 'string' ? { title, reason: line } : { title, line };
  }
  const adapter = adapters.find((candidate) => candidate.recognises(raw));
  if (adapter === undefined) return { title, reason: '不认识的记录，缺少法律法规、地方政策、公示名单或衡策记录的字段' };
  try {
    const record = adapter.convert(raw);
    const problem = checkRecord(record);
    return problem === null ? { title, record } : { title, reason: problem };
  } catch (error) {
    return { title, reason: error instanceof UnfitRecord ? error.message : `无法转换：${(error as Error).message}` };
  }
}

/** Sentence about a file that breaks off; null for failures that are not the file's. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof UnfinishedJson) return '文件不完整，JSON没有结束';
  if (error instanceof UnreadableFile) return error.message;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'Z_BUF_ERROR') return '压缩文件不完整，后面的部分丢失了';
  if (code.startsWith('Z_')) return '压缩文件中途损坏';
  if (code === 'EIO') return '读取文件时磁盘出错';
  return null;
}
