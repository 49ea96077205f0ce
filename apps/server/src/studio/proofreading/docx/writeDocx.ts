import { addComments, type Comment, firstCommentId } from './comments';
import type { Placed } from './layout';
import type { OpenDocx } from './openDocx';
import { lockOfMark, type Mark, writePart } from './writePart';

/** Edit of the text by offsets, with its reason. */
export interface TextEdit {
  from: number;
  to: number;
  replacement: string;
  /** Text of the comment beside it; '' for none. */
  reason: string;
}

/** Comment on a range of the text. */
export interface TextNote {
  from: number;
  to: number;
  text: string;
}

export interface DocxWriting {
  /** Whether edits become revisions (修订稿) that somebody accepts or rejects; otherwise they are applied (清稿). */
  isTracked: boolean;
  author: string;
  now: Date;
}

export interface WrittenDocx {
  content: Uint8Array;
  edits: number;
  comments: number;
}

/** Where characters of the text stand in a paragraph. */
interface Span {
  placed: Placed;
  from: number;
  to: number;
}

/**
 * Writes edits and notes into an opened DOCX. Words are changed in place, with the formatting of their neighbours; a
 * place that is not understood gets a comment; every other part stays as it was, byte by byte.
 */
export async function writeDocx(
  docx: OpenDocx,
  edits: readonly TextEdit[],
  notes: readonly TextNote[],
  { isTracked, author, now }: DocxWriting,
): Promise<WrittenDocx> {
  const { zip, parts, placed } = docx;
  const main = parts[0]?.name ?? '';
  const date = now.toISOString().replace(/\.\d+Z$/, 'Z');
  let commentId = await firstCommentId(zip, main);
  const comments: Comment[] = [];
  const marks: Mark[][] = parts.map(() => []);
  /** Remarks about headers, footers, notes and controls, where not every program takes comments. */
  const elsewhere: string[] = [];
  /** Where they are told. */
  const place = placed.find(({ part, paragraph }) => part === 0 && !paragraph.isControlled) ?? null;
  let changed = 0;

  const comment = (text: string, { placed: { part, paragraph } }: Span): number | null => {
    if (text === '') return null;
    if (part !== 0 || (paragraph.isControlled && place !== null)) {
      elsewhere.push(text);
      return null;
    }
    const id = commentId++;
    comments.push({ id, text });
    return id;
  };
  const note = (text: string, span: Span) => {
    const id = comment(text, span);
    if (id !== null) add(span, null, id);
  };
  const add = ({ placed: { paragraph, part }, from, to }: Span, replacement: string | null, id: number | null) =>
    marks[part]?.push({ paragraph, from, to, replacement, comment: id });

  for (const { from, to, replacement, reason } of edits) {
    const spans = spansOf(placed, from, to);
    const [first] = spans;
    if (first === undefined) continue;
    const lock = spans.flatMap(
      ({ placed: { paragraph }, ...span }) => lockOfMark({ paragraph, ...span }, isTracked) ?? [],
    )[0];
    const isAcross = spans.length > 1;
    const before = docx.text.slice(from, to);
    if (lock !== undefined) {
      note(notWritten(before, replacement, lock, reason), first);
      continue;
    }
    changed += 1;
    const remark = isTracked ? reason : '';
    const told = isAcross ? [remark, '段落没有合并，请手工核对'].filter((one) => one !== '').join('\n') : remark;
    const id = comment(told, first);
    for (const span of spans) add(span, span === first ? replacement : '', span === first ? id : null);
  }
  for (const { from, to, text } of notes) {
    const [span] = spansOf(placed, from, to);
    if (span !== undefined) note(text, span);
  }
  if (elsewhere.length > 0) {
    const told = place ?? placed[0];
    if (told !== undefined) {
      const id = commentId++;
      comments.push({ id, text: `页眉、页脚、脚注与内容控件里：\n${elsewhere.join('\n')}` });
      add({ placed: told, from: 0, to: 0 }, null, id);
    }
  }

  let revisionId = firstRevisionId(parts.map(({ xml }) => xml));
  const writing = { isTracked, author, date, nextId: () => revisionId++ };
  parts.forEach((part, index) => {
    const own = marks[index] ?? [];
    if (own.length > 0) zip.file(part.name, writePart(part, own, writing));
  });
  if (comments.length > 0) await addComments(zip, main, comments, { author, date });
  const content = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  return { content, edits: changed, comments: comments.length };
}

function notWritten(before: string, replacement: string, lock: string, reason: string): string {
  const what =
    replacement === '' ? `删除“${before}”` : before === '' ? `加上“${replacement}”` : `“${before}”改为“${replacement}”`;
  return [`没有写入（${lock}），请手工把${what}`, reason].filter((line) => line !== '').join('\n');
}

/** Paragraphs that a stretch of the text touches; a place alone is in one. */
function spansOf(placed: readonly Placed[], from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (const one of placed) {
    const end = one.from + one.paragraph.text.length;
    if (from === to ? from < one.from || from > end : to <= one.from || from >= end) continue;
    spans.push({ placed: one, from: Math.max(from, one.from) - one.from, to: Math.min(to, end) - one.from });
    if (from === to) break;
  }
  if (spans.length > 0 || from === to) return spans;
  // A line break alone: the end of the paragraph before it.
  return spansOf(placed, from, from);
}

/** Behind every number that something in the parts has, so that none is there twice. */
function firstRevisionId(parts: readonly string[]): number {
  let most = 0;
  for (const xml of parts)
    for (const [, id] of xml.matchAll(/\bid\s*=\s*["'](\d{1,9})["']/g)) most = Math.max(most, Number(id));
  return most + 1;
}
