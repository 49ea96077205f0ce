import type { List, PhrasingContent, RootContent, Table } from 'mdast';
import type { PdfBlock, PdfListItem, PdfRun } from '../../../platform/pdf';
import { parseMarkdown } from './parseMarkdown';
import { safeLink } from './safeLink';

/** Anchor of a source in the list at the end. */
export const sourceAnchor = (n: number): string => `source${n}`;
/** Text in place of an image that an answer would load from another site. */
export const imagePlaceholder = (alt: string): string =>
  `［外部图片未收入${alt.trim() === '' ? '' : `：${alt.trim()}`}］`;

/**
 * Blocks of a document from an answer's Markdown.
 *
 * @param sources numbers of the sources that the document lists; other markers stay text
 */
export const markdownBlocks = (markdown: string, sources: ReadonlySet<number>): PdfBlock[] =>
  parseMarkdown(markdown).flatMap((node) => blocksOf(node, sources, 0));

function blocksOf(node: RootContent, sources: ReadonlySet<number>, level: number): PdfBlock[] {
  switch (node.type) {
    case 'heading':
      // The title and the parts of the document stand above the headings of an answer.
      return [{ kind: 'heading', text: plain(node.children), level: node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4 }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: runsOf(node.children, sources) }];
    case 'blockquote':
      return node.children.flatMap((child): PdfBlock[] =>
        child.type === 'paragraph'
          ? [{ kind: 'quote', text: runsOf(child.children, sources), level }]
          : blocksOf(child, sources, level + 1),
      );
    case 'list':
      return listBlocks(node, sources, level);
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'table':
      return [tableOf(node)];
    case 'thematicBreak':
      return [];
    default:
      return 'value' in node ? [{ kind: 'paragraph', text: node.value }] : [];
  }
}

/** Items in one list with their depths; tables and code in an item follow it. */
function listBlocks(list: List, sources: ReadonlySet<number>, level: number): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  let items: PdfListItem[] = [];
  const close = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  list.children.forEach((item, index) => {
    const number = list.ordered ? (list.start ?? 1) + index : null;
    const [first, ...rest] = item.children;
    const box = item.checked == null ? [] : [{ text: item.checked ? '√ ' : '□ ' }];
    const words = first?.type === 'paragraph' ? runsOf(first.children, sources) : [];
    items.push({ level, number, text: [...box, ...words] });
    for (const child of first?.type === 'paragraph' ? rest : item.children)
      for (const block of blocksOf(child, sources, level + 1)) {
        if (block.kind === 'list') items.push(...block.items);
        else if (block.kind === 'paragraph') {
          close();
          blocks.push({ kind: 'quote', text: block.text, level });
        } else {
          close();
          blocks.push(block);
        }
      }
  });
  close();
  return blocks;
}

function tableOf({ children: [head, ...rows], align }: Table): PdfBlock {
  const cells = (row: Table['children'][number] | undefined) =>
    (row?.children ?? []).map((cell) => plain(cell.children));
  const titles = cells(head);
  const body = rows.map(cells);
  // As wide as what stands in it, within reason.
  const widths = titles.map((title, column) =>
    Math.min(30, Math.max(4, ...[title, ...body.map((row) => row[column] ?? '')].map(widthOf))),
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return {
    kind: 'table',
    columns: titles.map((title, column) => ({
      title,
      share: (widths[column] ?? 4) / whole,
      ...(align?.[column] === 'right' ? { align: 'right' as const } : {}),
    })),
    rows: body.map((row) => titles.map((_, column) => row[column] ?? '')),
  };
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1), 0);

type Look = Pick<PdfRun, 'isStrong' | 'isStruck'>;

function runsOf(nodes: readonly PhrasingContent[], sources: ReadonlySet<number>, look: Look = {}): PdfRun[] {
  return nodes.flatMap((node): PdfRun[] => {
    switch (node.type) {
      case 'text':
        return withMarkers(node.value, sources, look);
      case 'strong':
        return runsOf(node.children, sources, { ...look, isStrong: true });
      // Chinese has no italics.
      case 'emphasis':
        return runsOf(node.children, sources, { ...look, isStrong: true });
      case 'delete':
        return runsOf(node.children, sources, { ...look, isStruck: true });
      case 'break':
        return [{ text: '\n', ...look }];
      case 'link': {
        const words = runsOf(node.children, sources, look);
        const url = safeLink(node.url);
        // On paper a link is what it says; the address stands beside it.
        return url === undefined || url === plain(node.children) ? words : [...words, { text: `（${url}）`, ...look }];
      }
      case 'image':
        return [{ text: imagePlaceholder(node.alt ?? ''), ...look }];
      default:
        return 'value' in node ? [{ text: node.value, ...look }] : [];
    }
  });
}

/** `[^3]` leads to the third source. */
function withMarkers(text: string, sources: ReadonlySet<number>, look: Look): PdfRun[] {
  return text
    .split(/(\[\^\d{1,4}\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const n = Number(/^\[\^(\d+)\]$/.exec(part)?.[1] ?? Number.NaN);
      return sources.has(n) ? { text: `[${n}]`, source: sourceAnchor(n) } : { text: part, ...look };
    });
}

/** The words alone. */
const plain = (nodes: readonly PhrasingContent[]): string =>
  runsOf(nodes, new Set())
    .map(({ text }) => text.replace(/\[\^(\d+)\]/g, '[$1]'))
    .join('');
