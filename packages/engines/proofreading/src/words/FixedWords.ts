import { soundsAlike } from './sounds';

/** Fixed word with one wrong character of the same sound. */
export interface NearMiss {
  from: number;
  word: string;
  /** Index of the wrong character in the word. */
  at: number;
}

const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1);

/**
 * Index of words of four characters and more that are always written the same. One wrong character leaves the first two
 * or the last two unchanged, so each word is found by both.
 */
export class FixedWords {
  readonly #byStart = new Map<number, string[]>();
  readonly #byEnd = new Map<number, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      add(this.#byStart, pairAt(word, 0), word);
      add(this.#byEnd, pairAt(word, word.length - 2), word);
    }
  }

  *nearMisses(text: string): Generator<NearMiss> {
    for (let at = 0; at + 1 < text.length; at++) {
      const pair = pairAt(text, at);
      for (const word of this.#byStart.get(pair) ?? []) {
        const wrong = onlyDifference(text, at, word);
        if (wrong >= 0) yield { from: at, word, at: wrong };
      }
      for (const word of this.#byEnd.get(pair) ?? []) {
        const from = at + 2 - word.length;
        const wrong = from < 0 ? -1 : onlyDifference(text, from, word);
        // Further back it was found by its start.
        if (wrong === 0 || wrong === 1) yield { from, word, at: wrong };
      }
    }
  }
}

function add(index: Map<number, string[]>, key: number, word: string): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
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
