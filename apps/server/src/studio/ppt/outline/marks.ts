/** Kinds of headings in official documents, from the outermost inwards (GB/T 9704 7.3.3, and the units of laws). */
const marks = [
  /^第[一二三四五六七八九十百零〇\d]{1,6}[编章部][分]?[\s　、：:]*/,
  /^第[一二三四五六七八九十百零〇\d]{1,6}节[\s　、：:]*/,
  /^[一二三四五六七八九十]{1,3}[、．.][\s　]*/,
  /^[（(][一二三四五六七八九十]{1,3}[)）][\s　]*/,
  /^\d{1,2}[、．.](?!\d)[\s　]*/,
  /^[（(]\d{1,2}[)）][\s　]*/,
] as const;

/** Rank of the mark that a text begins with, 0 the outermost, and the text behind it; null without one. */
export function markOf(text: string): { rank: number; rest: string } | null {
  for (const [rank, pattern] of marks.entries()) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && found.length < text.length) return { rank, rest: text.slice(found.length).trim() };
  }
  return null;
}
