/** Ranges [from, to) of these words in a text, in UTF-16 units by their beginning; they may overlap. @param words in lower case */
export function marksOf(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  const marks: [number, number][] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      marks.push([at, at + word.length]);
  }
  return marks.sort(([a], [b]) => a - b);
}
