export interface MarkedPart {
  text: string;
  /** Offset of the part in the whole text. */
  start: number;
  isMarked: boolean;
}

/**
 * Parts of a text, cut at its marks, ranges [start, end) in UTF-16 units. Joined they are always the whole text,
 * whatever the marks are.
 */
export function splitByMarks(text: string, marks: readonly (readonly number[])[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  const push = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), start: at, isMarked });
    at = Math.max(at, end);
  };
  for (const [start = 0, end = start] of [...marks].sort(([a = 0], [b = 0]) => a - b)) {
    push(Math.min(start, text.length), false);
    push(Math.min(end, text.length), true);
  }
  push(text.length, false);
  return parts;
}
