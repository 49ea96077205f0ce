import { sentenceEnds } from '@hengce/text';

interface Range {
  start: number;
  end: number;
}

/**
 * Range of a text, of at most `most` characters, around a sentence, or at its beginning for null: extended with the
 * neighbours while there is room, first behind it where it opens a list. A longer sentence stays whole.
 */
export function excerptOf(text: string, focus: Range | null, most: number): Range {
  if (text.length <= most) return { start: 0, end: text.length };
  const ends = [...new Set([...sentenceEnds(text), text.length])];
  const sentences = ends.map((end, i) => ({ start: i === 0 ? 0 : (ends[i - 1] as number), end }));
  const wanted = focus ?? { start: 0, end: 1 };
  const last = (at: number) => sentences.findIndex(({ end }) => end > at);
  let [from, to] = [last(wanted.start), last(wanted.end - 1)];
  const length = (first: number, end: number) =>
    (sentences[end]?.end ?? Number.POSITIVE_INFINITY) - (sentences[first]?.start ?? Number.NEGATIVE_INFINITY);
  const opens = /[:：]\s*$/.test(text.slice(wanted.start, wanted.end));
  for (;;) {
    const before = length(from - 1, to) <= most;
    const after = length(from, to + 1) <= most;
    if (before && !(opens && after)) from -= 1;
    else if (after) to += 1;
    else break;
  }
  const [start, end] = [sentences[from]?.start ?? 0, sentences[to]?.end ?? text.length];
  const words = text.slice(start, end);
  return { start: start + (words.length - words.trimStart().length), end: start + words.trimEnd().length };
}
