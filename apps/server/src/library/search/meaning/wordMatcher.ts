import { dimensions, product, type Side, vocabularyOf } from './meaning';

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
  ofWays: (words: Int32Array) => number;
}

/** Characters of a clause that are read. */
const maxText = 600;
const sentences = /[^。;\n]+/gu;

/** Numbers of the words that a folded text is asked with. */
export const wordsAsked = (text: string): Int32Array => Int32Array.from(vocabularyOf('asked').wordsIn(text));

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
  const weights = Float32Array.from(rows, (row) => rarities[row] as number);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const law = nearnessesTo(rows, 'law');
  const asked = nearnessesTo(rows, 'asked');
  const none = new Float32Array(rows.length).fill(-1);
  const { wordsIn } = vocabularyOf('law');
  const lawWords = (text: string) => nearestOf(wordsIn(text), law, none);
  const titles = new Map<string, Float32Array>();
  const matchOf = (best: Float32Array): number => {
    if (total === 0 || best.every((one) => one === -1)) return 0;
    let sum = 0;
    for (let i = 0; i < best.length; i++) sum += (best[i] as number) * (weights[i] as number);
    return sum / total;
  };
  return {
    ofClause(title, clause) {
      const own = titles.get(title) ?? lawWords(title);
      titles.set(title, own);
      const whole = own.slice();
      let sentence = matchOf(own);
      for (const [text] of clause.slice(0, maxText).matchAll(sentences)) {
        const best = nearestOf(wordsIn(text), law, own);
        sentence = Math.max(sentence, matchOf(best));
        raise(whole, best);
      }
      return { clause: matchOf(whole), sentence, title: matchOf(own) };
    },
    ofWays: (words) => matchOf(nearestOf(words, asked, none)),
  };
}

/** By row of a word: its nearness to each word of the question, reckoned once. */
function nearnessesTo(rows: Int32Array, side: Side): (row: number) => Float32Array {
  const [asked, other] = [vocabularyOf('asked'), vocabularyOf(side)];
  // One after the other, so that they are read in order.
  const vectors = new Int8Array(rows.length * dimensions);
  rows.forEach((row, i) => {
    vectors.set(asked.vectors.subarray(row * dimensions, (row + 1) * dimensions), i * dimensions);
  });
  const known = new Array<Float32Array | undefined>(other.lengths.length);
  return (row) => {
    let own = known[row];
    if (own !== undefined) return own;
    own = new Float32Array(rows.length);
    const length = other.lengths[row] as number;
    for (let i = 0; i < own.length; i++) {
      const lengths = length * (asked.lengths[rows[i] as number] as number);
      if (lengths > 0) own[i] = product(vectors, i * dimensions, other.vectors, row * dimensions) / lengths;
    }
    known[row] = own;
    return own;
  };
}

/** For each word of the question the nearness of the nearest of some words, or what it is from others already. */
function nearestOf(words: Iterable<number>, to: (row: number) => Float32Array, from: Float32Array): Float32Array {
  const best = from.slice();
  for (const word of words) raise(best, to(word));
  return best;
}

function raise(best: Float32Array, by: Float32Array): void {
  for (let i = 0; i < best.length; i++) if ((by[i] as number) > (best[i] as number)) best[i] = by[i] as number;
}
