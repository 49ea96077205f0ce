import { blocksOf } from '@hengce/proofreading';
import type { PlacedIssue } from './readAll';

/**
 * Issues moved to an edited text. Those of a paragraph that is as before move with it; in an edited one those move whose
 * words stand in it once, before and now. The others are dropped (`dropped` is their number).
 */
export function moveIssues(
  before: string,
  after: string,
  issues: readonly PlacedIssue[],
): { issues: PlacedIssue[]; dropped: number } {
  if (before === after) return { issues: [...issues], dropped: 0 };
  const blocks = blocksOf(before);
  const edited = blocksOf(after);
  const places = placesOf(blocks, edited);
  const moved: PlacedIssue[] = [];
  for (const issue of issues) {
    const index = blocks.findIndex(({ start, text }) => start <= issue.from && issue.to <= start + text.length);
    const [block, now] = [blocks[index], edited[places[index] ?? -1]];
    if (block === undefined || now === undefined) continue;
    const at = block.text === now.text ? issue.from - block.start : only(now.text, issue.original);
    if (at < 0 || (block.text !== now.text && only(block.text, issue.original) < 0)) continue;
    moved.push({ ...issue, from: now.start + at, to: now.start + at + issue.original.length });
  }
  return { issues: moved.sort((a, b) => a.from - b.from), dropped: issues.length - moved.length };
}

/**
 * Index of each paragraph after the edits: of the equal one, in their order. Edited ones between two such are as many as
 * before, in their order, or unknown.
 */
function placesOf(before: readonly { text: string }[], after: readonly { text: string }[]): (number | undefined)[] {
  const equal = new Map<string, number[]>();
  for (const [index, { text }] of after.entries()) equal.set(text, [...(equal.get(text) ?? []), index]);
  const places = before.map(({ text }) => equal.get(text)?.shift());
  const taken = new Set(places);
  for (let from = 0; from < places.length; from += 1) {
    let until = from;
    while (until < places.length && places[until] === undefined) until += 1;
    const first = (places[from - 1] ?? -1) + 1;
    let free = 0;
    while (first + free < after.length && !taken.has(first + free)) free += 1;
    if (free === until - from) for (let i = 0; i < free; i += 1) places[from + i] = first + i;
    from = Math.max(from, until);
  }
  return places;
}

/** Offset of words that occur once; −1 for none or several. */
const only = (text: string, words: string): number =>
  text.indexOf(words) === text.lastIndexOf(words) ? text.indexOf(words) : -1;
