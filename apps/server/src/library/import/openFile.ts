import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { splitJson } from './splitJson';
import { type Piece, splitLines } from './splitLines';

/** Error about a file that cannot be read as a whole; the message is for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface OpenFile {
  format: 'JSONL' | 'JSONL.gz' | 'JSON' | 'JSON.gz';
  /** Bytes of the file on disk. */
  size: number;
  /** Word for a record in reports: 行, 条. */
  unit: '行' | '条';
  pieces: AsyncGenerator<Piece>;
  /** Bytes of the file read so far. */
  position(): number;
}

const headBytes = 1 << 16;

/** Opens a file for streaming, by its content, whatever its name says. @throws UnreadableFile */
export async function openFile(path: string): Promise<OpenFile> {
  const { size, head } = await readHead(path);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const start = isGzip ? unzipHead(head) : head;
  // Named .gz and plain inside is read all the same, unless it is not even JSON.
  if (!isGzip && /\.gz$/i.test(path) && !/^(?:\xef\xbb\xbf)?\s*[[{]/.test(start.toString('latin1')))
    throw new UnreadableFile('不是gzip文件，下载可能没有完成');
  const problem = encodingProblem(start);
  if (problem !== null) throw new UnreadableFile(problem);
  const isList = looksLikeList(start.toString('latin1'));
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  const plain: AsyncIterable<Buffer> = isGzip ? file.pipe(createGunzip()) : file;
  if (isGzip) file.on('error', (error) => (plain as ReturnType<typeof createGunzip>).destroy(error));
  const chunks = withoutMark(plain);
  return {
    format: `${isList ? 'JSON' : 'JSONL'}${isGzip ? '.gz' : ''}`,
    size,
    unit: isList ? '条' : '行',
    pieces: isList ? splitJson(chunks) : splitLines(chunks),
    position: () => file.bytesRead,
  };
}

async function readHead(path: string): Promise<{ size: number; head: Buffer }> {
  try {
    const handle = await open(path, 'r');
    try {
      const stat = await handle.stat();
      if (stat.isDirectory()) throw new UnreadableFile('这是一个目录，请给出文件');
      if (stat.size === 0) throw new UnreadableFile('文件是空的');
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      return { size: stat.size, head: buffer.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reasons: Record<string, string> = {
      ENOENT: '文件不存在',
      EACCES: '没有读取权限',
      EISDIR: '这是一个目录，请给出文件',
    };
    throw new UnreadableFile(reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message);
  }
}

function unzipHead(head: Buffer): Buffer {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, headBytes);
  } catch {
    throw new UnreadableFile('压缩文件已损坏，无法解压');
  }
}

/** GBK and UTF-16 files come from spreadsheets; saying so saves an hour. */
function encodingProblem(head: Buffer): string | null {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    return '文件是UTF-16编码，请另存为UTF-8后再导入';
  const end = head.lastIndexOf(0x0a);
  const whole = end > 0 ? head.subarray(0, end) : head;
  if (decodes(whole, 'utf-8', end <= 0)) return null;
  if (head.includes(0)) return '不是文本文件';
  return decodes(whole, 'gb18030', end <= 0) ? '文件是GBK编码，请另存为UTF-8后再导入' : null;
}

/** @param isCut the bytes may end inside a character. */
function decodes(bytes: Buffer, encoding: string, isCut: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

/** A list or an object with a list of policies; otherwise one record a line. */
function looksLikeList(head: string): boolean {
  const text = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (text.startsWith('[')) return true;
  if (!text.startsWith('{')) return false;
  const end = text.indexOf('\n');
  const first = end < 0 ? text : text.slice(0, end);
  try {
    const value = JSON.parse(first) as { policies?: unknown };
    return Array.isArray(value.policies);
  } catch {
    return (
      first.trim() === '{' ||
      /^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\d.]+|true|false|null)\s*,\s*)*"policies"\s*:\s*\[/.test(
        text,
      )
    );
  }
}

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    yield hasMark ? chunk.subarray(3) : chunk;
  }
}
