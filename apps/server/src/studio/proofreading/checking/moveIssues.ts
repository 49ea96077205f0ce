import { blocksOf } from '@hengce/proofreading';
import type { PlacedIssue } from './readAll';

/**
 * Issues moved to an edited text: those of paragraphs that still exist move with them, the others are dropped (`dropped` is their number).
 * Equal paragraphs keep their order.
 */
export function moveIssues(
  before: string,
  after: string,
  issues: readonly PlacedIssue[],
): { issues: PlacedIssue[]; dropped: number } {
  if (before === after) return { issues: [...issues], dropped: 0 };
  const places = new Map<string, number[]>();
  for (const { text, start } of blocksOf(after)) places.set(text, [...(places.get(text) ?? []), start]);
  const seen = new Map<string, number>();
  const blocks = blocksOf(before).map(({ text, start }) => {
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return { start, end: start + text.length, to: places.get(text)?.[times] };
  });
  const moved: PlacedIssue[] = [];
  for (const issue of issues) {
    const block = blocks.find(({ start, end }) => start <= issue.from && issue.to <= end);
    if (block?.to === undefined) continue;
    const shift = block.to - block.start;
    moved.push({ ...issue, from: issue.from + shift, to: issue.to + shift });
  }
  return { issues: moved.sort((a, b) => a.from - b.from), dropped: issues.length - moved.length };
}
