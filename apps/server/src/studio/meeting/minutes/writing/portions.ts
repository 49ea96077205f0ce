import { findMinutes, type Segment, type Transcript } from '@hengce/transcript';

/** Characters that a model reads at once, where chapters are not longer. */
const maxCharacters = 4_000;

/**
 * A transcript in parts that a model reads one by one: whole chapters as rules find them, several of short ones, and
 * pieces of those that are longer. Segments without words are left out.
 *
 * @param saidOn ISO date of the meeting
 */
export function portionsOf(transcript: Transcript, saidOn: string): Segment[][] {
  const spoken = transcript.segments.filter(({ text }) => text.trim() !== '');
  const starts = new Set(findMinutes(transcript, saidOn).chapters.map(({ segmentIds }) => segmentIds[0]));
  const chapters: Segment[][] = [];
  for (const segment of spoken) {
    const last = chapters.at(-1);
    const isFull = last !== undefined && lengthOf(last) + segment.text.length > maxCharacters;
    if (last === undefined || isFull || starts.has(segment.id)) chapters.push([segment]);
    else last.push(segment);
  }
  const portions: Segment[][] = [];
  for (const chapter of chapters) {
    const last = portions.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(chapter) <= maxCharacters) last.push(...chapter);
    else portions.push([...chapter]);
  }
  return portions;
}

const lengthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);
