import PDFDocument from 'pdfkit';
import { fonts, printable } from './fonts';
import type { SlidesPdf } from './SlidesPdf';

type Shape = SlidesPdf['pages'][number]['shapes'][number];

const colour = (hex: string): string => `#${hex}`;

/** PDF with a page and a bookmark for each slide, whose lines are texts that can be selected, at the places of the scene. */
export async function renderSlides({ title, createdAt, pages, images }: SlidesPdf): Promise<Uint8Array> {
  const missing = new Set<string>();
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: fonts.regular,
    lang: 'zh-CN',
    displayTitle: true,
    // pdfkit writes it into XML as it is.
    info: { Title: printable(title, missing).replace(/[<>&]/g, ' '), CreationDate: createdAt },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const page of pages) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    doc.outline.addItem(printable(page.title, missing) || ' ');
    doc.rect(0, 0, page.width, page.height).fill(colour(page.background));
    for (const shape of page.shapes) draw(doc, shape, missing, images);
  }
  doc.end();
  return whole;
}

/** Whether a whole PNG or JPEG is one that a PDF can hold. */
export function canBePrinted(content: Uint8Array): boolean {
  try {
    new PDFDocument({ margin: 0, font: fonts.regular }).image(Buffer.from(content), 0, 0);
    return true;
  } catch {
    // Whatever is wrong with it: it cannot be shown.
    return false;
  }
}

function draw(doc: PDFKit.PDFDocument, shape: Shape, missing: Set<string>, images: SlidesPdf['images']): void {
  switch (shape.kind) {
    case 'box': {
      const { x, y, w, h, radius, fill } = shape;
      if (shape.shape === 'ellipse') doc.ellipse(x + w / 2, y + h / 2, w / 2, h / 2);
      else if (radius > 0) doc.roundedRect(x, y, w, h, radius);
      else doc.rect(x, y, w, h);
      doc.fill(colour(fill));
      return;
    }
    case 'line': {
      const [first, ...rest] = shape.points;
      if (!first) return;
      doc.moveTo(first[0], first[1]);
      for (const [x, y] of rest) doc.lineTo(x, y);
      doc.lineWidth(shape.width).stroke(colour(shape.stroke));
      return;
    }
    case 'text': {
      const text = printable(shape.text, missing);
      if (text === '') return;
      doc
        .font(fonts[shape.isBold ? 'strong' : 'regular'])
        .fontSize(shape.size)
        .fillColor(colour(shape.color))
        .text(text, shape.x, shape.baseline, { lineBreak: false, baseline: 'alphabetic' });
      return;
    }
    case 'image': {
      const { x, y, w, h, file } = shape;
      const content = images?.get(file);
      if (content) doc.image(Buffer.from(content), x, y, { width: w, height: h });
      return;
    }
  }
}
