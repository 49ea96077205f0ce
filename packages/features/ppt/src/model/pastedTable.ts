import type { SlideOf } from '@hengce/deck';
import { newId } from './slides';

/** What a slide holds: more columns than the contract takes, or rows of a whole workbook, are no table of a slide. */
const most = { columns: 12, rows: 201, cell: 200 };

/**
 * Cells of what was copied from a spreadsheet, a document or a page, its first row as the head; null when it is no table
 * of at least two rows and two columns, or one that no slide holds.
 *
 * @param html what the clipboard has as `text/html`, '' for none; it is only read, never shown
 * @param text the same as `text/plain`: rows by line, cells by tabulator
 */
export function pastedTable(html: string, text: string): string[][] | null {
  const rows = fromHtml(html) ?? fromText(text);
  const columns = Math.max(...rows.map((row) => row.length), 0);
  if (rows.length < 2 || columns < 2 || columns > most.columns || rows.length > most.rows) return null;
  return rows.map((row) => Array.from({ length: columns }, (_, n) => (row[n] ?? '').slice(0, most.cell)));
}

// Scanned and not parsed by the browser: Trusted Types let no string become HTML, not even to be read.
function fromHtml(html: string): string[][] | null {
  const [, table] = /<table\b[^>]*>(.*?)<\/table>/is.exec(html.replace(/<!--.*?-->/gs, '')) ?? [];
  if (table === undefined) return null;
  return table
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<t[dh]\b([^>]*)>(.*?)(?=<\/?t[dhr]\b|$)/gis)].flatMap(([, attributes = '', cell = '']) => {
        const span = Number(/\bcolspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1);
        return [wordsOf(cell), ...Array.from({ length: Math.min(span, most.columns) - 1 }, () => '')];
      }),
    )
    .filter((row) => row.some((cell) => cell !== ''));
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
};

/** Words of a cell, without its tags. */
const wordsOf = (cell: string): string =>
  cell
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:br|p|div|li)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return characters[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

const fromText = (text: string): string[][] =>
  text.includes('\t')
    ? text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => line.split('\t').map((cell) => cell.trim()))
    : [];

/** A slide that shows a table, still without a title. */
export function tableSlide([head = [], ...rows]: string[][]): SlideOf<'table'> {
  return { id: newId(), layout: 'table', data: { title: '', head, rows } };
}
