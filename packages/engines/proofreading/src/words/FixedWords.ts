import { soundsAlike } from './sounds';

/** Fixed word with one wrong character of the same sound. */
export interface NearMiss {
  from: number;
  word: string;
  /** Index of the wrong character in the word. */
  at: number;
}

/** Two characters that stand together, as one number of 32 bits. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

/** Bits of a filter: small enough to stay in the cache of a processor. */
const filterBits = 2 ** 20;
const bitOf = (pair: number): number => {
  const mixed = Math.imul(pair ^ (pair >>> 15), 0x9e3779b1);
  return (mixed ^ (mixed >>> 13)) & (filterBits - 1);
};

type OnMiss = (word: string, from: number, wrong: number) => void;

/**
 * Words by their first or last two characters, in columns: words of one pair lie side by side, so that to compare a text with all
 * of them reads memory in order. A filter says of most pairs that no word has them.
 */
class PairIndex {
  readonly #atEnd: boolean;
  /** Number of a pair. */
  readonly #pairs = new Map<number, number>();
  readonly #filter = new Uint8Array(filterBits / 8);
  /** Where the words of a pair begin among the words, by its number, and where the last ends. */
  readonly #firsts: Int32Array;
  readonly #words: string[];
  /** Where the characters of a word begin in `units`, and where the last ends. */
  readonly #starts: Int32Array;
  readonly #units: Uint16Array;

  constructor(words: readonly string[], atEnd: boolean) {
    this.#atEnd = atEnd;
    const numbers = words.map((word) => this.#numberOf(pairAt(word, atEnd ? word.length - 2 : 0)));
    this.#firsts = new Int32Array(this.#pairs.size + 1);
    for (const number of numbers) this.#firsts[number + 1] = (this.#firsts[number + 1] as number) + 1;
    for (let i = 1; i < this.#firsts.length; i++)
      this.#firsts[i] = (this.#firsts[i] as number) + (this.#firsts[i - 1] as number);
    const next = this.#firsts.slice();
    this.#words = new Array<string>(words.length);
    for (const [i, word] of words.entries()) {
      const number = numbers[i] as number;
      this.#words[next[number] as number] = word;
      next[number] = (next[number] as number) + 1;
    }
    this.#starts = new Int32Array(words.length + 1);
    this.#units = new Uint16Array(words.reduce((sum, { length }) => sum + length, 0));
    for (const [i, word] of this.#words.entries()) {
      const start = this.#starts[i] as number;
      for (let at = 0; at < word.length; at++) this.#units[start + at] = word.charCodeAt(at);
      this.#starts[i + 1] = start + word.length;
    }
  }

  /** Calls back with each word that the text has around the pair at an offset, but for one character that sounds alike. */
  find(text: string, pair: number, at: number, onMiss: OnMiss): void {
    const bit = bitOf(pair);
    if (((this.#filter[bit >>> 3] as number) & (1 << (bit & 7))) === 0) return;
    const number = this.#pairs.get(pair);
    if (number === undefined) return;
    const end = this.#firsts[number + 1] as number;
    for (let word = this.#firsts[number] as number; word < end; word++) {
      const start = this.#starts[word] as number;
      const length = (this.#starts[word + 1] as number) - start;
      const from = this.#atEnd ? at + 2 - length : at;
      if (from < 0 || from + length > text.length) continue;
      const wrong = this.#onlyDifference(text, from, start, length);
      if (wrong < 0) continue;
      const own = this.#words[word] as string;
      if (soundsAlike(text.charAt(from + wrong), own.charAt(wrong))) onMiss(own, from, wrong);
    }
  }

  /** Where the text differs from a word when that is one character; -1 otherwise. */
  #onlyDifference(text: string, from: number, start: number, length: number): number {
    let wrong = -1;
    for (let at = 0; at < length; at++) {
      if (text.charCodeAt(from + at) === this.#units[start + at]) continue;
      if (wrong >= 0) return -1;
      wrong = at;
    }
    return wrong;
  }

  #numberOf(pair: number): number {
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    const number = this.#pairs.size;
    this.#pairs.set(pair, number);
    const bit = bitOf(pair);
    this.#filter[bit >>> 3] = (this.#filter[bit >>> 3] as number) | (1 << (bit & 7));
    return number;
  }
}

/**
 * Index of words of four characters and more that are always written the same. One wrong character leaves the first two
 * or the last two unchanged, so each word is found by both.
 */
export class FixedWords {
  readonly #byStart: PairIndex;
  readonly #byEnd: PairIndex;

  constructor(words: Iterable<string>) {
    const list = [...words];
    this.#byStart = new PairIndex(list, false);
    this.#byEnd = new PairIndex(list, true);
  }

  nearMisses(text: string): NearMiss[] {
    const misses: NearMiss[] = [];
    const add: OnMiss = (word, from, at) => misses.push({ from, word, at });
    const addEarly: OnMiss = (word, from, at) => {
      // Further back it was found by its start.
      if (at < 2) add(word, from, at);
    };
    for (let at = 0; at + 1 < text.length; at++) {
      const pair = pairAt(text, at);
      this.#byStart.find(text, pair, at, add);
      this.#byEnd.find(text, pair, at, addEarly);
    }
    return misses;
  }
}
