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
  wordsIn: (text: string) => readonly number[];
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
export const vocabularyOf = (side: Side): Vocabulary => {
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

/** Point of some words of a side, by their rows; 0 throughout for none. */
function pointOf({ vectors, scales }: Vocabulary, rows: readonly number[]): Int8Array {
  const sum = new Float64Array(dimensions);
  for (const row of rows) {
    const scale = scales[row] as number;
    for (let k = 0, at = row * dimensions; k < dimensions; k++, at++)
      sum[k] = (sum[k] as number) + scale * (vectors[at] as number);
  }
  let squares = 0;
  for (const one of sum) squares += one * one;
  const length = Math.sqrt(squares);
  const point = new Int8Array(dimensions);
  if (length === 0) return point;
  for (let k = 0; k < dimensions; k++)
    point[k] = Math.max(-127, Math.min(127, Math.round((unit * (sum[k] as number)) / length)));
  return point;
}

/** Numbers of the words that a folded text is asked with. */
export const wordsAsked = (text: string): readonly number[] => vocabularyOf('asked').wordsIn(text);

/** Meaning vector of words that are asked with. */
export const pointOfWords = (words: readonly number[]): Int8Array => pointOf(vocabularyOf('asked'), words);

/** Meaning vector of a folded question, in the vocabulary of firms: signed bytes, compared by nearness(). */
export const pointOfQuestion = (text: string): Int8Array => pointOfWords(wordsAsked(text));

/**
 * Meaning vector of a folded clause below its document's title, in the vocabulary of laws: signed bytes, compared by
 * nearness().
 */
export const pointOfClause = (text: string, title: string): Int8Array =>
  pointOf(vocabularyOf('law'), vocabularyOf('law').wordsIn(`${title}|${text}`));

/** Cosine (−1–1) of a meaning vector and the one that begins at an offset of `points`. */
export const nearness = (point: Int8Array, points: Int8Array, offset: number): number =>
  product(point, 0, points, offset) / (unit * unit);

/** Product of two vectors. Four sums at a time: none waits for the one before it. */
export function product(a: Int8Array, atA: number, b: Int8Array, atB: number): number {
  // One by one: an array of four for each product would take as long as the product.
  let w = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  const end = atB + dimensions;
  for (let i = atA, k = atB; k < end; i += 4, k += 4) {
    w = (w + Math.imul(a[i] as number, b[k] as number)) | 0;
    x = (x + Math.imul(a[i + 1] as number, b[k + 1] as number)) | 0;
    y = (y + Math.imul(a[i + 2] as number, b[k + 2] as number)) | 0;
    z = (z + Math.imul(a[i + 3] as number, b[k + 3] as number)) | 0;
  }
  return w + x + y + z;
}
