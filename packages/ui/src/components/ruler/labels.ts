/**
 * Estimated width of words in px: a Han character is one em, digits and letters a little over half. Good to a few
 * pixels.
 */
export function estimateWidth(words: string, size = 12): number {
  let width = 0;
  for (const character of words)
    width += (character.codePointAt(0) ?? 0) > 0x2e7f ? size : size * (character === '%' ? 0.9 : 0.62);
  return Math.ceil(width);
}

export interface Mark {
  /** Day number */
  day: number;
  /** Width of its label in px. */
  width: number;
  /** Priority; marks with larger numbers are dropped first when there is no room. */
  priority: number;
}

/** Least distance between neighbouring labels, px. */
export const labelGap = 12;

/**
 * Smallest distances between neighbouring marks, in px, so that no labels touch. Labels are to the right of their mark,
 * the last one to the left.
 */
export const minimumGaps = (marks: readonly Mark[]): number[] =>
  marks
    .slice(0, -1)
    .map((mark, index) => mark.width + labelGap + (index === marks.length - 2 ? (marks[index + 1]?.width ?? 0) : 0));

/** Marks by day, without the least important ones, so that the labels fit into the width (px) and are at most `limit`; one always stays. */
export function fitMarks<T extends Mark>(marks: readonly T[], width: number, limit = Number.POSITIVE_INFINITY): T[] {
  let kept = [...marks].sort((a, b) => a.day - b.day);
  const isTooMuch = () => kept.length > limit || minimumGaps(kept).reduce((sum, gap) => sum + gap, 0) > width;
  while (kept.length > 1 && isTooMuch()) {
    const least = kept.reduce((worst, mark) => (mark.priority >= worst.priority ? mark : worst));
    kept = kept.filter((mark) => mark !== least);
  }
  return kept;
}

/**
 * Starts of the words above the line, px: 今天 over now, 还剩41天 over the middle of the rest, or beside 今天 when that is too
 * short. Neither leaves the ruler.
 */
export function placeAbove(
  now: number,
  stop: number,
  width: number,
  today: number,
  remaining: number,
): { today: number; remaining: number } {
  const within = (start: number, size: number) => Math.min(Math.max(0, start), Math.max(0, width - size));
  const todayStart = within(now - today / 2, today);
  const wanted = Math.max((now + stop) / 2 - remaining / 2, todayStart + today + 8);
  const fits = wanted + remaining <= width;
  return { today: todayStart, remaining: fits ? wanted : Math.max(0, todayStart - 8 - remaining) };
}
