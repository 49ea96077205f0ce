const closing = /^[\p{Pe}\p{Pf}、。，；：？！…%％]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const counted = /^[年月日时天个项家件人万亿元号%]/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Words of a Chinese sentence with their offsets. Closing punctuation stays with the word before it and opening
 * punctuation with the word after it, a number with its counter (30天), because keep-all does not apply the line-break
 * rules between our pieces.
 * Where the browser has no Intl.Segmenter the sentence is one piece and breaks anywhere.
 */
export function splitIntoWords(sentence: string): { word: string; start: number }[] {
  if (typeof Intl.Segmenter !== 'function') return [{ word: sentence, start: 0 }];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: { word: string; start: number }[] = [];
  for (const { segment, index } of segmenter.segment(sentence)) {
    const last = words.at(-1);
    const isCounted = /\d$/.test(last?.word ?? '') && counted.test(segment);
    if (last && (isCounted || closing.test(segment) || opening.test(last.word))) last.word += segment;
    else words.push({ word: segment, start: index });
  }
  return words;
}
