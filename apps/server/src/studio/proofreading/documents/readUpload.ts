import { fieldRejection } from '../../../platform/contract';
import { type CheckedFile, readText } from '../../../platform/file';
import { cleanText, type Problem, readPage, readParts } from '../../../platform/reading';
import { createTurns } from '../../../platform/vocabulary';
import { openDocx } from '../docx/openDocx';
import { maxCharacters } from './edits';
import type { NewVersion } from './versionRepository';

const inTurn = createTurns(2);
const maxPages = 500;
const budget = { silentSeconds: 10, seconds: 60 };

const problems: Readonly<Record<Problem | 'empty' | 'scanned', string>> = {
  locked: '文件有密码，没有上传。请去掉密码后重试',
  broken: '文件打不开，可能不完整或已损坏，没有上传。请打开核对，另存一次后重试',
  slow: '有一页10秒没有读完，没有上传。请拆成几份，或另存一次后重试',
  long: '读了1分钟还没有读完，没有上传。请拆成几份后重试',
  large: '文件展开后太大，没有上传。请拆成几份后重试',
  empty: '文件里没有文字，没有上传。请核对是不是选错了文件',
  scanned: '没有可校对的文字（扫描件），没有上传。请上传带文字的版本',
};
const unreadable = (problem: keyof typeof problems) => fieldRejection('file', problems[problem]);

/**
 * Text of an upload as the first state of a version.
 *
 * @throws Rejection 400 with the reason why it cannot be read, 413 where it is too long
 */
export const readUpload = (file: CheckedFile): Promise<Omit<NewVersion, 'file'>> =>
  inTurn(async () => {
    const version = await wordsOf(file);
    if (version.text.trim() === '') throw unreadable(version.format === 'pdf' ? 'scanned' : 'empty');
    const { length } = version.text;
    if (length > maxCharacters)
      throw fieldRejection('file', `文稿最多${maxCharacters}字，现在是${length}字，没有上传。请拆成几份`, 413);
    return version;
  });

async function wordsOf({ kind, content }: CheckedFile): Promise<Omit<NewVersion, 'file'>> {
  if (kind === 'docx') {
    const docx = await openDocx(content);
    if ('problem' in docx) throw unreadable(docx.problem);
    return { format: 'docx', text: docx.text, notes: docx.notes };
  }
  if (kind === 'pdf') return { format: 'pdf', ...(await readPdf(content)) };
  const text = readText(content);
  if (text === null) throw unreadable('broken');
  return { format: kind === 'md' ? 'md' : 'txt', text: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') };
}

/** Paragraphs of a PDF, as far as the lines of its pages tell them. */
async function readPdf(content: Uint8Array): Promise<{ text: string; notes: string[] }> {
  const lines: string[] = [];
  let scanned = 0;
  let isCut = false;
  const request = {
    kind: 'pdf',
    content: Uint8Array.from(content),
    from: 1,
    maxPages,
    maxPerPage: 40_000,
    maxRows: 0,
  } as const;
  for await (const part of readParts(request, new AbortController().signal, budget)) {
    if (part.type === 'problem') throw unreadable(part.problem);
    if (part.type !== 'page') continue;
    const blocks = readPage(part.page, part.runs ?? []);
    if (blocks.length === 0 && !part.isBlank) scanned += 1;
    isCut ||= part.isCut;
    lines.push(...blocks.map(({ text }) => cleanText(text).replaceAll('\n', '')));
  }
  return {
    text: lines.join('\n'),
    notes: [
      'PDF只能查看，段落按版面推断',
      ...(scanned > 0 ? [`有${scanned}页没有文字（扫描件），没有读`] : []),
      ...(isCut ? ['有的页文字太多，没有读完'] : []),
    ],
  };
}
