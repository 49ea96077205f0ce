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

/** Bits of the filter that says of most pairs that no word has them: small enough to stay in the cache of a processor. */
const filterBits = 2 ** 20;
const bitOf = (pair: number): number => {
  const mixed = Math.imul(pair ^ (pair >>> 15), 0x9e3779b1);
  return (mixed ^ (mixed >>> 13)) & (filterBits - 1);
};

/**
 * Index of words of four characters and more that are always written the same. One wrong character leaves the first two
 * or the last two unchanged, so each word is found by both.
 */
export class FixedWords {
  readonly #byStart = new Map<number, string[]>();
  readonly #byEnd = new Map<number, string[]>();
  readonly #filter = new Uint8Array(filterBits / 8);

  constructor(words: Iterable<string>) {
    for (const word of words) {
      this.#add(this.#byStart, pairAt(word, 0), word);
      this.#add(this.#byEnd, pairAt(word, word.length - 2), word);
    }
  }

  nearMisses(text: string): NearMiss[] {
    const misses: NearMiss[] = [];
    for (let at = 0; at + 1 < text.length; at++) {
      const pair = pairAt(text, at);
      const bit = bitOf(pair);
      if (((this.#filter[bit >>> 3] as number) & (1 << (bit & 7))) === 0) continue;
      for (const word of this.#byStart.get(pair) ?? []) {
        const wrong = onlyDifference(text, at, word);
        if (wrong >= 0) misses.push({ from: at, word, at: wrong });
      }
      for (const word of this.#byEnd.get(pair) ?? []) {
        const from = at + 2 - word.length;
        const wrong = from < 0 ? -1 : onlyDifference(text, from, word);
        // Further back it was found by its start.
        if (wrong === 0 || wrong === 1) misses.push({ from, word, at: wrong });
      }
    }
    return misses;
  }

  #add(index: Map<number, string[]>, pair: number, word: string): void {
    const words = index.get(pair);
    if (words) words.push(word);
    else index.set(pair, [word]);
    const bit = bitOf(pair);
    this.#filter[bit >>> 3] = (this.#filter[bit >>> 3] as number) | (1 << (bit & 7));
  }
}

/** Where the text differs from the word when that is one character that sounds alike; -1 otherwise. */
function onlyDifference(text: string, from: number, word: string): number {
  if (from + word.length > text.length) return -1;
  let wrong = -1;
  for (let at = 0; at < word.length; at++) {
    if (text.charCodeAt(from + at) === word.charCodeAt(at)) continue;
    if (wrong >= 0) return -1;
    wrong = at;
  }
  return wrong >= 0 && soundsAlike(text.charAt(from + wrong), word.charAt(wrong)) ? wrong : -1;
}
