import type { Code, List, ListItem, RootContent, Table, TableRow } from 'mdast';
import { parseMarkdown } from './parseMarkdown';
import { repairTail } from './repairTail';

/** Top-level block. Its node keeps its identity as long as its source does, by which rendering is memoised. */
export interface MarkdownBlock {
  id: number;
  /** Offset of its first line in the source. */
  start: number;
  /** Source as parsed, repairs included. */
  raw: string;
  node: RootContent;
}

/** Number of items or rows from which on only the end of the last list or table is parsed again. */
const longAfter = 6;
/** Offset and source of each item or row; kept beside the tree, because the tree is the parser's. */
const partSource = new WeakMap<ListItem | TableRow, { start: number; raw: string }>();

/**
 * Markdown that grows at its end. `update` parses only what new text can still change: the last block; the one before
 * as well, while the last one's first line is being written (a `#` that becomes `#1` was no heading); and of a long
 * list or table the last two items or rows. Earlier blocks keep their identity.
 */
export class MarkdownDocument {
  #source = '';
  #blocks: readonly MarkdownBlock[] = [];
  #nextId = 0;

  /**
   * Parses the present text.
   *
   * @param isOpen more text will follow: what the end leaves open is completed for display
   * @returns the blocks; the same array when nothing changed
   */
  update(source: string, isOpen: boolean): readonly MarkdownBlock[] {
    if (!source.startsWith(this.#source)) this.#blocks = [];
    const old = this.#blocks;
    const keep = this.#firstChangeable(source);
    const at = keep < old.length ? (old[keep] as MarkdownBlock).start : 0;
    const parsed = this.#parseFrom(source, at, old[keep], isOpen);
    const fresh = parsed.map((block, i) => this.#reuse(old[keep + i], block));
    this.#source = source;
    if (keep + fresh.length !== old.length || fresh.some((block, i) => block !== old[keep + i]))
      this.#blocks = [...old.slice(0, keep), ...fresh];
    return this.#blocks;
  }

  /** Index of the first block that new text may change. */
  #firstChangeable(source: string): number {
    const blocks = this.#blocks;
    let index = blocks.length - 1;
    const last = blocks[index];
    if (!last) return 0;
    const seen = source.slice(last.start, this.#source.length);
    // A table is one only by its second line.
    const isUndecided = last.node.type === 'table' ? !/\n.*\n/.test(seen) : !seen.includes('\n');
    if (!isUndecided && (isLong(last) || last.node.type === 'code')) return index;
    if (isUndecided && blocks[index - 1]?.node.type === 'list') index -= 1;
    while (index > 0 && touches(source, blocks[index - 1], blocks[index])) index -= 1;
    return index;
  }

  #parseFrom(source: string, at: number, block: MarkdownBlock | undefined, isOpen: boolean): MarkdownBlock[] {
    if (block) {
      const spliced = this.#spliceLong(source, block, isOpen) ?? this.#growCode(source, block);
      if (spliced) return spliced;
    }
    return parseBlocks(source.slice(at), at, isOpen);
  }

  /** Parses the last two parts of a long list or table and what follows; the parts before are kept. */
  #spliceLong(source: string, block: MarkdownBlock, isOpen: boolean): MarkdownBlock[] | null {
    const { node } = block;
    if ((node.type !== 'list' && node.type !== 'table') || !isLong(block)) return null;
    const kept = node.children.slice(0, -2);
    const cut = partSource.get(node.children.at(-2) as ListItem)?.start;
    const second = partSource.get(node.children[1] as ListItem)?.start;
    if (cut === undefined || second === undefined) return null;
    const head = node.type === 'table' ? source.slice(block.start, second) : '';
    const [first, ...rest] = parseBlocks(head + source.slice(cut), cut - head.length, isOpen);
    if (first?.node.type !== node.type) return null;
    const grown = join(node, kept, first.node as List | Table);
    return (
      grown && [
        {
          ...first,
          start: block.start,
          raw: source.slice(block.start, cut) + first.raw.slice(head.length),
          node: grown,
        },
        ...rest,
      ]
    );
  }

  /** Appends lines to an open code fence as they are, until one closes it. */
  #growCode(source: string, block: MarkdownBlock): MarkdownBlock[] | null {
    if (block.node.type !== 'code' || block !== this.#blocks.at(-1)) return null;
    const raw = source.slice(block.start);
    const fence = /^(`{3,}|~{3,})[^\n]*\n/.exec(raw);
    const lastLine = block.raw.lastIndexOf('\n');
    if (!fence || lastLine === -1 || raw.includes('\r')) return null;
    const closes = new RegExp(`^ {0,3}${fence[1]?.charAt(0)}{${fence[1]?.length},}[ \\t]*$`, 'm');
    if (closes.test(raw.slice(Math.max(lastLine, fence[0].length)))) return null;
    const value = raw.slice(fence[0].length).replace(/\n$/, '');
    return [{ ...block, raw, node: { ...block.node, value } satisfies Code }];
  }

  #reuse(previous: MarkdownBlock | undefined, block: MarkdownBlock): MarkdownBlock {
    if (!previous) return { ...block, id: ++this.#nextId };
    if (previous.raw === block.raw && previous.start === block.start) return previous;
    reuseParts(previous.node, block.node);
    return { ...block, id: previous.id };
  }
}

const isLong = ({ node }: MarkdownBlock) =>
  (node.type === 'list' || node.type === 'table') && node.children.length > longAfter;

/** Whether no blank line parts a block from the one before it, so that new text may join the two (a list that becomes one paragraph): they are parsed together. */
function touches(source: string, before: MarkdownBlock | undefined, block: MarkdownBlock | undefined): boolean {
  if (!before || !block || isLong(block) || !['paragraph', 'blockquote', 'list', 'table'].includes(before.node.type))
    return false;
  return !/\n[ \t]*\n/.test(source.slice(before.start + before.raw.length, block.start));
}

function parseBlocks(source: string, offset: number, isOpen: boolean): MarkdownBlock[] {
  const blocks = toBlocks(parseMarkdown(source), source, offset);
  const last = blocks.at(-1);
  if (!isOpen || !last) return blocks;
  if (last.node.type === 'heading' && last.node.children.length === 0) return blocks.slice(0, -1);
  const repaired = repairTail(last.node, source);
  if (repaired === source) return blocks;
  const tail = repaired.slice(last.start - offset);
  const [first, ...rest] = toBlocks(parseMarkdown(tail), tail, last.start);
  // A repair may have cut its first line.
  return first ? [...blocks.slice(0, -1), { ...first, start: last.start }, ...rest] : blocks.slice(0, -1);
}

function toBlocks(nodes: RootContent[], source: string, offset: number): MarkdownBlock[] {
  return nodes.map((node) => {
    const { start, raw } = locate(node, source);
    if (node.type === 'list' || node.type === 'table')
      for (const part of node.children) {
        const place = locate(part, source);
        partSource.set(part, { start: place.start + offset, raw: place.raw });
      }
    return { id: 0, start: start + offset, raw, node };
  });
}

/**
 * Offset and source of a node, from the beginning of its first line: the indentation before a list marker decides what
 * belongs to the item.
 */
function locate(node: RootContent, source: string): { start: number; raw: string } {
  const begin = node.position?.start.offset ?? 0;
  const start = source.lastIndexOf('\n', begin - 1) + 1;
  return { start, raw: source.slice(start, node.position?.end.offset) };
}

function join(node: List | Table, kept: (ListItem | TableRow)[], grown: List | Table): List | Table | null {
  if (node.type === 'table' && grown.type === 'table')
    return {
      ...node,
      children: [...(kept as TableRow[]), ...reuseEach(node.children.slice(-2), grown.children.slice(1))],
    };
  if (node.type === 'list' && grown.type === 'list' && node.ordered === grown.ordered)
    return {
      ...node,
      spread: node.spread || grown.spread,
      children: [...(kept as ListItem[]), ...reuseEach(node.children.slice(-2), grown.children)],
    };
  return null;
}

function reuseParts(previous: RootContent, next: RootContent) {
  if (previous.type === 'list' && next.type === 'list') next.children = reuseEach(previous.children, next.children);
  if (previous.type === 'table' && next.type === 'table') next.children = reuseEach(previous.children, next.children);
}

function reuseEach<Part extends ListItem | TableRow>(previous: readonly Part[], next: Part[]): Part[] {
  return next.map((part, i) => {
    const before = previous[i];
    return before && partSource.get(before)?.raw === partSource.get(part)?.raw ? before : part;
  });
}
