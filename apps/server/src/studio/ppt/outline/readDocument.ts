import { fieldRejection } from '../../../platform/contract';
import { type CheckedFile, readText } from '../../../platform/file';
import {
  type Block,
  cleanText,
  looksLikeHeading,
  type Problem,
  type ReadPart,
  type ReadRequest,
  type ReadSlide,
  readPage,
  readParts,
} from '../../../platform/reading';
import { createTurns } from '../../../platform/vocabulary';

export const inTurn = createTurns(2);
const budget = { silentSeconds: 10, seconds: 60 };
const maxCharacters = 300_000;
const maxPages = 300;
const maxSlides = 100;

const problems: Readonly<Record<Problem | 'empty', string>> = {
  locked: '文件有密码，没有读。请去掉密码后重试',
  broken: '文件打不开，可能不完整或已损坏。请打开核对，另存一次后重试',
  slow: '有一页10秒没有读完。请拆成几份，或另存一次后重试',
  long: '读了1分钟还没有读完。请拆成几份后重试',
  large: '文件展开后太大，没有读。请拆成几份后重试',
  empty: '文件里没有文字（可能是扫描件）。请上传带文字的版本',
};

/**
 * Blocks of an upload in reading order.
 *
 * @throws Rejection 400 with the reason why it cannot be read, 413 where it is too long
 */
export const readDocument = (file: CheckedFile): Promise<Block[]> =>
  inTurn(async () => {
    const blocks = file.kind === 'docx' || file.kind === 'pdf' ? await partsOf(file.kind, file) : linesOf(file);
    const characters = blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
    if (!blocks.some((block) => block.kind === 'table' || block.text.trim() !== ''))
      throw fieldRejection('file', problems.empty);
    if (characters > maxCharacters)
      throw fieldRejection('file', `文档最多${maxCharacters}字，现在是${characters}字，没有读。请拆成几份`, 413);
    return blocks;
  });

/**
 * Slides of an uploaded .pptx.
 *
 * @throws Rejection 400 with the reason why it cannot be read, 413 where it is too long
 */
export const readSlides = (file: CheckedFile): Promise<ReadSlide[]> =>
  inTurn(async () => {
    const slides: ReadSlide[] = [];
    for await (const part of partsIn('pptx', file, maxSlides)) {
      if (part.type === 'opened' && part.pages > maxSlides)
        throw fieldRejection('file', `旧PPT最多${maxSlides}页，现在是${part.pages}页，没有读。请拆成几份`, 413);
      if (part.type === 'slide') slides.push(part.slide);
    }
    if (slides.length === 0) throw fieldRejection('file', '文件里没有一页，没有读');
    return slides;
  });

/**
 * Parts of an upload, one at a time.
 *
 * @throws Rejection 400 with the reason why it cannot be read
 */
export async function* partsIn(
  kind: ReadRequest['kind'],
  { content }: CheckedFile,
  maxPages: number,
): AsyncGenerator<ReadPart, void> {
  const own = Uint8Array.from(content);
  const request = { kind, content: own, from: 1, maxPages, maxPerPage: 40_000, maxRows: 1_000 };
  for await (const part of readParts(request, new AbortController().signal, budget)) {
    if (part.type === 'problem') throw fieldRejection('file', problems[part.problem]);
    yield part;
  }
}

async function partsOf(kind: 'docx' | 'pdf', file: CheckedFile): Promise<Block[]> {
  const blocks: Block[] = [];
  for await (const part of partsIn(kind, file, maxPages)) {
    if (part.type === 'opened' && part.pages > maxPages)
      throw fieldRejection('file', `文档最多${maxPages}页，现在是${part.pages}页，没有读。请拆成几份`, 413);
    if (part.type === 'blocks') blocks.push(...part.blocks);
    if (part.type !== 'page') continue;
    for (const { text, isHeading } of readPage(part.page, part.runs ?? []))
      blocks.push({ kind: isHeading ? 'heading' : 'text', text: cleanText(text).replaceAll('\n', '') });
  }
  return blocks;
}

function linesOf({ content }: CheckedFile): Block[] {
  const text = readText(content);
  if (text === null) throw fieldRejection('file', problems.broken);
  return text
    .replace(/^\uFEFF/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r\n?|\n/)
    .map((line): Block => {
      const words = line.trim();
      const hashes = /^#{1,6}\s+/.exec(words);
      if (hashes) return { kind: 'heading', text: words.slice(hashes[0].length) };
      return { kind: looksLikeHeading(words) ? 'heading' : 'text', text: words.replace(/^(?:[-*+•]\s+)/, '') };
    });
}
