/** Half-open range of UTF-16 units. */
export type Range = [start: number, end: number];

/** Offsets of `needle` in `text`, the first `limit` without overlaps; none for an empty needle. */
export function occurrences(text: string, needle: string, limit = 1000): number[] {
  const found: number[] = [];
  if (needle === '') return found;
  for (let at = text.indexOf(needle); at >= 0 && found.length < limit; at = text.indexOf(needle, at + needle.length))
    found.push(at);
  return found;
}

/** Ranges of some words in a folded text, of each the first hundred, sorted; overlapping and touching ones are joined. */
export function markWords(folded: string, words: readonly string[]): Range[] {
  const ranges = words.flatMap((word) => occurrences(folded, word, 100).map((at): Range => [at, at + word.length]));
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const marks: Range[] = [];
  for (const range of ranges) {
    const last = marks.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else marks.push([...range]);
  }
  return marks;
}
