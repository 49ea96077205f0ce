import type { MainComponents } from '@hengce/api/contract';
import { cleanText } from './cleanText';
import type { Run } from './readParts';

type Box = MainComponents['schemas']['ChatBox'];

/** Text with the boxes of its characters; characters that were not printed (a joining space) have none. */
export interface PlacedText {
  text: string;
  parts: { start: number; end: number; box: Box }[];
}

export interface PlacedBlock extends PlacedText {
  isHeading: boolean;
}

interface Line extends PlacedText {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isWide = (character: string | undefined) =>
  character !== undefined && /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f“”‘’…—]/.test(character);
/** 第三章 总则, 第七条, 一、, （二）, 3.2 概况, # 题: what usually begins something new. */
const numbered =
  /^\s*(?:第[一二三四五六七八九十百零〇\d]{1,6}[编章节条]|[一二三四五六七八九十]{1,3}[、．.]|[（(][一二三四五六七八九十\d]{1,3}[)）]|\d{1,2}(?:[.．]\d{1,2}){0,3}[、．.\s])/;
const chapter =
  /^\s*(?:第[一二三四五六七八九十百零〇\d]{1,6}[编章节]|[一二三四五六七八九十]{1,3}、|附件?\s*[一二三四五六七八九十\d]{0,3}[：:]?$)/;
const longestHeading = 40;

/** Whether a paragraph looks like a heading: short, numbered like one, and not a sentence. */
export const looksLikeHeading = (text: string): boolean =>
  text.length <= longestHeading && chapter.test(text) && !/[。；;，,！？]\s*$/.test(text);

/** Blocks of a page in reading order: runs joined to lines, lines to paragraphs. */
export function readPage(page: number, runs: readonly Run[]): PlacedBlock[] {
  const lines = toLines(page, runs);
  if (lines.length === 0) return [];
  const right = quantile(
    lines.map((line) => line.right),
    0.9,
  );
  const heights = quantile(
    lines.map((line) => line.bottom - line.top),
    0.5,
  );
  const blocks: PlacedBlock[] = [];
  let paragraph: Line[] = [];
  const end = () => {
    if (paragraph.length > 0) blocks.push(joinLines(paragraph, heights));
    paragraph = [];
  };
  for (const line of lines) {
    const before = paragraph.at(-1);
    if (before !== undefined && beginsAnew(before, line, right)) end();
    paragraph.push(line);
  }
  end();
  return blocks;
}

function beginsAnew(before: Line, line: Line, right: number): boolean {
  const height = before.bottom - before.top;
  const gap = line.top - before.bottom;
  // Another column, or a header after the body.
  if (gap < -height || gap > 0.9 * height) return true;
  if (Math.abs(line.bottom - line.top - height) > 0.25 * height) return true;
  // The last line of a paragraph stops short of the margin.
  if (before.right < right - 2.5 * height) return true;
  return numbered.test(line.text) || line.left > before.left + 1.2 * height;
}

function joinLines(lines: readonly Line[], usualHeight: number): PlacedBlock {
  let text = '';
  const parts: PlacedText['parts'] = [];
  for (const line of lines) {
    const needsSpace = text !== '' && !isWide(text.at(-1)) && !isWide(line.text[0]) && !text.endsWith('-');
    if (needsSpace) text += ' ';
    for (const part of line.parts)
      parts.push({ ...part, start: part.start + text.length, end: part.end + text.length });
    text += line.text;
  }
  const [first] = lines;
  const isLarge = first !== undefined && first.bottom - first.top > 1.25 * usualHeight;
  return { text, parts, isHeading: looksLikeHeading(text) || (isLarge && text.length <= longestHeading) };
}

function toLines(page: number, runs: readonly Run[]): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  let wasEnd = false;
  for (const [raw, x, y, width, height, isEnd] of runs) {
    const text = cleanText(raw).replace(/\s+/g, ' ');
    const sitsOnLine: boolean =
      line !== null && !wasEnd && Math.abs(y + height - line.bottom) < 0.5 * height && x > line.left - height;
    const continues: boolean =
      line !== null && wasEnd && Math.abs(y + height - line.bottom) < 0.3 * height && x >= line.right - 0.2 * height;
    wasEnd = isEnd === 1;
    if (text === '') continue;
    if (line === null || !(sitsOnLine || continues)) {
      line = { text: '', parts: [], left: x, right: x, top: y, bottom: y + height };
      lines.push(line);
    }
    const gap = x - line.right;
    const last = line.text.at(-1);
    if (last !== undefined && last !== ' ' && text !== ' ' && gap > 0.6 * height) line.text += ' ';
    line.parts.push({
      start: line.text.length,
      end: line.text.length + text.length,
      box: { page, x, y, width, height },
    });
    line.text += text;
    line.left = Math.min(line.left, x);
    line.right = Math.max(line.right, x + width);
    line.top = Math.min(line.top, y);
    line.bottom = Math.max(line.bottom, y + height);
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0;

/** Han characters are twice as wide as Latin ones: good enough to place part of a run. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += isWide(character) ? 2 : 1;
  return width;
};

/** Boxes of a range of the text (UTF-16 offsets), in fractions of the page; adjacent ones on a line are merged. */
export function boxesOf({ text, parts }: PlacedText, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (const part of parts) {
    const from = Math.max(start, part.start);
    const to = Math.min(end, part.end);
    if (from >= to) continue;
    const whole = widthOf(text.slice(part.start, part.end)) || 1;
    const { box } = part;
    const placed = {
      ...box,
      x: box.x + (box.width * widthOf(text.slice(part.start, from))) / whole,
      width: (box.width * widthOf(text.slice(from, to))) / whole,
    };
    const last = boxes.at(-1);
    const isBeside =
      last !== undefined &&
      Math.abs(last.y + last.height - placed.y - placed.height) < 0.5 * placed.height &&
      placed.x >= last.x - 0.001;
    if (isBeside) {
      const right = Math.max(last.x + last.width, placed.x + placed.width);
      const bottom = Math.max(last.y + last.height, placed.y + placed.height);
      last.y = Math.min(last.y, placed.y);
      last.width = right - last.x;
      last.height = bottom - last.y;
    } else boxes.push({ ...placed });
  }
  return boxes.map(rounded);
}

/** Within the page, in steps too small to see. */
function rounded({ page, x, y, width, height }: Box): Box {
  const unit = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
  const [left, top] = [unit(x), unit(y)];
  return { page, x: left, y: top, width: unit(Math.min(width, 1 - left)), height: unit(Math.min(height, 1 - top)) };
}
