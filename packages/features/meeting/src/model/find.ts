import { occurrencesOf } from '@hengce/feature-parts';
import type { Segment, Transcript } from '@hengce/transcript';
import { withSegment } from './typing';

/** Words found in a segment, from one character to another. */
export interface FoundWords {
  id: string;
  from: number;
  to: number;
}

/** Where words were said, in order. */
export const wordsIn = (segments: readonly Segment[], query: string): FoundWords[] =>
  segments.flatMap(({ id, text }) => occurrencesOf(text, query).map((place) => ({ ...place, id })));

/** What was found, by the segment in which it was. */
export function bySegment(found: readonly FoundWords[]): ReadonlyMap<string, readonly FoundWords[]> {
  const all = new Map<string, FoundWords[]>();
  for (const one of found) all.set(one.id, [...(all.get(one.id) ?? []), one]);
  return all;
}

/** Transcript with other words at one place; the time stays. */
export const replacedAt = (transcript: Transcript, { id, from, to }: FoundWords, words: string): Transcript =>
  withSegment(transcript, id, (segment) => ({
    ...segment,
    text: segment.text.slice(0, from) + words + segment.text.slice(to),
  }));

/** Parts of a text, those that were found marked. */
export function piecesOf(text: string, found: readonly Omit<FoundWords, 'id'>[]): { text: string; isFound: boolean }[] {
  let at = 0;
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const { from, to } of found) {
    pieces.push({ text: text.slice(at, from), isFound: false }, { text: text.slice(from, to), isFound: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}
