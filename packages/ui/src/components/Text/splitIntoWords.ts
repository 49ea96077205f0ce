const closing = /^[\p{Pe}\p{Pf}、。，；：？！…%％]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Ends and starts of words that no line parts: a number and what it counts, the parts of a date, those of an amount. */
const joined = [
  [/\d$/, /^\p{sc=Han}/u],
  [/\d[年月]$/, /^\d/],
  [/\d[百千万亿]$/, /^[万亿元]/],
] as const;

let segmenter: Intl.Segmenter | undefined;

/**
 * Words of a Chinese sentence with their offsets. Closing punctuation stays with the word before it and opening
 * punctuation with the word after it, because keep-all does not apply the line-break rules between our pieces; a number
 * stays with its counter (30天, 100万元), a date is one piece (12月1日).
 * Where the browser has no Intl.Segmenter the sentence is one piece and breaks anywhere.
 */
export function splitIntoWords(sentence: string): { word: string; start: number }[] {
  if (typeof Intl.Segmenter !== 'function') return [{ word: sentence, start: 0 }];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: { word: string; start: number }[] = [];
  for (const { segment, index } of segmenter.segment(sentence)) {
    const last = words.at(-1);
    const isOne = last && joined.some(([end, start]) => end.test(last.word) && start.test(segment));
    if (last && (isOne || closing.test(segment) || opening.test(last.word))) last.word += segment;
    else words.push({ word: segment, start: index });
  }
  return words;
}
