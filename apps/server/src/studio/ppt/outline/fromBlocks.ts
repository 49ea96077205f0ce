import type { Block } from '../../../platform/reading';
import { type Draft, type DraftSource, type Item, numbered, titleOf } from './Draft';
import { markOf } from './marks';
import { type Picked, pickSentences, shortened } from './sentences';

const maxEntries = 5;
/** With more slides than these, the headings below become entries. */
const maxExpanded = 40;
const maxTableRows = 24;
const maxColumns = 6;

interface Section {
  /** Depth of its heading: smaller stands further out. */
  depth: number;
  heading: string;
  paragraph: number;
  body: Picked[];
  tables: { rows: string[][]; paragraph: number }[];
}

/**
 * Outline of a document that was read: its headings, and sentences of its own below them. Headings are those of the
 * document, or what is numbered like one and is no sentence.
 */
export function outlineOfBlocks(blocks: readonly Block[], source: Pick<DraftSource, 'title' | 'href'>): Draft {
  const sourceId = 'document';
  const paragraphs: DraftSource['paragraphs'] = [];
  const sections: Section[] = [];
  let title: { text: string; paragraph: number } | null = null;
  const loose: Section = { depth: 0, heading: '', paragraph: 0, body: [], tables: [] };
  for (const block of blocks) {
    const current = sections.at(-1) ?? loose;
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map((cell) => (cell ?? '').trim()));
      current.tables.push({ rows, paragraph: paragraphs.length });
      for (const row of rows) paragraphs.push({ text: row.join('｜') });
      continue;
    }
    const text = block.text.trim();
    if (text === '') continue;
    const paragraph = paragraphs.push({ text }) - 1;
    const heading = headingOf(block.kind, text);
    if (heading === null) {
      if (title === null && sections.length === 0 && isTitle(text)) title = { text, paragraph };
      else current.body.push({ text, paragraph });
    } else if (title === null && sections.length === 0 && markOf(text) === null) title = { text, paragraph };
    else sections.push({ ...heading, paragraph, body: [], tables: [] });
  }
  const name = titleOf(title?.text ?? source.title);
  const slides = slidesOf(loose, sections, name);
  const cite = (paragraph: number, quote: string): Item['cites'] => [
    { sourceId, paragraph, quote: quote.slice(0, 1000) },
  ];
  const outline = numbered([
    { level: 1, text: name, layout: 'cover', ...(title && { cites: cite(title.paragraph, title.text) }) },
    ...(slides.filter(({ layout }) => layout !== 'section').length > 3
      ? [{ level: 1, text: '目录', layout: 'contents' } as const]
      : []),
    ...slides.flatMap(({ heading, headingAt, layout, entries }): Omit<Item, 'id'>[] => [
      {
        level: 1,
        text: heading,
        ...(layout && { layout }),
        ...(headingAt !== null && { cites: cite(headingAt, heading) }),
      },
      ...entries.map(
        ({ text, paragraph, quote }): Omit<Item, 'id'> => ({
          level: 2,
          text,
          cites: cite(paragraph, quote ?? text),
        }),
      ),
    ]),
  ]);
  return { title: name, wording: 'extracted', outline, sources: [{ id: sourceId, ...source, paragraphs }] };
}

const isTitle = (text: string): boolean => text.length <= 60 && !/[。；：:，！？]$/.test(text);

/** Heading without its mark; null for running text. */
function headingOf(kind: 'heading' | 'text', text: string): { depth: number; heading: string } | null {
  const mark = markOf(text);
  const isShort = text.length <= 40 && !/[。；，：:！？]$/.test(text);
  if (mark && isShort) return { depth: mark.rank, heading: mark.rest };
  return kind === 'heading' ? { depth: 0, heading: (mark?.rest ?? text).slice(0, 60) } : null;
}

interface Planned {
  heading: string;
  headingAt: number | null;
  layout?: Item['layout'];
  entries: (Picked & { quote?: string })[];
}

/** Sections as slides: their sentences, their tables, and for a section of sections one that announces them. */
function slidesOf(loose: Section, sections: readonly Section[], title: string): Planned[] {
  const before = loose.body.length > 0 ? [bulletsOf({ ...loose, heading: title }, null)] : [];
  const outer = Math.min(...sections.map(({ depth }) => depth));
  const groups: Section[][] = [];
  for (const section of sections) {
    if (section.depth === outer || groups.length === 0) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  const isExpanded = sections.length <= maxExpanded;
  return [
    ...before,
    ...tablesOf({ ...loose, heading: title }),
    ...groups.flatMap(([head, ...inner]) => {
      if (!head) return [];
      if (inner.length === 0)
        return [...(head.body.length > 0 ? [bulletsOf(head)] : []), ...tablesOf(head)].concat(
          head.body.length + head.tables.length === 0
            ? [{ heading: head.heading, headingAt: head.paragraph, layout: 'section', entries: [] }]
            : [],
        );
      if (!isExpanded) return [entriesOf(head, inner)];
      const own = head.body.length > 0 ? bulletsOf(head) : { ...bulletsOf(head), layout: 'section' as const };
      return [
        own,
        ...tablesOf(head),
        ...inner.flatMap((section) => [...(section.body.length > 0 ? [bulletsOf(section)] : []), ...tablesOf(section)]),
      ];
    }),
  ];
}

const bulletsOf = ({ heading, body, paragraph }: Section, headingAt: number | null = paragraph): Planned => ({
  heading: shortened(heading, 60) ?? heading.slice(0, 60),
  headingAt,
  entries: pickSentences(body, maxEntries),
});

/** Headings below one as its entries. */
const entriesOf = (head: Section, inner: readonly Section[]): Planned => ({
  heading: head.heading,
  headingAt: head.paragraph,
  layout: 'bullets',
  entries: inner.slice(0, 12).map(({ heading, paragraph }) => ({ text: heading, paragraph })),
});

/** Tables that a slide can hold; the first row is the head. */
const tablesOf = ({ heading, tables }: Section): Planned[] =>
  tables.flatMap(({ rows, paragraph }): Planned[] => {
    const width = Math.max(...rows.map((row) => row.length), 0);
    if (width < 2 || width > maxColumns || rows.length < 2 || rows.length > maxTableRows) return [];
    const entries = rows.map((row, n) => {
      const cells = Array.from({ length: width }, (_, at) => (row[at] ?? '').replaceAll('\n', ' ').slice(0, 200));
      return { text: cells.join('｜'), paragraph: paragraph + n };
    });
    return [{ heading: heading.slice(0, 60), headingAt: null, layout: 'table', entries }];
  });
