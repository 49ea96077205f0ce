import type { MainComponents } from '@hengce/api/contract';
import { fold } from '../../../search/fold';
import { cleanText } from '../reading/cleanText';
import { boxesOf, type PlacedText } from '../reading/layout';

type Box = MainComponents['schemas']['ChatBox'];

/** Shorter words stand on many pages by chance. */
const leastCharacters = 6;
const mostCharacters = 1_500;
const leastLikeness = 0.85;

const marks: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '！': '!',
  '？': '?',
  '、': ',',
  '—': '-',
  '–': '-',
  '～': '~',
};

/** Text as it is compared: without spaces, width and kind of its marks; `at` says where each character stood. */
function comparable(text: string): { text: string; at: number[] } {
  const folded = fold(text);
  let kept = '';
  const at: number[] = [];
  for (let i = 0; i < folded.length; i++) {
    const character = folded[i] as string;
    if (/\s/.test(character)) continue;
    kept += marks[text[i] as string] ?? marks[character] ?? character;
    at.push(i);
  }
  return { text: kept, at };
}

/** Where words stand on a page: as they are, or at least 85 % alike in one stretch. Empty when that is not certain. */
export function locateQuote(page: PlacedText, quote: string): Box[] {
  const sought = comparable(cleanText(quote)).text.slice(0, mostCharacters);
  if (sought.length < leastCharacters) return [];
  const { text, at } = comparable(page.text);
  const first = text.indexOf(sought);
  if (first >= 0) {
    // Twice the same words: which of them is meant, nobody knows.
    return text.indexOf(sought, first + 1) >= 0 ? [] : boxesBetween(page, at, first, first + sought.length);
  }
  const near = nearest(text, sought);
  if (near === null || near.distance > (1 - leastLikeness) * sought.length) return [];
  return boxesBetween(page, at, near.start, near.end);
}

function boxesBetween(page: PlacedText, at: readonly number[], start: number, end: number): Box[] {
  return boxesOf(page, at[start] as number, (at[end - 1] as number) + 1);
}

/** The stretch that takes the fewest edits to become the pattern (Sellers); null when another one elsewhere is as good. */
function nearest(text: string, pattern: string): { start: number; end: number; distance: number } | null {
  const rows = pattern.length + 1;
  let costs = Uint16Array.from({ length: rows }, (_, i) => i);
  let starts = new Int32Array(rows);
  let best: { start: number; end: number; distance: number } | null = null;
  let isUnclear = false;
  for (let end = 1; end <= text.length; end++) {
    const nextCosts = new Uint16Array(rows);
    const nextStarts = new Int32Array(rows);
    nextStarts[0] = end;
    for (let i = 1; i < rows; i++) {
      const change = (costs[i - 1] as number) + (pattern[i - 1] === text[end - 1] ? 0 : 1);
      const skip = (costs[i] as number) + 1;
      const lack = (nextCosts[i - 1] as number) + 1;
      const least = Math.min(change, skip, lack);
      nextCosts[i] = least;
      nextStarts[i] =
        least === change
          ? (starts[i - 1] as number)
          : least === skip
            ? (starts[i] as number)
            : (nextStarts[i - 1] as number);
    }
    [costs, starts] = [nextCosts, nextStarts];
    const distance = costs[rows - 1] as number;
    const start = starts[rows - 1] as number;
    if (best === null || distance < best.distance) {
      isUnclear = false;
      best = { start, end, distance };
    } else if (distance === best.distance && start >= best.end) isUnclear = true;
  }
  return isUnclear ? null : best;
}
