export interface WordsPart {
  /** Offset of its start. */
  at: number;
  value: string;
  isFlagged: boolean;
}

/** Parts of a text around the figures to mark, the longest where several fit; 200万元 is not found in 1200万元. */
export function splitWords(text: string, flags: readonly string[]): WordsPart[] {
  const parts: WordsPart[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    // The longest first: 61.44万元 and not 61.44.
    const found = flags
      .filter(
        (flag) => flag !== '' && text.startsWith(flag, at) && !/\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at)),
      )
      .sort((a, b) => b.length - a.length)[0];
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ at: from, value: text.slice(from, at), isFlagged: false });
    parts.push({ at, value: found, isFlagged: true });
    at += found.length;
    from = at;
  }
  if (from < text.length) parts.push({ at: from, value: text.slice(from), isFlagged: false });
  return parts;
}
