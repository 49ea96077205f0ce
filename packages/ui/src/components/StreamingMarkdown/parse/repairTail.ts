import type { Nodes } from 'mdast';

const containers = new Set(['blockquote', 'list', 'listItem', 'table', 'tableRow']);
const openEnd = {
  paragraph: /^[ \t]*(\n[ \t>]*)?$/,
  heading: /^[ \t]*$/,
  tableCell: /^[ \t]*$/,
};

/** The part of the last block that is still being written, as offsets into its source; null where nothing is open. */
function findOpenText(block: Nodes, source: string): { start: number; end: number } | null {
  let node = block;
  while (containers.has(node.type) && 'children' in node) {
    const last = node.children.at(-1);
    if (!last) return null;
    node = last;
  }
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return null;
  const first = node.children[0]?.position;
  const end = node.position?.end.offset;
  if (!first || end === undefined) return null;
  // A cell ends behind its content; its closing bar is part of it.
  if (node.type === 'tableCell' && source.slice(first.start.offset, end).endsWith('|')) return null;
  return openEnd[node.type].test(source.slice(end)) ? { start: first.start.offset ?? 0, end } : null;
}

/**
 * Source of a block with the open end of a growing text completed, so that bold is bold from its first character and a
 * link shows its words without an address. Only the open paragraph, heading or cell is repaired. What cannot be shown
 * yet is cut: half a marker, an image, a table without its second line.
 */
export function repairTail(block: Nodes, source: string): string {
  const open = findOpenText(block, source);
  if (!open) return source;
  const before = source.slice(0, open.start);
  const text = source.slice(open.start, open.end).trimEnd();
  if (block.type === 'paragraph' && /^\|[^\n]*(\n[|:\- \t]*)?$/.test(text)) return before;
  const repaired = close(text.replace(/(^|\n)[-*+#>=~`|]+$/, ''));
  return repaired === text ? source : before + repaired;
}

/** Closes emphasis, code and links in a run of inline text. */
function close(text: string): string {
  const marks: string[] = [];
  const brackets: number[] = [];
  let i = 0;
  const closeMarks = (words: string) => words.trimEnd() + marks.reverse().join('');
  while (i < text.length) {
    const char = text.charAt(i);
    if (char === '\\') {
      if (i === text.length - 1) return closeMarks(text.slice(0, i));
      i += 2;
    } else if (char === '`') {
      const run = runAt(text, i);
      const end = closingRun(text, i + run.length, run);
      if (end === -1)
        return closeMarks(text.length === i + run.length ? text.slice(0, i) : `${stripPartial(text, '`')}${run}`);
      i = end + run.length;
    } else if (char === '*' || (char === '~' && text[i + 1] === '~')) {
      const run = runAt(text, i);
      const isLast = i + run.length === text.length;
      const canClose = i > 0 && !/\s/.test(text.charAt(i - 1));
      if (canClose && marks.at(-1) === run) marks.pop();
      else if (isLast) return closeMarks(text.slice(0, i));
      else if (!/\s/.test(text.charAt(i + run.length))) marks.push(run);
      i += run.length;
    } else if (char === '[') {
      brackets.push(i);
      i += 1;
    } else if (char === ']' && brackets.length > 0) {
      const start = brackets.pop() as number;
      const isLink = text[i + 1] === '(';
      const end = isLink ? text.indexOf(')', i + 2) : i;
      const isCitation = text[start + 1] === '^';
      if (end === -1 || (i === text.length - 1 && !isCitation)) return closeMarks(withoutLink(text, start, i));
      i = end + 1;
    } else i += 1;
  }
  const start = brackets.find((at) => !/[。；！？\n]/.test(text.slice(at)));
  return start === undefined
    ? marks.length > 0
      ? closeMarks(text)
      : text
    : closeMarks(withoutLink(text, start, text.length));
}

/** The words of a link that is not complete; nothing of an image or a citation. */
function withoutLink(text: string, start: number, end: number): string {
  const isImage = text[start - 1] === '!';
  if (isImage || text[start + 1] === '^') return text.slice(0, isImage ? start - 1 : start);
  return text.slice(0, start) + text.slice(start + 1, end);
}

function runAt(text: string, at: number): string {
  let end = at;
  while (text[end] === text[at]) end += 1;
  return text.slice(at, end);
}

function closingRun(text: string, from: number, run: string): number {
  let at = text.indexOf(run, from);
  while (at !== -1) {
    const found = runAt(text, at);
    if (found.length === run.length) return at;
    at = text.indexOf(run, at + found.length);
  }
  return -1;
}

const stripPartial = (text: string, char: string) => {
  let end = text.length;
  while (text[end - 1] === char) end -= 1;
  return text.slice(0, end);
};
