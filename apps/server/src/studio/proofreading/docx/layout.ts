import type { Paragraph, Part } from './part';

/** Paragraph with its range in the text of the document. */
export interface Placed {
  paragraph: Paragraph;
  /** Index of the part. */
  part: number;
  from: number;
}

export interface Layout {
  text: string;
  /** Paragraphs in the order of the text. */
  placed: Placed[];
}

/**
 * Text of all parts: a paragraph is a line, and a table row whose cells have one paragraph each is a line with tabs.
 * Headers, footers and notes without a Han character, such as those with only a page number, are left out.
 */
export function layOut(parts: readonly Part[]): Layout {
  const placed: Placed[] = [];
  let text = '';
  parts.forEach(({ paragraphs }, part) => {
    if (part > 0 && !paragraphs.some(({ text: words }) => /\p{Script=Han}/u.test(words))) return;
    let before: Paragraph | null = null;
    const isPlain = plainRows(paragraphs);
    for (const paragraph of paragraphs) {
      const sharesLine =
        before !== null && paragraph.row !== null && paragraph.row === before.row && isPlain(paragraph.row);
      if (before !== null || text !== '') text += sharesLine ? '\t' : '\n';
      placed.push({ paragraph, part, from: text.length });
      text += paragraph.text;
      before = paragraph;
    }
  });
  return { text, placed };
}

/** Whether a row may stand in one line: two cells or more, each with one paragraph without tabs or breaks. */
function plainRows(paragraphs: readonly Paragraph[]): (row: number) => boolean {
  const cells = new Map<number, number[]>();
  const broken = new Set<number>();
  for (const { row, cell, text } of paragraphs) {
    if (row === null || cell === null) continue;
    if (/[\t\n]/.test(text)) broken.add(row);
    cells.set(row, [...(cells.get(row) ?? []), cell]);
  }
  return (row) => {
    const all = cells.get(row) ?? [];
    return !broken.has(row) && all.length > 1 && new Set(all).size === all.length;
  };
}
