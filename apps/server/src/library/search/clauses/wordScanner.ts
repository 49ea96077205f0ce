import { WordFinder } from '@hengce/text';
import type { Range } from './clauseGroups';

/** Number of occurrences of a word in each group. */
export type WordCounts = (word: string) => ReadonlyMap<number, number>;

const nowhere: ReadonlyMap<number, number> = new Map();

/** Counts many words in one pass over some of the groups of a text. @returns a function whose `places` are those groups, ascending */
export function scannerOf(
  words: Iterable<string>,
): (text: string, groups: readonly Range[], places: readonly number[]) => WordCounts {
  const numbers = new Map(Array.from(new Set(words), (word, number) => [word, number]));
  const finder = new WordFinder(numbers);
  /** By word, in the group that is read: a map for each occurrence would take as long as finding it. */
  const said = new Uint32Array(numbers.size);
  return (text, groups, places) => {
    const counts = new Map<number, Map<number, number>>();
    for (const place of places) {
      const { start, end } = groups[place] as Range;
      const found: number[] = [];
      const count = (word: number): void => {
        if (said[word] === 0) found.push(word);
        said[word] = (said[word] as number) + 1;
      };
      finder.find(text, count, start, end);
      for (const word of found) {
        const own = counts.get(word);
        if (own === undefined) counts.set(word, new Map([[place, said[word] as number]]));
        else own.set(place, said[word] as number);
        said[word] = 0;
      }
    }
    return (word) => counts.get(numbers.get(word) as number) ?? nowhere;
  };
}
