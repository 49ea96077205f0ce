import type { MainComponents } from '@hengce/api/contract';
import { sentenceEnds } from '@hengce/text';
import {
  type Block,
  boxesOf,
  cleanText,
  looksLikeHeading,
  type PlacedBlock,
  type Row,
} from '../../../platform/reading';

type Box = MainComponents['schemas']['ChatBox'];

export interface Chunk {
  heading: string | null;
  text: string;
  boxes: Box[];
}

const least = 200;
const most = 600;
/** So much of the end of a cut paragraph begins the next chunk too. */
const overlap = 60;
/** Rows of a table that name its columns, one above the other. */
const maxHeader = 3;

interface Stretch {
  block: PlacedBlock;
  start: number;
  end: number;
}

/** Cutter of text into chunks of about 200 to 600 characters: at headings, paragraphs and, where a paragraph is too long, sentences. */
export function createChunker(heading: string | null = null) {
  let current = heading;

  return {
    /** The last heading that was seen. */
    get heading(): string | null {
      return current;
    },

    cut(blocks: readonly PlacedBlock[]): Chunk[] {
      const chunks: Chunk[] = [];
      let open: Stretch[] = [];
      let size = 0;
      const close = () => {
        if (open.length > 0) chunks.push(join(open, current));
        open = [];
        size = 0;
      };
      for (const block of blocks) {
        if (block.isHeading) {
          // A title right under another belongs to it.
          if (open.some((stretch) => !stretch.block.isHeading)) close();
          current = block.text.replace(/\s+/g, ' ').trim().slice(0, 100);
        }
        for (const stretch of sentencesOf(block)) {
          const length = stretch.end - stretch.start;
          if (size > 0 && size + length > most && size >= least) close();
          open.push(stretch);
          size += length;
        }
        if (size >= most) close();
      }
      // What is left over is short: rather a long chunk than one that says nothing.
      const last = chunks.at(-1);
      if (
        last !== undefined &&
        size > 0 &&
        size < least / 2 &&
        last.text.length + size <= most &&
        last.heading === current
      ) {
        const rest = join(open, current);
        chunks[chunks.length - 1] = {
          heading: last.heading,
          text: `${last.text}\n${rest.text}`,
          boxes: [...last.boxes, ...rest.boxes],
        };
        open = [];
      }
      close();
      return chunks.filter(({ text }) => text.trim() !== '');
    },
  };
}

