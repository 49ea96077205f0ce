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

/** Lines are a side, a word, what a unit of its vector is worth, and the vector as base64 of signed bytes. */
function readSide(side: Side): Vocabulary {
  const own = openData('meaning.txt').filter((line) => line.startsWith(`${side}\t`));
  const vectors = Buffer.alloc(own.length * dimensions);
  const scales = new Float32Array(own.length);
  const words = own.map((line, row) => {
    const [, word = '', scale, vector = ''] = line.split('\t');
    scales[row] = Number(scale);
    vectors.write(vector, row * dimensions, 'base64');
    return word;
  });
  return {
    wordsIn: wordFinder(words),
    vectors: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
    scales,
  };
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
export function nearness(point: Int8Array, points: Int8Array, offset: number): number {
  let sum = 0;
  for (let k = 0; k < dimensions; k++) sum += (point[k] as number) * (points[offset + k] as number);
  return sum / (unit * unit);
}
