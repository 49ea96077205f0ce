import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PdfBlock, PdfContent, PdfListItem, PdfWords } from './PdfContent';

/** DOCX with the same content as the PDF of `renderPdf`. */
export async function renderDocx(content: PdfContent): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(documentOf(legible(content))));
}

/** Without characters that XML does not allow: Word would not open the file. */
function legible<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]/gu, '') as T;
  if (Array.isArray(value)) return value.map(legible) as T;
  if (!(value instanceof Object) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, legible(part)])) as T;
}

function documentOf({ title, subtitle, author, footer, blocks, property }: PdfContent): Document {
  const numbers = numbersOf(blocks);
  const font = { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' };
  return new Document({
    creator: author,
    title,
    description: subtitle,
    styles: {
      default: {
        document: {
          run: { font, size: 21 },
          paragraph: { spacing: { after: 60, line: 300, lineRule: LineRuleType.AUTO } },
        },
        title: heading(36, 0, 120),
        heading1: heading(28, 320, 120),
        heading2: heading(24, 240, 100),
        heading3: heading(22, 200, 80),
        heading4: heading(21, 160, 60),
      },
    },
    numbering: { config: [...numbers.config, { reference: 'bullets', levels: levels(null) }] },
    ...(property ? { customProperties: [{ name: property.name, value: property.value }] } : {}),
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ text: `${footer}　`, size: 16 }),
                  new TextRun({ children: [PageNumber.CURRENT], size: 16 }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: subtitle }),
          ...blocks.flatMap((block) => drawn(block, numbers.references)),
        ],
      },
    ],
  });
}

/** Half points; black, in the type that Chinese documents set their headings in. */
const heading = (size: number, before: number, after: number) => ({
  run: { font: { ascii: 'Arial', eastAsia: '黑体', hAnsi: 'Arial' }, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after }, keepNext: true },
});
/** Twentieths of a point between the margins of an A4 page. */
const textWidth = 9026;

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
};
/** Twentieths of a point. */
const indent = 420;
const deepest = 8;
/** @param start of a numbered list; null for bullets. */
const levels = (start: number | null) =>
  Array.from({ length: deepest + 1 }, (_, level) => ({
    level,
    format: start === null ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === null ? '•' : `%${level + 1}.`,
    start: start ?? 1,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: indent * (level + 1), hanging: indent } } },
  }));

/** Word counts by itself, from where a list begins: an item that does not follow the one before it begins another. */
function numbersOf(blocks: readonly PdfBlock[]) {
  const references = new Map<PdfListItem, string>();
  const config: { reference: string; levels: ReturnType<typeof levels> }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'list') continue;
    const open: ({ reference: string; last: number } | undefined)[] = [];
    for (const item of block.items) {
      const { level, number } = item;
      open.length = Math.min(open.length, level + 1);
      if (number === null) {
        open[level] = undefined;
        continue;
      }
      const before = open[level];
      const follows = before !== undefined && number === before.last + 1;
      const reference = follows ? before.reference : `numbers${config.length + 1}`;
      if (!follows) config.push({ reference, levels: levels(number) });
      open[level] = { reference, last: number };
      references.set(item, reference);
    }
  }
  return { references, config };
}

function runs(words: PdfWords): ParagraphChild[] {
  if (typeof words === 'string') return [new TextRun(words)];
  return words.flatMap<ParagraphChild>(({ text, isStrong = false, isStruck = false, source }) => {
    const lines = text.split('\n');
    const parts = lines.map(
      (line, index) =>
        new TextRun({
          text: line,
          bold: isStrong,
          strike: isStruck,
          superScript: source !== undefined,
          ...(index > 0 ? { break: 1 } : {}),
        }),
    );
    return source === undefined ? parts : [new InternalHyperlink({ anchor: source, children: parts })];
  });
}

function listItem({ level, text, source }: PdfListItem, reference: string | undefined): Paragraph {
  const children = runs(text);
  return new Paragraph({
    children: source === undefined ? children : [new Bookmark({ id: source, children })],
    numbering: { reference: reference ?? 'bullets', level: Math.min(deepest, level) },
  });
}

/** A block as parts of a document. */
function drawn(block: PdfBlock, numbers: ReadonlyMap<PdfListItem, string>): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: headings[block.level ?? 2] })];
    case 'notice':
      return [new Paragraph({ children: [new TextRun({ text: block.text, bold: true })] })];
    case 'paragraph':
      return [new Paragraph({ children: runs(block.text) })];
    case 'quote':
      return [new Paragraph({ children: runs(block.text), indent: { left: indent * ((block.level ?? 0) + 1) } })];
    case 'code':
      return block.text
        .split('\n')
        .map((line) => new Paragraph({ children: [new TextRun({ text: line, size: 18 })], indent: { left: indent } }));
    case 'list':
      return block.items.map((item) => listItem(item, numbers.get(item)));
    case 'facts':
      return block.rows.map(
        ([label, value]) =>
          new Paragraph({ children: [new TextRun({ text: `${label}：`, bold: true }), new TextRun(value)] }),
      );
    default: {
      const shares = block.columns.reduce((sum, { share }) => sum + share, 0);
      const widths = block.columns.map(({ share }) => Math.round((textWidth * share) / shares));
      const row = (cells: readonly string[], isHeader: boolean) =>
        new TableRow({
          tableHeader: isHeader,
          children: cells.map(
            (text, index) =>
              new TableCell({
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                children: [
                  new Paragraph({
                    alignment: block.columns[index]?.align === 'right' ? AlignmentType.END : AlignmentType.START,
                    children: [new TextRun({ text, bold: isHeader, size: 18 })],
                  }),
                ],
              }),
          ),
        });
      return [
        new Table({
          width: { size: textWidth, type: WidthType.DXA },
          // Readers that count for themselves go by these.
          columnWidths: widths,
          rows: [
            row(
              block.columns.map(({ title }) => title),
              true,
            ),
            ...block.rows.map((cells) => row(cells, false)),
          ],
        }),
        new Paragraph({ text: '' }),
      ];
    }
  }
}
