import type { PdfBlock, PdfContent, PdfListItem } from '../../../platform/pdf';
import type { Block } from '../../../platform/reading';
import type { Draft, DraftSource, Item } from './Draft';
import { outlineOfBlocks } from './fromBlocks';

type Words = PdfListItem['text'];

/** Outline of a document of the product itself: its headings, its tables, and sentences of its own; its subtitle is the cover's. */
export function outlineOfContent(
  { title, subtitle, blocks }: PdfContent,
  source: Pick<DraftSource, 'title' | 'href'>,
): Draft {
  const draft = outlineOfBlocks([{ kind: 'heading', text: title }, ...blocksOf(blocks)], source);
  const [cover, ...pages] = draft.outline;
  const [document] = draft.sources;
  if (cover === undefined || document === undefined) return draft;
  const paragraph = document.paragraphs.push({ text: subtitle }) - 1;
  const below: Item = {
    id: 'o0',
    level: 2,
    text: subtitle,
    cites: [{ sourceId: document.id, paragraph, quote: subtitle }],
  };
  return { ...draft, outline: [cover, below, ...pages] };
}

/** Blocks as they are read from a file. Notices are about the document, and no words of it. */
function blocksOf(blocks: readonly PdfBlock[]): Block[] {
  const read: Block[] = [];
  for (const block of blocks) {
    const last = read.at(-1);
    if (block.kind === 'facts') {
      const rows = block.rows.filter(([, value]) => value !== '').map((row) => [...row]);
      // Facts that follow each other are one table.
      if (last?.kind === 'table' && last.rows[0]?.[0] === factHead[0]) last.rows.push(...rows);
      else if (rows.length > 0) read.push({ kind: 'table', rows: [[...factHead], ...rows] });
      for (const [label, value] of block.rows) if (value === '') read.push({ kind: 'heading', text: label });
    } else if (block.kind === 'table')
      read.push({
        kind: 'table',
        rows: [block.columns.map((column) => column.title), ...block.rows.map((row) => [...row])],
      });
    else if (block.kind === 'list') for (const { text } of block.items) read.push({ kind: 'text', text: plain(text) });
    else if (block.kind === 'heading') read.push({ kind: 'heading', text: block.text });
    else if (block.kind !== 'notice') read.push({ kind: 'text', text: plain(block.text) });
  }
  return read;
}

const factHead = ['项目', '内容'] as const;

/** Words without the marks of their citations. */
const plain = (words: Words): string =>
  typeof words === 'string' ? words : words.flatMap(({ text, source }) => (source === undefined ? text : [])).join('');
