import PDFDocument from 'pdfkit';
import { fonts, printable } from './fonts';
import type { PdfBlock, PdfContent, PdfRun, PdfWords } from './PdfContent';

const margin = 56;
const size = { title: 18, heading: 12, body: 10, small: 8.5 };
const ink = { strong: '#111111', body: '#222222', muted: '#555555', rule: '#BBBBBB' };
const headingSizes = { 1: 14, 2: size.heading, 3: 11, 4: size.body };
const labelWidth = 84;

/** PDF in A4 with text that can be selected and searched. Takes some 100 ms, most of it for subsetting the fonts. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const { title, subtitle, author, createdAt, footer, blocks, property } = content;
  const missing = new Set<string>();
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    font: fonts.regular,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    // pdfkit writes these into XML as they are.
    info: { Title: harmless(title, missing), Author: author, CreationDate: createdAt },
    ...(property ? { pdfVersion: '1.7' } : {}),
  });
  if (property) describe(doc, property);
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  const page = createPage(doc, missing);
  page.line(title, size.title, 'strong', ink.strong);
  page.line(subtitle, size.small, 'regular', ink.muted);
  for (const block of blocks) draw(page, block);
  if (missing.size > 0) {
    page.gap(8);
    page.line(`文中的〓是没有字形可印的字：${[...missing].join('、')}`, size.small, 'regular', ink.muted);
  }
  number(doc, printable(footer, missing));
  doc.end();
  return whole;
}

const harmless = (text: string, missing: Set<string>): string =>
  printable(text, missing).replace(/[<>&]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** In both places that a PDF has for it: its information dictionary and its XMP. */
function describe(
  doc: PDFKit.PDFDocument,
  { name, value, xmlNamespace, xmlPrefix }: NonNullable<PdfContent['property']>,
) {
  Object.assign(doc.info, { [name]: value });
  const escaped = value.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  doc.appendXML(
    `<rdf:Description rdf:about="" xmlns:${xmlPrefix}="${xmlNamespace}"><${xmlPrefix}:${name}>${escaped}</${xmlPrefix}:${name}></rdf:Description>`,
  );
}

type Weight = keyof typeof fonts;
interface Cell {
  text: string;
  x: number;
  width: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
}
interface Flow {
  indent?: number;
  colour?: string;
  points?: number;
  /** Stands before the first line. */
  hang?: string;
}
type Page = ReturnType<typeof createPage>;

const lineGap = 3;
/** Room for the number of a list. */
const hangWidth = 24;
const listIndent = 22;
const runsOf = (words: PdfWords): readonly PdfRun[] => (typeof words === 'string' ? [{ text: words }] : words);

/** A cursor down the pages. */
function createPage(doc: PDFKit.PDFDocument, missing: Set<string>) {
  const left = margin;
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin - 20;
  let y = margin;
  const options = (cell: Cell) => ({ width: cell.width, align: cell.align ?? 'left', lineGap }) as const;
  const choose = (cell: Cell, points: number) =>
    doc
      .font(fonts[cell.weight ?? 'regular'])
      .fontSize(points)
      .fillColor(cell.colour ?? ink.body);

  const api = {
    left,
    width,
    gap(points: number) {
      y += points;
    },
    rule(colour = ink.rule) {
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke();
    },
    /** Cells side by side, which stay on one page. */
    row(cells: readonly Cell[], points = size.body, keepWith = 0) {
      const shown = cells.map((cell) => ({ ...cell, text: printable(cell.text, missing) || ' ' }));
      const height = Math.max(...shown.map((cell) => choose(cell, points).heightOfString(cell.text, options(cell))));
      if (y + height + keepWith > bottom) {
        doc.addPage();
        y = margin;
      }
      for (const cell of shown) choose(cell, points).text(cell.text, cell.x, y, options(cell));
      y += height;
    },
    /** Words as long as they are, over as many pages as it takes. */
    flow(words: PdfWords, { indent = 0, colour = ink.body, points = size.body, hang = '' }: Flow = {}) {
      const runs = runsOf(words)
        .map((run) => ({ ...run, text: printable(run.text, missing) }))
        .filter(({ text }) => text !== '');
      const lineHeight = doc.font(fonts.regular).fontSize(points).currentLineHeight(true) + lineGap;
      // Not its first line alone at the foot of a page.
      if (y + 2 * lineHeight > bottom) {
        doc.addPage();
        y = margin;
      }
      const x = left + indent;
      if (hang !== '') {
        const options = { width: hangWidth, align: 'right', lineBreak: false } as const;
        doc.fillColor(colour).text(hang, x - hangWidth - 4, y, options);
      }
      runs.forEach(({ text, isStrong, isStruck, source }, index) => {
        doc
          .font(fonts[isStrong ? 'strong' : 'regular'])
          .fontSize(points)
          .fillColor(colour);
        const options = {
          width: width - indent,
          lineGap,
          continued: index < runs.length - 1,
          strike: isStruck ?? false,
        };
        // null ends what the run before has begun.
        Object.assign(options, { goTo: source ?? null });
        if (index === 0) doc.text(text, x, y, options);
        else doc.text(text, options);
      });
      y = runs.length > 0 ? doc.y : y + lineHeight;
      y += 4;
    },
    /** The way to here from elsewhere in the document. */
    name(place: string) {
      doc.addNamedDestination(place, 'XYZ', left, y, null);
    },
    line(text: string, points: number, weight: Weight, colour: string, keepWith = 0) {
      api.row([{ text, x: left, width, weight, colour }], points, keepWith);
      y += 4;
    },
  };
  return api;
}

