/** Characters of a clause that are read. */
const maxText = 600;

/** Finder of the words of a vocabulary in the first 600 characters of a text, also within others; it gives their numbers. */
export function wordFinder(vocabulary: readonly string[]): (text: string) => Set<number> {
  const single = new Map<number, number>();
  const byPair = new Map<number, number[]>();
  const pairAt = (text: string, at: number) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
  vocabulary.forEach((word, number) => {
    if (word.length === 1) {
      single.set(word.charCodeAt(0), number);
      return;
    }
    const own = byPair.get(pairAt(word, 0));
    if (own === undefined) byPair.set(pairAt(word, 0), [number]);
    else own.push(number);
  });
  return (text) => {
    const found = new Set<number>();
    const end = Math.min(text.length, maxText);
    for (let at = 0; at < end; at++) {
      const one = single.get(text.charCodeAt(at));
      if (one !== undefined) found.add(one);
      for (const number of byPair.get(pairAt(text, at)) ?? [])
        if (text.startsWith(vocabulary[number] as string, at)) found.add(number);
    }
    return found;
  };
}
