import { FixedWords } from './FixedWords';
import list from './fixedWords.json';
import { officialWords } from './officialWords';

let words: FixedWords | undefined;

/** Index of some 69,000 words of four to six characters that are always written the same; built on first use. */
export function fixedWords(): FixedWords {
  words ??= new FixedWords(new Set([...list.split(' '), ...officialWords]));
  return words;
}
