import type { ChatBox } from '@hengce/api';
import { withoutRadicals } from '@hengce/text';
import type { PDFPageProxy } from 'pdfjs-dist';

/** Piece of text, as pdf.js returns it. */
export interface TextPiece {
  str: string;
  /** Matrix from the run's units to the page's, with the start of the baseline and its direction. */
  transform: readonly number[];
  width: number;
  height: number;
  isVertical: boolean;
}

export interface PageText {
  page: number;
  pieces: readonly TextPiece[];
  /** Converts the page's units to points from the top left, as displayed. */
  toView: readonly number[];
  width: number;
  height: number;
}

export async function textOf(page: PDFPageProxy): Promise<PageText> {
  const { items, styles } = await page.getTextContent();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const pieces = items.flatMap((item) =>
    'str' in item && item.str !== ''
      ? [{ ...item, transform: item.transform as number[], isVertical: styles[item.fontName]?.vertical ?? false }]
      : [],
  );
  return { page: page.pageNumber, pieces: withoutShadows(pieces), toView: transform, width, height };
}

/** Length from which a part of a quote, in normalised characters, may stand for all of it; shorter quotes have to be found whole. */
const minRun = 8;
const minExact = 4;
const enough = 0.85;
/** Length to which a quote is cut: to compare more would take long, and its beginning says where it is. */
const longest = 1200;

/**
 * Boxes of a quote in the text of consecutive pages; empty unless it is found exactly once: whole but for width, spaces
 * and forms of punctuation, or at least 85 % of it in one part of eight or more characters. Of a quote only the first
 * 1200 characters are sought; one shorter than four is not.
 */
export function locateQuote(quote: string, pages: readonly PageText[]): ChatBox[] {
  const sought = normalised(quote).slice(0, longest);
  const { text, places } = joined(pages);
  if (sought.length < minExact) return [];
  const run = onlyPlace(text, sought) ?? longestRun(text, sought);
  return run ? boxesOf(places.slice(run.from, run.to), pages) : [];
}

interface Run {
  from: number;
  to: number;
}

/** Place of a text that stands there once. @returns undefined when it is nowhere, null when it is in several places */
function onlyPlace(text: string, sought: string): Run | null | undefined {
  const from = text.indexOf(sought);
  if (from < 0) return undefined;
  return text.indexOf(sought, from + 1) < 0 ? { from, to: from + sought.length } : null;
}

/** Longest part that both texts have, if it is nearly all that is sought and stands there once; else null. */
function longestRun(text: string, sought: string): Run | null {
  if (onlyPlace(text, sought) === null) return null;
  let best = 0;
  let end = 0;
  let lengths = new Uint16Array(sought.length + 1);
  for (let i = 0; i < text.length; i += 1) {
    const next = new Uint16Array(sought.length + 1);
    const character = text.charCodeAt(i);
    for (let j = 0; j < sought.length; j += 1) {
      if (sought.charCodeAt(j) !== character) continue;
      const length = (lengths[j] ?? 0) + 1;
      next[j + 1] = length;
      if (length > best) {
        best = length;
        end = i + 1;
      }
    }
    lengths = next;
  }
  if (best < minRun || best < enough * sought.length) return null;
  return onlyPlace(text, text.slice(end - best, end)) ?? null;
}

interface Place {
  page: number;
  piece: number;
  /** UTF-16 units of the piece. */
  at: number;
}

function joined(pages: readonly PageText[]): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  pages.forEach(({ pieces }, page) => {
    pieces.forEach(({ str }, piece) => {
      let at = 0;
      for (const character of str) {
        const shape = normalised(character);
        text += shape;
        for (let unit = 0; unit < shape.length; unit += 1) places.push({ page, piece, at });
        at += character.length;
      }
    });
  });
  return { text, places };
}

const shapes = new Map<string, string>();

/**
 * Text in one form of width, letter case and punctuation, without spaces, which are only layout in Chinese. Its offsets
 * are not those of the text.
 */
export function normalised(text: string): string {
  let result = '';
  for (const character of text) {
    let shape = shapes.get(character);
    if (shape === undefined) {
      shape = shapeOf(character);
      shapes.set(character, shape);
    }
    result += shape;
  }
  return result;
}

