import { FixedWords } from './FixedWords';
import list from './fixedWords.json';

let words: FixedWords | undefined;

/** Some 69,000 words of four to six characters that are always written the same; indexed when first asked for. */
export function fixedWords(): FixedWords {
  words ??= new FixedWords(list.split(' '));
  return words;
}
