import { dimensions, type Side, vocabularyOf, wordsAsked } from './meaning';
import { productsWith } from './productsWith';

/** How well a clause answers a question word by word, each −1–1. */
export interface WordMatch {
  /** Its words and those of its document's title, all together. */
  clause: number;
  /** Those of the title and of the one sentence that answers best. */
  sentence: number;
  /** Those of the title alone. */
  title: number;
}

export interface WordMatcher {
  /** @param title and clause folded */
  ofClause: (title: string, clause: string) => WordMatch;
  /** The same of ways of asking, −1–1. @param words of all of them (`wordsAsked`) */
  ofWays: (words: Iterable<number>) => number;
}

/** Characters of a clause that are read. */
const maxText = 600;
const sentences = /[^。;\n]+/gu;

/**
 * Reads clauses word by word: each word of a question is held against the nearest word of the clause, by rarity. It tells what the point of
 * a long clause blurs.
 *
 * @param question folded
 * @see Khattab, Zaharia: ColBERT (SIGIR 2020)
 */
export function wordMatcher(question: string): WordMatcher {
  const { rarities } = vocabularyOf('asked');
  const rows = wordsAsked(question);
  const weights = Float64Array.from(rows, (row) => rarities[row] as number);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const raiseByLaw = raiserTo(rows, 'law');
  const raiseByAsked = raiserTo(rows, 'asked');
  const none = new Float64Array(rows.length).fill(-1);
  const { wordsIn } = vocabularyOf('law');
  const lawWords = (text: string, from: Float64Array) => raised(from, wordsIn(text), raiseByLaw);
  const titles = new Map<string, Float64Array>();
  const matchOf = (best: Float64Array): number => {
    if (total === 0 || best.every((one) => one === -1)) return 0;
    let sum = 0;
    for (let i = 0; i < best.length; i++) sum += (best[i] as number) * (weights[i] as number);
    return sum / total;
  };
  return {
    ofClause(title, clause) {
      const own = titles.get(title) ?? lawWords(title, none);
      titles.set(title, own);
      const whole = own.slice();
      let sentence = matchOf(own);
      for (const [text] of clause.slice(0, maxText).matchAll(sentences)) {
        const best = lawWords(text, own);
        sentence = Math.max(sentence, matchOf(best));
        raise(whole, best, 0);
      }
      return { clause: matchOf(whole), sentence, title: matchOf(own) };
    },
    ofWays: (words) => matchOf(raised(none, words, raiseByAsked)),
  };
}

/** Raises the nearness of each word of the question to that of a word, given by its row. */
type Raiser = (best: Float64Array, row: number) => void;

/** Raiser by the words of a side; each is reckoned once. */
function raiserTo(rows: readonly number[], side: Side): Raiser {
  const [asked, other] = [vocabularyOf('asked'), vocabularyOf(side)];
  const products = productsWith(rows.map((row) => asked.vectors.subarray(row * dimensions, (row + 1) * dimensions)));
  const own = Float64Array.from(rows, (row) => asked.lengths[row] as number);
  // In one table: an array for each of some thousand words would cost more than what is in it.
  let known = new Float64Array(2048 * rows.length);
  let used = 0;
  const starts = new Int32Array(other.lengths.length).fill(-1);
  return (best, row) => {
    if (starts[row] === -1) {
      if (used === known.length) {
        const larger = new Float64Array(2 * known.length);
        larger.set(known);
        known = larger;
      }
      starts[row] = used;
      products(other.vectors, row * dimensions, known, used);
      const length = other.lengths[row] as number;
      for (let i = 0; i < own.length; i++, used++) {
        const lengths = length * (own[i] as number);
        known[used] = lengths > 0 ? (known[used] as number) / lengths : 0;
      }
    }
    raise(best, known, starts[row] as number);
  };
}

/** For each word of the question the nearness of the nearest of some words, or what it is from others already. */
function raised(from: Float64Array, words: Iterable<number>, raiseBy: Raiser): Float64Array {
  const best = from.slice();
  for (const word of words) raiseBy(best, word);
  return best;
}

/** @param by with the other values from an offset on */
function raise(best: Float64Array, by: Float64Array, start: number): void {
  for (let i = 0; i < best.length; i++) {
    const value = by[start + i] as number;
    if (value > (best[i] as number)) best[i] = value;
  }
}