const shapeOf = (character: string): string =>
  withoutRadicals(character)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replace(/[“”„‟"〝〞]/gu, '"')
    .replace(/[‘’‚‛'′]/gu, "'")
    .replace(/[—–―‒‐−─-]/gu, '-')
    .replace(/[〔【〖]/gu, '[')
    .replace(/[〕】〗]/gu, ']')
    .replace(/⋯/gu, '...')
    .replace(/[•・‧∙]/gu, '·');

/** Pieces without copies of the same words a hair apart, by which some printers make bold letters. */
function withoutShadows(pieces: readonly TextPiece[]): TextPiece[] {
  const seen = new Map<string, TextPiece[]>();
  return pieces.filter((piece) => {
    const same = seen.get(piece.str) ?? [];
    const reach = Math.max(0.5, 0.15 * Math.hypot(piece.transform[2] ?? 0, piece.transform[3] ?? 0));
    const isShadow = same.some(
      ({ transform }) =>
        Math.abs((transform[4] ?? 0) - (piece.transform[4] ?? 0)) <= reach &&
        Math.abs((transform[5] ?? 0) - (piece.transform[5] ?? 0)) <= reach,
    );
    if (!isShadow) seen.set(piece.str, [...same, piece]);
    return !isShadow;
  });
}

function boxesOf(places: readonly Place[], pages: readonly PageText[]): ChatBox[] {
  const boxes: ChatBox[] = [];
  let from = 0;
  while (from < places.length) {
    const first = places[from];
    let to = from;
    while (to + 1 < places.length && places[to + 1]?.piece === first?.piece && places[to + 1]?.page === first?.page)
      to += 1;
    const last = places[to];
    const page = first && pages[first.page];
    const piece = first && page?.pieces[first.piece];
    if (first && last && page && piece && piece.str.slice(first.at, last.at + 1).trim() !== '') {
      const box = boxOf(piece, first.at, last.at + ((piece.str.codePointAt(last.at) ?? 0) > 0xffff ? 2 : 1), page);
      const before = boxes.at(-1);
      if (before && isSameLine(before, box, page)) boxes[boxes.length - 1] = around(before, box);
      else boxes.push(box);
    }
    from = to + 1;
  }
  return boxes;
}

/** Height above the baseline and depth below it, as shares of the size of the letters. */
const ascent = 0.9;
const descent = 0.2;

function boxOf(piece: TextPiece, from: number, to: number, { page, toView, width, height }: PageText): ChatBox {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = piece.transform;
  const size = Math.hypot(c, d) || piece.height;
  const whole = advance(piece.str);
  const begin = whole > 0 ? advance(piece.str.slice(0, from)) / whole : 0;
  const end = whole > 0 ? advance(piece.str.slice(0, to)) / whole : 1;
  // Along the line and across it, in the page's units.
  const unit = Math.hypot(a, b) || 1;
  const along: Vector = piece.isVertical ? [-c / size, -d / size] : [a / unit, b / unit];
  const across: Vector = piece.isVertical ? [a / unit, b / unit] : [c / size, d / size];
  const length = piece.isVertical ? piece.height : piece.width;
  const low = piece.isVertical ? -size / 2 : -descent * size;
  const high = piece.isVertical ? size / 2 : ascent * size;
  const corners = [begin, end].flatMap((share) =>
    [low, high].map((off) =>
      onPage(toView, [
        e + along[0] * share * length + across[0] * off,
        f + along[1] * share * length + across[1] * off,
      ]),
    ),
  );
  const xs = corners.map(([x]) => within(x / width));
  const ys = corners.map(([, y]) => within(y / height));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { page, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type Vector = readonly [number, number];
const onPage = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], [x, y]: Vector): Vector => [
  a * x + c * y + e,
  b * x + d * y + f,
];
const within = (share: number) => Math.min(1, Math.max(0, share));

/** Width of a text in em, about: a Han character is one, a Latin one half. */
function advance(text: string): number {
  let sum = 0;
  for (const character of text) sum += (character.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1;
  return sum;
}

/** Whether two boxes are of one line: side by side, or in vertical writing one below the other. */
function isSameLine(a: ChatBox, b: ChatBox, { width, height }: PageText): boolean {
  if (a.page !== b.page) return false;
  const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
    (Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom)) / Math.min(size, otherSize);
  const gap = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.max(from, otherFrom) - Math.min(from + size, otherFrom + otherSize);
  const isRow =
    overlap(a.y, a.height, b.y, b.height) > 0.6 &&
    gap(a.x, a.width, b.x, b.width) * width < 1.5 * Math.max(a.height, b.height) * height;
  const isColumn =
    overlap(a.x, a.width, b.x, b.width) > 0.6 &&
    a.height * height > 1.5 * a.width * width &&
    gap(a.y, a.height, b.y, b.height) * height < 1.5 * Math.max(a.width, b.width) * width;
  return isRow || isColumn;
}

function around(a: ChatBox, b: ChatBox): ChatBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
