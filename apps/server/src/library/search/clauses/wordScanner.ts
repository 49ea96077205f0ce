import type { Group } from './clauseGroups';

/** Number of occurrences of a word in each group. */
export type WordCounts = (word: string) => ReadonlyMap<number, number>;

const nowhere: ReadonlyMap<number, number> = new Map();

/** Counts many words in one pass over each text. @returns a function whose `groups` must be in the order of the text */
export function scannerOf(words: Iterable<string>): (text: string, groups: readonly Group[]) => WordCounts {
  const byFirst = new Map<number, string[]>();
  const isFirst = new Uint8Array(0x10000);
  for (const word of new Set(words)) {
    if (word === '') continue;
    const first = word.charCodeAt(0);
    isFirst[first] = 1;
    const own = byFirst.get(first);
    if (own === undefined) byFirst.set(first, [word]);
    else own.push(word);
  }
  return (text, groups) => {
    const counts = new Map<string, Map<number, number>>();
    groups.forEach(({ start, end }, place) => {
      for (let at = start; at < end; at++) {
        const first = text.charCodeAt(at);
        if (isFirst[first] === 0) continue;
        for (const word of byFirst.get(first) as string[]) {
          if (!text.startsWith(word, at)) continue;
          let own = counts.get(word);
          if (own === undefined) {
            own = new Map();
            counts.set(word, own);
          }
          own.set(place, (own.get(place) ?? 0) + 1);
        }
      }
    });
    return (word) => counts.get(word) ?? nowhere;
  };
}
