import { WordFinder } from '@hengce/text';

/** Characters of a clause that are read. */
const maxText = 600;

/** Finder of the words of a vocabulary in the first 600 characters of a text, also within others; it gives their numbers. */
export function wordFinder(vocabulary: readonly string[]): (text: string) => Set<number> {
  const words = new WordFinder(vocabulary.map((word, number) => [word, number] as const));
  return (text) => {
    const found = new Set<number>();
    words.find(text, (number) => found.add(number), 0, Math.min(text.length, maxText));
    return found;
  };
}
