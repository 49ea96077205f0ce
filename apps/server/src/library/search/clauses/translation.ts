import { isHan } from '@hengce/text';
import { openData } from '../../../platform/data';

/**
 * What people say where articles have these words: P(unit of a question | word of a law), a translation of the language of laws into that of
 * firms, fitted by `bench/fitTranslation.ts` on the ways of asking (`data/translation.txt`).
 *
 * @see Brown et al.: The Mathematics of Statistical Machine Translation (1993), model 1; Berger, Lafferty: Information Retrieval as Statistical
 *   Translation (SIGIR 1999)
 */
interface Translation {
  /** Numbers of the words of laws in a text, each below `size`. */
  wordsIn: (text: string) => ReadonlySet<number>;
  size: number;
  /** By unit: which words it is said for, and how likely. */
  said: ReadonlyMap<string, { words: Uint16Array; chances: Float32Array }>;
  /** How often each unit is said at all. */
  usual: ReadonlyMap<string, number>;
}

/** Likelihood of a question as the translation of a clause. */
export interface Translated {
  /** Mean logarithm, over the question's units, of how much likelier the clause makes each than any clause does. */
  score: number;
  /** The same for the title of its document alone. */
  title: number;
  /** Share of the question, by rarity, that the words of the clause explain, 0–1. */
  explained: number;
}

/** Step of the letters that stand for chances, A for 1: a quarter less each. */
const letterStep = Math.log(4 / 3);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Letter that stores a probability (0–1) in the translation table. */
export const letterOf = (chance: number): string =>
  letters[Math.min(letters.length - 1, Math.max(0, Math.round(-Math.log(chance) / letterStep)))] as string;
const chanceOf = (letter: string): number => Math.exp(-letters.indexOf(letter) * letterStep);

/** Characters of a clause that are read. */
const maxText = 600;
/** Part of the chance that comes from no word of the clause. */
const background = 0.3;
/** Part of the rest that a word keeps for itself. */
const itself = 0.4;
/** A clause of fewer words is taken for one of so many. */
const fewestWords = 8;
/** From so many times its usual chance a unit is explained. */
const explainedFrom = 2;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Units of a question: its characters, and its words of two and more characters. */
export function unitsOf(question: string): Set<string> {
  const units = new Set<string>();
  for (const one of question) if (isHan(one.charCodeAt(0))) units.add(one);
  for (const { segment } of segmenter.segment(question))
    if (segment.length > 1 && isHan(segment.charCodeAt(0))) units.add(segment);
  return units;
}

/**
 * Finder of the words of a vocabulary in the beginning of a text. Words have two Han characters or more and are
 * returned by index.
 */
export function wordFinder(vocabulary: readonly string[]): (text: string) => Set<number> {
  const byPair = new Map<number, number[]>();
  const pairAt = (text: string, at: number) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
  vocabulary.forEach((word, number) => {
    const own = byPair.get(pairAt(word, 0));
    if (own === undefined) byPair.set(pairAt(word, 0), [number]);
    else own.push(number);
  });
  return (text) => {
    const found = new Set<number>();
    const end = Math.min(text.length, maxText) - 1;
    for (let at = 0; at < end; at++)
      for (const number of byPair.get(pairAt(text, at)) ?? [])
        if (text.startsWith(vocabulary[number] as string, at)) found.add(number);
    return found;
  };
}

let translation: Translation | null = null;

function readTranslation(lines: readonly string[]): Translation {
  const words: string[] = [];
  const said = new Map<string, { words: number[]; chances: number[] }>();
  const usual = new Map<string, number>();
  for (const line of lines) {
    const [word = '', units = ''] = line.split('\t');
    const number = words.length;
    if (word !== '') words.push(word);
    for (const [, unit = '', letter = ''] of units.matchAll(/([^A-Za-z]+)([A-Za-z])/g)) {
      if (word === '') {
        usual.set(unit, chanceOf(letter));
        continue;
      }
      let own = said.get(unit);
      if (own === undefined) {
        own = { words: [], chances: [] };
        said.set(unit, own);
      }
      own.words.push(number);
      own.chances.push(chanceOf(letter));
    }
  }
  return {
    wordsIn: wordFinder(words),
    size: words.length,
    said: new Map(
      [...said].map(([unit, own]) => [
        unit,
        { words: Uint16Array.from(own.words), chances: Float32Array.from(own.chances) },
      ]),
    ),
    usual,
  };
}

/** Scores clauses as translations of one question. @param question folded */
export function translatorOf(question: string): (text: string, title: string) => Translated {
  translation ??= readTranslation(openData('translation.txt'));
  const { wordsIn, size, said, usual } = translation;
  const units = [...unitsOf(question)].flatMap((unit) => {
    const chance = usual.get(unit);
    if (chance === undefined) return [];
    const row = new Float32Array(size);
    const own = said.get(unit);
    own?.words.forEach((word, i) => {
      row[word] = own.chances[i] as number;
    });
    return [{ unit, row, usual: chance }];
  });
  /** Mean over the units, and the share of their rarity that is explained. */
  const explain = (own: ReadonlySet<number>, length: number, isThere: (unit: string) => boolean) => {
    let [score, explained, whole] = [0, 0, 0];
    for (const { unit, row, usual } of units) {
      let sum = 0;
      for (const word of own) sum += row[word] as number;
      const chance = ((1 - background) * ((1 - itself) * sum + (isThere(unit) ? itself : 0))) / length;
      score += Math.log1p(chance / (background * usual));
      whole -= Math.log(usual);
      if (chance > explainedFrom * usual) explained -= Math.log(usual);
    }
    return { score: score / Math.max(1, units.length), explained: whole === 0 ? 0 : explained / whole };
  };
  const titles = new Map<string, { words: ReadonlySet<number>; score: number }>();
  const readTitle = (title: string) => {
    const known = titles.get(title);
    if (known !== undefined) return known;
    const own = wordsIn(title);
    const read = { words: own, score: explain(own, Math.max(1, own.size), () => false).score };
    titles.set(title, read);
    return read;
  };
  return (text, title) => {
    const read = readTitle(title);
    const own = new Set([...wordsIn(text), ...read.words]);
    const beginning = text.slice(0, maxText);
    const isThere = (unit: string) => unit.length > 1 && beginning.includes(unit);
    return { ...explain(own, Math.max(fewestWords, own.size), isThere), title: read.score };
  };
}
