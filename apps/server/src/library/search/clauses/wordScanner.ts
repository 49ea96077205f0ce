import { WordFinder } from '@hengce/text';
import type { Range } from './clauseGroups';

/** Number of occurrences of a word in each group. */
export type WordCounts = (word: string) => ReadonlyMap<number, number>;

const nowhere: ReadonlyMap<number, number> = new Map();

/** Counts many words in one pass over some of the groups of a text. @returns a function whose `places` are those groups, ascending */
export function scannerOf(
  words: Iterable<string>,
): (text: string, groups: readonly Range[], places: readonly number[]) => WordCounts {
  const finder = new WordFinder(Array.from(new Set(words), (word) => [word, word] as const));
  return (text, groups, places) => {
    const counts = new Map<string, Map<number, number>>();
    for (const place of places) {
      const { start, end } = groups[place] as Range;
      const count = (word: string): void => {
        const own = counts.get(word);
        if (own === undefined) counts.set(word, new Map([[place, 1]]));
        else own.set(place, (own.get(place) ?? 0) + 1);
      };
      finder.find(text, count, start, end);
    }
    return (word) => counts.get(word) ?? nowhere;
  };
}