function draw(page: Page, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      page.gap(block.level === 1 ? 18 : 14);
      page.line(block.text, headingSizes[block.level ?? 2], 'strong', ink.strong, 40);
      break;
    case 'paragraph':
      if (typeof block.text === 'string') page.line(block.text, size.body, 'regular', ink.body);
      else page.flow(block.text);
      break;
    case 'quote':
      page.flow(block.text, { indent: listIndent * ((block.level ?? 0) + 1), colour: ink.muted });
      break;
    case 'code':
      for (const line of block.text.split('\n')) page.flow(line, { indent: listIndent, points: size.small });
      page.gap(4);
      break;
    case 'list':
      for (const { level, number, text, source } of block.items) {
        if (source) page.name(source);
        page.flow(text, { indent: listIndent * (level + 1), hang: number === null ? '•' : `${number}.` });
      }
      page.gap(2);
      break;
    case 'notice':
      page.gap(8);
      page.rule(ink.strong);
      page.gap(8);
      page.line(block.text, size.body, 'strong', ink.strong);
      page.gap(4);
      page.rule(ink.strong);
      page.gap(6);
      break;
    case 'facts':
      for (const [label, value] of block.rows) {
        page.row([
          { text: label, x: page.left, width: labelWidth, colour: ink.muted },
          { text: value, x: page.left + labelWidth, width: page.width - labelWidth },
        ]);
        page.gap(3);
      }
      break;
    case 'table':
      drawTable(page, block);
      break;
  }
}

function drawTable(page: Page, { columns, rows, hasTotal = false }: Extract<PdfBlock, { kind: 'table' }>): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const gutter = 10;
  const row = (texts: readonly string[], weight: Weight, colour: string) => {
    let x = page.left;
    const cells = columns.map(({ share, align = 'left' }, index): Cell => {
      const width = (page.width * share) / shares;
      const cell = { text: texts[index] ?? '', x, width: width - gutter, weight, colour, align };
      x += width;
      return index === columns.length - 1 ? { ...cell, width } : cell;
    });
    page.gap(5);
    page.row(cells);
    page.gap(4);
    page.rule();
  };
  row(
    columns.map(({ title }) => title),
    'regular',
    ink.muted,
  );
  rows.forEach((texts, index) => {
    row(texts, hasTotal && index === rows.length - 1 ? 'strong' : 'regular', ink.body);
  });
  page.gap(6);
}

function number(doc: PDFKit.PDFDocument, footer: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // Text below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    doc.font(fonts.regular).fontSize(size.small).fillColor(ink.muted);
    const y = doc.page.height - margin;
    const width = doc.page.width - 2 * margin;
    doc.text(footer, margin, y, { width: width - 90, lineBreak: false });
    doc.text(`第${index + 1}页，共${count}页`, margin, y, { width, align: 'right' });
  }
}
