import { WordFinder } from '@hengce/text';

/** Characters of a clause that are read. */
const maxText = 600;

/** Finder of the words of a vocabulary in the first 600 characters of a text, also within others; it gives their numbers, each once. */
export function wordFinder(vocabulary: readonly string[]): (text: string) => number[] {
  const words = new WordFinder(vocabulary.map((word, number) => [word, number] as const));
  /** By word, the last text that had it. */
  const texts = new Uint32Array(vocabulary.length);
  let latest = 0;
  return (text) => {
    latest += 1;
    const found: number[] = [];
    const take = (number: number): void => {
      if (texts[number] === latest) return;
      texts[number] = latest;
      found.push(number);
    };
    words.find(text, take, 0, Math.min(text.length, maxText));
    return found;
  };
}
