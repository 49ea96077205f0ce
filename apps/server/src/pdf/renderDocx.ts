import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PdfBlock, PdfContent } from './renderPdf';

/** The same content as `renderPdf` draws, so that both say the same. */
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

function documentOf({ title, subtitle, author, footer, blocks }: PdfContent): Document {
  const font = { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' };
  return new Document({
    creator: author,
    title,
    description: subtitle,
    styles: { default: { document: { run: { font, size: 21 } } } },
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
          ...blocks.flatMap(drawn),
        ],
      },
    ],
  });
}

/** A block as parts of a document. */
function drawn(block: PdfBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'notice':
      return [new Paragraph({ children: [new TextRun({ text: block.text, bold: true })] })];
    case 'paragraph':
      return [new Paragraph({ text: block.text })];
    case 'facts':
      return block.rows.map(
        ([label, value]) =>
          new Paragraph({ children: [new TextRun({ text: `${label}：`, bold: true }), new TextRun(value)] }),
      );
    default: {
      const row = (cells: readonly string[], isHeader: boolean) =>
        new TableRow({
          tableHeader: isHeader,
          children: cells.map(
            (text, index) =>
              new TableCell({
                width: { size: (block.columns[index]?.share ?? 0) * 100, type: WidthType.PERCENTAGE },
                children: [new Paragraph({ children: [new TextRun({ text, bold: isHeader, size: 18 })] })],
              }),
          ),
        });
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
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