/** A paragraph in parts that fit: whole, or cut behind sentences, each but the first beginning with the end of the one before. */
function sentencesOf(block: PlacedBlock): Stretch[] {
  const { text } = block;
  if (text.length <= most) return [{ block, start: 0, end: text.length }];
  const ends = sentenceEnds(text);
  const stretches: Stretch[] = [];
  // The first end behind the start: ends before it are never looked at again.
  let first = 0;
  for (let start = 0; ; ) {
    while ((ends[first] ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    if (text.length <= start + most) {
      stretches.push({ block, start, end: text.length });
      break;
    }
    let end = start + most;
    const near: number[] = [];
    for (let i = first; (ends[i] ?? Number.POSITIVE_INFINITY) <= start + most; i++) near.push(ends[i] as number);
    const last = near.at(-1);
    if (last !== undefined && last > start + least) end = last;
    stretches.push({ block, start, end });
    start = near.find((one) => one < end && one >= end - overlap) ?? end;
  }
  return stretches;
}

function join(stretches: readonly Stretch[], heading: string | null): Chunk {
  const text = stretches.map(({ block, start, end }) => block.text.slice(start, end).trim()).join('\n');
  return { heading, text, boxes: stretches.flatMap(({ block, start, end }) => boxesOf(block, start, end)) };
}

/**
 * Texts of a table's rows, each cell with its column title (`研发费用：521万元`, joined by ；). The rows with the titles, up
 * to three, and empty rows have none of their own.
 */
export function rowTexts(rows: readonly Row[]): string[] {
  const filled = rows
    .map((row) => row.map((cell) => (cell === null ? null : cleanText(cell))))
    .filter((row) => row.some((cell) => cell));
  // 附表1 over the whole table is no name of a column.
  const table = filled.findIndex((row) => row.filter((cell) => cell).length > 1);
  if (table < 0) return filled.map(plain);
  const body = filled.slice(table);
  const header = headerOf(body);
  const labels = Array.from({ length: Math.max(...body.map(({ length }) => length)) }, (_, column) =>
    [...new Set(header.map((row) => row[startOf(row, column)] ?? ''))].join(''),
  );
  const labelled = body.slice(header.length).map((row) =>
    row
      .flatMap((cell, column) => {
        if (!cell) return [];
        let end = column + 1;
        while (row[end] === null) end += 1;
        // 合计 over several columns is a value of none of them.
        const [label = '', ...others] = new Set(labels.slice(column, end));
        return [label === '' || label === cell || others.length > 0 ? cell : `${label}：${cell}`];
      })
      .join('；'),
  );
  return [...filled.slice(0, table).map(plain), ...labelled];
}

const plain = (row: Row): string => row.filter((cell) => cell).join('；');

/** Where the cell begins that stands in a column. */
function startOf(row: Row, column: number): number {
  let start = column;
  while (start > 0 && row[start] === null) start -= 1;
  return start;
}

/** The rows that name the columns: the first, and while one has a name for several columns the one below, which parts it. */
function headerOf(body: readonly Row[]): Row[] {
  const isOfNames = (row: Row) => row.every((cell) => cell === null || !/^[\d.,%￥¥-]+$/.test(cell));
  const header: Row[] = [];
  for (const row of body.slice(0, Math.min(maxHeader, body.length - 1))) {
    if (!isOfNames(row) || (header.length > 0 && !header.at(-1)?.includes(null))) break;
    header.push(row);
  }
  return header;
}

const placeless = (text: string, isHeading: boolean): PlacedBlock => ({ text, parts: [], isHeading });

/** Blocks of a document without pages: its paragraphs and headings, and of a table the text of each row (`rowTexts`). */
export const fromBlocks = (blocks: readonly Block[]): PlacedBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return rowTexts(block.rows).map((text) => placeless(text, false));
    const text = cleanText(block.text).trim();
    if (text === '') return [];
    return [placeless(text, block.kind === 'heading' || looksLikeHeading(text))];
  });

/**
 * Blocks of a plain text or of Markdown, without places on a page: paragraphs, and as headings lines with # (Markdown only) or that look
 * like one.
 */
export const fromText = (text: string, isMarkdown: boolean): PlacedBlock[] =>
  cleanText(text)
    // What stands before is looked at behind a line end only: at every character it would take a long line's length squared.
    .split(/\n\s*\n|\n(?=#{1,6}\s)|\n(?<=^#{1,6}\s.*\n)/m)
    .flatMap((paragraph) => {
      const marked = isMarkdown ? /^#{1,6}\s+(.*)$/.exec(paragraph.trim()) : null;
      const one = (marked?.[1] ?? paragraph).trim();
      return one === '' ? [] : [placeless(one, marked !== null || looksLikeHeading(one))];
    });

const sliceLength = 100_000;

/** Pieces of at most 100,000 characters of a text, cut one at a time: behind an empty line, else a line, else a sentence. */
export function* slicesOf(text: string): Generator<string, void> {
  for (let start = 0; start < text.length; ) {
    const slice = text.slice(start, start + sliceLength);
    const isLast = start + sliceLength >= text.length;
    const ends = ['\n\n', '\n\r\n', '\n', '。'].map((mark) => slice.lastIndexOf(mark) + mark.length);
    const end = isLast ? slice.length : (ends.find((one) => one > sliceLength / 2) ?? slice.length);
    yield slice.slice(0, end);
    start += end;
  }
}
