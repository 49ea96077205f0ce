import { measure } from './measure';

/** No line begins with one of these, none ends with one of those (GB/T 15834—2011, 5.1). */
const neverFirst = new Set('，。、；：？！）》」』】〕〉”’％‰%…—·～,.;:?!)]}');
const neverLast = new Set('（《「『【〔〈“‘([{￥$');

const numerals = '一二三四五六七八九十百千零〇两';
const units =
  '个百分点|个工作日|个自然日|个月|小时|分钟|工作日|季度|平方米|公里|周年|元|年|月|日|天|周|个|家|项|人|名|倍|件|次|分|级|条|章|款|户|米|吨|亩|页|期|批|类|岁|强';
/** What stays on one line: a number with its unit, 第十一条, a word of Latin letters and digits; everything else breaks anywhere. */
const atom = new RegExp(
  [
    `[¥￥]?\\d[\\d,.]*[%％‰]?[万亿千百]*(?:${units})?(?:以上|以下|以内)?`,
    `第[${numerals}\\d]+(?:${units})`,
    "[A-Za-z0-9.\\-%+/&_'#@:]+",
    '\\s+',
    '.',
  ].join('|'),
  'gsu',
);

interface Type {
  /** Points. */
  size: number;
  isBold: boolean;
}

/**
 * Lines of a text in a box of that width, in points. A line ends at a newline of the text too.
 *
 * @returns at least one line, without the spaces around it; a number with its unit or a Latin word is split only where it is wider than the box
 */
export function breakLines(text: string, width: number, type: Type): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, type));
}

function breakParagraph(text: string, width: number, type: Type): string[] {
  const lines: string[][] = [[]];
  let used = 0;
  for (const piece of piecesOf(text).flatMap((whole) => cutToWidth(whole, width, type))) {
    const line = lines.at(-1) as string[];
    if (line.length > 0 && used + widthOf(piece.trimEnd(), type) > width + 1e-6) {
      lines.push([piece.trimStart()]);
      used = widthOf(piece.trimStart(), type);
    } else {
      line.push(piece);
      used += widthOf(piece, type);
    }
  }
  keepCompany(lines, width, type);
  return lines.map((line) => line.join('').trim());
}

/** A single character, also one with a mark after it, does not stand alone on the last line. */
function keepCompany(lines: string[][], width: number, type: Type): void {
  const last = lines.at(-1) as string[];
  const before = lines.at(-2);
  const said = [...last.join('').trim()].filter((character) => !neverFirst.has(character));
  if (!before || before.length < 2 || said.length > 1) return;
  const moved = before.at(-1) as string;
  if (widthOf(moved + last.join(''), type) > width) return;
  last.unshift(before.pop() as string);
}

/** Atoms with what must not be parted from them; spaces stay with the atom before them, and with them what follows it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [found] of text.matchAll(atom)) {
    const before = pieces.at(-1);
    const isBound = before !== undefined && (staysBehind(found) || neverLast.has(before.trimEnd().at(-1) ?? ''));
    if (isBound) pieces[pieces.length - 1] = before + found;
    else pieces.push(found);
  }
  return pieces;
}

const staysBehind = (piece: string): boolean => /^\s/.test(piece) || neverFirst.has(piece[0] ?? '');

function cutToWidth(piece: string, width: number, type: Type): string[] {
  if (widthOf(piece, type) <= width) return [piece];
  const parts = [''];
  for (const character of piece) {
    const grown = parts.at(-1) + character;
    if (parts.at(-1) !== '' && widthOf(grown, type) > width && !staysBehind(character)) parts.push(character);
    else parts[parts.length - 1] = grown;
  }
  return parts;
}

/** Where a title parts best: before the next notion. */
const partsWell = /[的与和及或、，：；）》”\s]$/;

/**
 * A title on one line, or on two of about the same length, preferably divided behind 的, 与, 和 or a mark.
 *
 * @returns as `breakLines` when two lines do not hold it
 */
export function breakTitle(text: string, width: number, type: Type): string[] {
  const simple = breakLines(text, width, type);
  if (simple.length !== 2 || text.includes('\n')) return simple;
  const pieces = piecesOf(text);
  const total = widthOf(text, type);
  let best: { lines: string[]; cost: number } | null = null;
  for (let at = 1; at < pieces.length; at += 1) {
    const lines = [pieces.slice(0, at).join('').trim(), pieces.slice(at).join('').trim()];
    const [first = 0, second = 0] = lines.map((line) => widthOf(line, type));
    if (first > width || second > width) continue;
    const cost = Math.abs(first - second) / total + (partsWell.test(lines[0] as string) ? 0 : 0.2);
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines ?? simple;
}

const widthOf = (text: string, { size, isBold }: Type): number => measure(text, size, isBold);
