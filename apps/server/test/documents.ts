import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { utils, write } from '@e965/xlsx';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import PDFDocument from 'pdfkit';

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);

/** A PDF with embedded Han characters, a page per list of paragraphs; null is a page with a picture and nothing else. */
export async function pdfOf(
  pages: readonly (readonly string[] | null)[],
  options: { userPassword?: string } = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60, font, autoFirstPage: false, ...options });
  const done = buffer(pdf);
  for (const paragraphs of pages) {
    pdf.addPage();
    if (paragraphs === null) pdf.image(onePixel, 60, 60, { width: 400 });
    for (const text of paragraphs ?? []) pdf.fontSize(12).text(text).moveDown();
  }
  pdf.end();
  return done;
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface DocxPart {
  heading?: string;
  text?: string;
  table?: readonly (readonly (string | MergedCell)[])[];
}

/** A cell over several columns or rows; the rows below leave it out. */
export interface MergedCell {
  text: string;
  columns?: number;
  rows?: number;
}

export async function docxOf(parts: readonly DocxPart[]): Promise<Buffer> {
  const children = parts.flatMap(({ heading, text, table }) => [
    ...(heading === undefined ? [] : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 })]),
    ...(text === undefined ? [] : [new Paragraph(text)]),
    ...(table === undefined
      ? []
      : [
          new Table({
            rows: table.map(
              (row) =>
                new TableRow({
                  children: row.map((cell) => {
                    const { text, columns = 1, rows = 1 } = typeof cell === 'string' ? { text: cell } : cell;
                    return new TableCell({ children: [new Paragraph(text)], columnSpan: columns, rowSpan: rows });
                  }),
                }),
            ),
          }),
        ]),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Sheets by name; numbers may have a format. @param merged ranges of the sheets whose cells are one: A1:B1 */
export function xlsxOf(
  sheets: Readonly<Record<string, readonly (readonly (string | number | [number, string])[])[]>>,
  merged: Readonly<Record<string, readonly string[]>> = {},
): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (Array.isArray(cell) ? cell[0] : cell))));
    for (const [r, row] of rows.entries())
      for (const [c, cell] of row.entries()) {
        const at = sheet[utils.encode_cell({ r, c })] as { z?: string } | undefined;
        if (Array.isArray(cell) && at !== undefined) at.z = cell[1] as string;
      }
    sheet['!merges'] = (merged[name] ?? []).map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer' }) as Buffer;
}
