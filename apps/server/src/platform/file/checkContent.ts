import { createTurns } from '../vocabulary';
import { imageSize } from './imageSize';
import { inspectZip } from './inspectZip';
import { type FileKind, kindOfMediaType, kindOfName, kinds, labelsOf, type UploadRule } from './kinds';
import { readPdf } from './readPdf';
import { readText } from './readText';
import { isTwoThings, sniff } from './sniff';
import { wrongFile } from './wrongFile';

export const maxPages = 500;
const maxPixels = 100_000_000;
/** At most two at once: each takes a thread or the processor for a moment. */
const inTurn = createTurns(2);

export interface SentFile {
  name: string;
  /** Media type that the browser declares; empty where it knows none. */
  mediaType: string;
  content: Buffer;
}

/**
 * Kind of a file by all of its content; of text, which has no mark of its own, by its name. Its name and declared type
 * must agree or be empty.
 *
 * @throws Rejection with the problem and what to do
 */
export async function checkContent({ name, mediaType, content }: SentFile, rule: UploadRule): Promise<FileKind> {
  const most = rule.maxBytes / 1e6;
  if (content.length > rule.maxBytes)
    throw wrongFile(`文件最大${most}MB，现在是${(content.length / 1e6).toFixed(1)}MB`, '请压缩，或拆成几份后重试', 413);
  if (content.length === 0) throw wrongFile('文件是空的', '请重新选择');
  const named = kindOfName(name);
  const kind = await inTurn(() => contentKind(content, named, rule));
  if (!rule.accepts.includes(kind)) throw notAccepted(rule, `现在是${kinds[kind].label}`);
  // Text is text, whatever browsers call it.
  const declared = isText(kind) ? kind : kindOfMediaType(mediaType);
  if ((named !== null && named !== kind) || (declared !== undefined && declared !== kind))
    throw wrongFile(`文件的扩展名与内容不符，内容是${kinds[kind].label}`, '请核对是不是选错了文件，改正扩展名后重试');
  return kind;
}

const notAccepted = (rule: UploadRule, now: string) =>
  wrongFile(
    `文件应为${labelsOf(rule.accepts)}，${now}`,
    rule.accepts.length === 1 ? `请另存为${labelsOf(rule.accepts)}后重试` : '请导出为其中一种后重试',
  );

const isText = (kind: FileKind | null | undefined): kind is 'txt' | 'md' | 'csv' =>
  kind === 'txt' || kind === 'md' || kind === 'csv';

async function contentKind(content: Buffer, named: FileKind | null | undefined, rule: UploadRule): Promise<FileKind> {
  const sniffed = sniff(content);
  if (sniffed === null) {
    // Text has no beginning of its own: only its name tells it from anything else.
    if (!isText(named) || !rule.accepts.includes(named)) throw notAccepted(rule, '现在的内容不是');
    if (readText(content) === null || isTwoThings(content, sniffed))
      throw wrongFile('文件不是UTF-8或GB 18030编码的文本', '请用记事本另存为UTF-8后重试');
    return named;
  }
  if (sniffed === 'ole')
    throw content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
      ? wrongFile('文件加了密码，无法核对内容', '请去掉密码后重试')
      : wrongFile('这是旧版Office文件（DOC、XLS、PPT）', '请另存为DOCX、XLSX或PDF后重试');
  if (isTwoThings(content, sniffed)) throw wrongFile('文件里混有另一种格式的文件', '请重新导出为PDF后重试');
  if (sniffed === 'zip') return inspectZip(content);
  if (sniffed === 'pdf') await checkPdf(content, rule);
  else checkImage(content, sniffed);
  return sniffed;
}

async function checkPdf(content: Buffer, { isPdfOpenedLater }: UploadRule): Promise<void> {
  if (isPdfOpenedLater) return;
  const pdf = await readPdf(content);
  if ('problem' in pdf)
    throw pdf.problem === 'locked'
      ? wrongFile('PDF要密码才能打开，无法核对内容', '请去掉密码后重试')
      : wrongFile('PDF打不开，可能不完整或已损坏', '请打开核对，重新导出后重试');
  if (pdf.hasScripts) throw wrongFile('PDF里有脚本', '请打印为PDF后重试');
  if (pdf.pages > maxPages) throw wrongFile(`PDF最多${maxPages}页，现在是${pdf.pages}页`, '请拆成几份后重试');
}

function checkImage(content: Buffer, kind: 'png' | 'jpeg'): void {
  const size = imageSize(content, kind);
  if (size === null) throw wrongFile('图片不完整或已损坏', '请重新导出后重试');
  if (size.width * size.height > maxPixels)
    throw wrongFile(`图片最多1亿像素，现在是${size.width}×${size.height}`, '请缩小后重试');
}
