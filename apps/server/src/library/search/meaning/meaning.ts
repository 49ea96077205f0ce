import { openData } from '../../../platform/data';
import { wordFinder } from './wordFinder';

/**
 * Words of one side, with vectors. Questions and clauses are points of one space, each the sum of the vectors of its words (those of firms for
 * questions, those of laws for clauses): a question lies near the clauses that answer it, also where they share no word. Fitted by
 * `bench/fitMeaning.ts` on the ways of asking with their articles (`data/meaning.txt`).
 *
 * @see Deerwester et al.: Indexing by Latent Semantic Analysis (1990); Huang et al.: Learning Deep Structured Semantic Models (CIKM 2013)
 */
export interface Vocabulary {
  /** Numbers of its words in a text, each a row of `vectors`. */
  wordsIn: (text: string) => ReadonlySet<number>;
  /** Row by row. */
  vectors: Int8Array;
  /** Worth of a unit, by row. */
  scales: Float32Array;
  /** Length of each row, in units. */
  lengths: Float32Array;
  /** Rarity in ways of asking, by row; 0 for the words of laws. */
  rarities: Float32Array;
}

/** Number of dimensions of a meaning vector. */
export const dimensions = 128;
/** A point of length 1 is kept in whole numbers, so many to the unit. */
const unit = 256;

/** Vocabulary of a line of `data/meaning.txt`: the words of laws, or those that are asked with. */
export type Side = 'law' | 'asked';

const read: Partial<Record<Side, Vocabulary>> = {};

/** A side of `data/meaning.txt`, read when it is first wanted: an index takes the words of laws, the first question those of firms. */
const vocabularyOf = (side: Side): Vocabulary => {
  read[side] ??= readSide(side);
  return read[side];
};

/** Lines are a side, a word, what a unit of its vector is worth, the vector as base64 of signed bytes, and the rarity of a word that is asked with. */
function readSide(side: Side): Vocabulary {
  const own = openData('meaning.txt').filter((line) => line.startsWith(`${side}\t`));
  const vectors = Buffer.alloc(own.length * dimensions);
  const scales = new Float32Array(own.length);
  const rarities = new Float32Array(own.length);
  const words = own.map((line, row) => {
    const [, word = '', scale, vector = '', rarity] = line.split('\t');
    scales[row] = Number(scale);
    rarities[row] = Number(rarity ?? 0);
    vectors.write(vector, row * dimensions, 'base64');
    return word;
  });
  const rows = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length);
  const lengths = Float32Array.from(own, (_, row) =>
    Math.sqrt(product(rows, row * dimensions, rows, row * dimensions)),
  );
  return { wordsIn: wordFinder(words), vectors: rows, scales, lengths, rarities };
}

/** Point of a text; 0 throughout for one without known words. */
function pointOf({ wordsIn, vectors, scales }: Vocabulary, text: string): Int8Array {
  const sum = new Float64Array(dimensions);
  for (const row of wordsIn(text)) {
    const scale = scales[row] as number;
    for (let k = 0, at = row * dimensions; k < dimensions; k++, at++)
      sum[k] = (sum[k] as number) + scale * (vectors[at] as number);
  }
  const length = Math.hypot(...sum);
  return Int8Array.from(sum, (one) =>
    length === 0 ? 0 : Math.max(-127, Math.min(127, Math.round((unit * one) / length))),
  );
}

/** Meaning vector of a folded question, in the vocabulary of firms: signed bytes, compared by nearness(). */
export const pointOfQuestion = (text: string): Int8Array => pointOf(vocabularyOf('asked'), text);

/**
 * Meaning vector of a folded clause below its document's title, in the vocabulary of laws: signed bytes, compared by
 * nearness().
 */
export const pointOfClause = (text: string, title: string): Int8Array =>
  pointOf(vocabularyOf('law'), `${title}|${text}`);

/** Cosine (−1–1) of a meaning vector and the one that begins at an offset of `points`. */
export const nearness = (point: Int8Array, points: Int8Array, offset: number): number =>
  product(point, 0, points, offset) / (unit * unit);

/** Product of two vectors. Four sums at a time: none waits for the one before it. */
function product(a: Int8Array, atA: number, b: Int8Array, atB: number): number {
  let [w, x, y, z] = [0, 0, 0, 0];
  for (let i = atA, k = atB; k < atB + dimensions; i += 4, k += 4) {
    w = (w + Math.imul(a[i] as number, b[k] as number)) | 0;
    x = (x + Math.imul(a[i + 1] as number, b[k + 1] as number)) | 0;
    y = (y + Math.imul(a[i + 2] as number, b[k + 2] as number)) | 0;
    z = (z + Math.imul(a[i + 3] as number, b[k + 3] as number)) | 0;
  }
  return w + x + y + z;
}

/**
 * Reader of how well a clause answers a question word by word, −1–1: each word that is asked with is held against the nearest word of the clause,
 * by rarity. It tells what the point of a long clause blurs.
 *
 * @param question folded
 * @returns reader of a folded clause
 * @see Khattab, Zaharia: ColBERT (SIGIR 2020)
 */
export function wordMatcher(question: string): (clause: string) => number {
  const [asked, law] = [vocabularyOf('asked'), vocabularyOf('law')];
  const rows = [...asked.wordsIn(question)];
  const rarities = rows.map((row) => asked.rarities[row] as number);
  const total = rarities.reduce((sum, one) => sum + one, 0);
  /** By row of a word of laws: its nearness to each word of the question. */
  const nearnesses = new Map<number, Float32Array>();
  const nearnessesOf = (row: number): Float32Array => {
    let own = nearnesses.get(row);
    if (own === undefined) {
      const length = law.lengths[row] as number;
      own = Float32Array.from(rows, (said) => {
        const lengths = length * (asked.lengths[said] as number);
        return lengths === 0 ? 0 : product(asked.vectors, said * dimensions, law.vectors, row * dimensions) / lengths;
      });
      nearnesses.set(row, own);
    }
    return own;
  };
  return (clause) => {
    const best = new Float32Array(rows.length).fill(-1);
    const words = law.wordsIn(clause);
    if (total === 0 || words.size === 0) return 0;
    for (const word of words) {
      const own = nearnessesOf(word);
      for (let i = 0; i < best.length; i++) if ((own[i] as number) > (best[i] as number)) best[i] = own[i] as number;
    }
    return best.reduce((sum, one, i) => sum + one * (rarities[i] as number), 0) / total;
  };
}
