import type { Segmenter, Token } from '../../model/options';

/** Word of a block with its range there. */
export interface PlacedToken extends Token {
  from: number;
  to: number;
}

/** Words of the sentence around an offset. */
export function wordsAround(text: string, at: number, segment: Segmenter): PlacedToken[] {
  const start = Math.max(...['。', '；', '！', '？'].map((stop) => text.lastIndexOf(stop, at - 1))) + 1;
  const stop = text.slice(at).search(/[。；！？]/);
  let from = start;
  return segment(text.slice(start, stop < 0 ? undefined : at + stop)).map((token) => {
    const placed = { ...token, from, to: from + token.word.length };
    from = placed.to;
    return placed;
  });
}
