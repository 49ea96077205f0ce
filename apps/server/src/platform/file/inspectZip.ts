import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Rejection } from '../contract';
import type { FileKind } from './kinds';
import { wrongFile } from './wrongFile';

type ZipKind = Extract<FileKind, 'docx' | 'xlsx' | 'pptx' | 'ofd'>;

const maxParts = 1_000;
const maxInflated = 200_000_000;
const maxRatio = 100;
/** Below it a ratio says nothing: an empty form is mostly repetition. */
const ratioFrom = 1_000_000;

/** What the list of contents says of the main part. */
const mainParts: readonly (readonly [string, ZipKind])[] = [
  ['wordprocessingml.document.main+xml', 'docx'],
  ['spreadsheetml.sheet.main+xml', 'xlsx'],
  ['presentationml.presentation.main+xml', 'pptx'],
];
const contentsName = '[Content_Types].xml';
/** A widely used writer says this of an ending that its files do not have. */
const idleDefault =
  /<Default\s+Extension="bin"\s+ContentType="application\/vnd\.ms-excel\.sheet\.binary\.macroEnabled\.main"\s*\/>/;
const macros = /vbaProject|vbaData|(^|\/)(macrosheets|activeX)\/|macroEnabled/i;
/** Charts keep their figures in a workbook of their own, which is looked at like its file. */
const workbook = /\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i;
const archive =
  /\.(zip|rar|7z|gz|tgz|tar|bz2|xz|jar|cab|iso|ofd|docx|xlsx|pptx|docm|xlsm|pptm|xlsb|exe|dll|msi|bat|cmd|js|vbs|ps1|lnk)$/i;
/** Zip, RAR, 7z, programs of Windows and Linux, whatever they are called. */
const archiveBytes = ['PK\x03\x04', 'Rar!', '7z\xbc\xaf', 'MZ\x90', '\x7fELF'];

const saveAgain = '请用Office或WPS打开核对，另存一次或导出为PDF后重试';
const tooMuch = () => wrongFile('文件展开后太大', '请删除不用的内容，或拆成几份后重试');

interface Budget {
  inflated: number;
}

/**
 * Kind of an Office or OFD file. The list of its parts is checked first; then every part is inflated and discarded,
 * because the list may lie.
 *
 * @throws Rejection with the problem
 */
export async function inspectZip(content: Buffer): Promise<ZipKind> {
  return inspect(content, { inflated: 0 }, false);
}

async function inspect(content: Buffer, budget: Budget, isInside: boolean): Promise<ZipKind> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
    const kind = await inflateParts(zip, await listParts(zip, content.length), budget, isInside);
    if (kind === null) throw wrongFile('这是压缩包，不是Office或OFD文件', '请解压后逐个上传');
    return kind;
  } catch (error) {
    if (error instanceof Rejection) throw error;
    if (/relative path|absolute path|invalid characters/.test(String(error)))
      throw wrongFile('文件里有指向文件外的路径', saveAgain);
    throw wrongFile('文件不完整或已损坏', saveAgain);
  }
}

async function listParts(zip: ZipFile, size: number): Promise<Entry[]> {
  if (zip.entryCount > maxParts)
    throw wrongFile(`文件由${zip.entryCount}个部分组成，最多${maxParts}个`, '请拆成几份，或导出为PDF后重试');
  const parts: Entry[] = [];
  const names = new Set<string>();
  let inflated = 0;
  for await (const part of zip.eachEntry()) {
    const name = part.fileName;
    if (part.isEncrypted()) throw wrongFile('文件加了密码，无法核对内容', '请去掉密码后重试');
    if (macros.test(name)) throw hasMacros();
    if (archive.test(name) && !workbook.test(name)) throw hasArchive(name);
    if (names.has(name.toLowerCase())) throw wrongFile('文件里有两个同名的部分', saveAgain);
    names.add(name.toLowerCase());
    inflated += part.uncompressedSize;
    if (inflated > maxInflated) throw tooMuch();
    parts.push(part);
  }
  if (inflated > ratioFrom && inflated > size * maxRatio) throw tooMuch();
  return parts;
}

/** @returns what the contents say it is; null for a plain archive */
async function inflateParts(
  zip: ZipFile,
  parts: readonly Entry[],
  budget: Budget,
  isInside: boolean,
): Promise<ZipKind | null> {
  let kind: ZipKind | null = null;
  for (const part of parts) {
    const isContents = part.fileName === contentsName;
    const isWorkbook = workbook.test(part.fileName);
    if (isWorkbook && isInside) throw hasArchive(part.fileName);
    const bytes = await inflate(await zip.openReadStreamPromise(part), budget, isContents || isWorkbook);
    const beginning = bytes.subarray(0, 4).toString('latin1');
    if (isWorkbook) await inspect(bytes, budget, true);
    else if (archiveBytes.some((one) => beginning.startsWith(one))) throw hasArchive(part.fileName);
    if (isContents) {
      const contents = bytes.toString('utf8').replace(idleDefault, '');
      if (macros.test(contents)) throw hasMacros();
      kind = mainParts.find(([type]) => contents.includes(type))?.[1] ?? null;
    }
    if (part.fileName === 'OFD.xml') kind = 'ofd';
  }
  return kind;
}

/** All of it where it is needed, else its beginning. The reader stops a part that is longer than it said. */
async function inflate(stream: Readable, budget: Budget, isKept: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    budget.inflated += chunk.length;
    if (budget.inflated > maxInflated) throw tooMuch();
    if (isKept || chunks.length === 0) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const hasMacros = () => wrongFile('文件里有宏或控件', '请另存为不带宏的格式，或导出为PDF后重试');
const hasArchive = (name: string) =>
  wrongFile(
    `文件里还有别的文件“${(name.split('/').at(-1) ?? '').slice(0, 40)}”`,
    '请取出后单独上传，或导出为PDF后重试',
  );
