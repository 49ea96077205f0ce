import { fold } from '@hengce/text';
import { cut } from 'jieba-wasm';
import { groupsOf } from '../src/library/search/clauses/clauseGroups';
import { letterOf, unitsOf, wordFinder } from '../src/library/search/clauses/translation';
import { everydayWords } from '../src/library/search/everydayWords';
import type { IndexState } from '../src/library/search/policyIndex/IndexState';
import { titleCore } from '../src/library/search/titleCore';

/** An article, and ways of asking for it; folded. */
export interface AskedText {
  law: string;
  text: string;
  ways: readonly string[];
}

/** Reads lines of `data/askings` with the articles that they are of: of the version in force if it has the words, else of another. */
export function readAsked(state: IndexState, lines: readonly string[]): AskedText[] {
  const { catalog } = state;
  const asked: AskedText[] = [];
  let law = '';
  let texts: string[] = [];
  for (const line of lines) {
    if (line.startsWith('# ')) {
      law = titleCore(fold(line.slice(2)));
      const documents = [...catalog.findTitle(law), ...catalog.findTitle(`民法典${law}`)];
      documents.sort((a, b) => Number(catalog.successorOf(a) !== null) - Number(catalog.successorOf(b) !== null));
      texts = documents.flatMap((document) => {
        const folded = fold(state.readText(document));
        return groupsOf(state.readHead(document).spans, folded).map(({ start, end }) => folded.slice(start, end));
      });
      continue;
    }
    const [piece, ways] = line.split('\t').map(fold);
    if (piece === undefined || ways === undefined) continue;
    asked.push({ law, text: texts.find((text) => text.includes(piece)) ?? piece, ways: ways.split(';') });
  }
  return asked;
}

/** Everyday words are what is said where articles have the words that they stand for. */
export const readEveryday = (): AskedText[] =>
  [...everydayWords].flatMap(([word, wordings]) =>
    word.length > 1 && wordings.length > 0 ? [{ law: '', text: wordings.join('。'), ways: [word] }] : [],
  );

const rounds = 6;
/** Added to what is counted for each word, so that rare ones say little. */
const smoothing = 0.5;
/** A word that more articles have says nothing. */
const commonShare = 0.2;
const mostWords = 100;
const leastCount = 2;
const leastChance = 0.004;

/** @returns lines of `data/translation.txt` (model 1 of Brown et al., an article and all its ways as one pair) */
export function fitTranslation(asked: readonly AskedText[]): string[] {
  const vocabulary = numbered(
    countOf(asked.map(({ law, text }) => new Set([...cut(law, true), ...cut(text, true)].filter(isWord)))),
    commonShare * asked.length,
  );
  const said = asked.map(({ ways }) => {
    const counts = new Map<string, number>();
    for (const way of ways) for (const unit of unitsOf(way)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    return counts;
  });
  const units = numbered(countOf(said.map((counts) => new Set(counts.keys()))), Number.POSITIVE_INFINITY);
  const words = [...vocabulary.keys()];
  const wordsIn = wordFinder(words);
  const pairs = asked.map(({ law, text }, i) => {
    const own = [...(said[i] as Map<string, number>)].filter(([unit]) => units.has(unit));
    return {
      words: [...new Set([...wordsIn(law), ...wordsIn(text)])].slice(0, mostWords),
      units: own.map(([unit]) => units.get(unit) as number),
      counts: own.map(([, count]) => count),
    };
  });
  const chances = maximise(pairs, vocabulary.size, units.size);
  const names = [...units.keys()];
  const usual = new Map<string, number>();
  for (const counts of said) for (const [unit, count] of counts) usual.set(unit, (usual.get(unit) ?? 0) + count);
  const all = [...usual.values()].reduce((sum, count) => sum + count, 0);
  return [
    `\t${names.map((unit) => `${unit}${letterOf((usual.get(unit) as number) / all)}`).join('')}`,
    ...words.map((word, number) => {
      const own = [...(chances[number] as Map<number, number>)].filter(([, chance]) => chance >= leastChance);
      own.sort(([a, p], [b, q]) => q - p || a - b);
      return `${word}\t${own.map(([unit, chance]) => `${names[unit]}${letterOf(chance)}`).join('')}`;
    }),
  ];
}

const isWord = (word: string): boolean => /^\p{Script=Han}{2,6}$/u.test(word);

function countOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const numbered = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  new Map(
    [...counts]
      .filter(([, count]) => count >= leastCount && count < most)
      .map(([one]): [string, number] => [one, 0])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([one], number) => [one, number]),
  );

/** Expectation maximisation. @returns by word: the chance of each unit */
function maximise(
  pairs: readonly { words: readonly number[]; units: readonly number[]; counts: readonly number[] }[],
  wordCount: number,
  unitCount: number,
): Map<number, number>[] {
  const links = new Map<number, number>();
  const keyed = pairs.map(({ words, units, counts }) => {
    const own = new Int32Array(words.length * units.length);
    let at = 0;
    for (const unit of units)
      for (const word of words) {
        const key = word * unitCount + unit;
        let link = links.get(key);
        if (link === undefined) {
          link = links.size;
          links.set(key, link);
        }
        own[at++] = link;
      }
    return { own, counts, width: words.length };
  });
  const keys = Float64Array.from(links.keys());
  const wordOf = (link: number) => Math.floor((keys[link] as number) / unitCount);
  const perWord = (of: Float64Array) => {
    const sums = new Float64Array(wordCount).fill(smoothing);
    of.forEach((one, link) => {
      sums[wordOf(link)] = (sums[wordOf(link)] as number) + one;
    });
    return of.map((one, link) => one / (sums[wordOf(link)] as number));
  };
  let chances = perWord(new Float64Array(keys.length).fill(1));
  for (let round = 0; round < rounds; round++) {
    const counted = new Float64Array(keys.length);
    for (const { own, counts, width } of keyed) {
      counts.forEach((count, i) => {
        const row = own.subarray(i * width, (i + 1) * width);
        let whole = 0;
        for (const link of row) whole += chances[link] as number;
        for (const link of row) counted[link] = (counted[link] as number) + (count * (chances[link] as number)) / whole;
      });
    }
    chances = perWord(counted);
  }
  const found = Array.from({ length: wordCount }, () => new Map<number, number>());
  chances.forEach((chance, link) => {
    found[wordOf(link)]?.set((keys[link] as number) % unitCount, chance);
  });
  return found;
}
