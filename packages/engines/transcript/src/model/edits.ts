import type { Segment, Speaker, Transcript } from './Transcript';

/**
 * Transcript in which one speaker is another: their segments become those of `intoId`, and the first one is gone.
 * Unchanged where either is unknown.
 */
export function mergeSpeakers({ segments, speakers }: Transcript, id: string, intoId: string): Transcript {
  const known = new Set(speakers.map((speaker) => speaker.id));
  if (id === intoId || !known.has(id) || !known.has(intoId)) return { segments, speakers };
  return {
    segments: segments.map((segment) => (segment.speakerId === id ? { ...segment, speakerId: intoId } : segment)),
    speakers: speakers.filter((speaker) => speaker.id !== id),
  };
}

/** Transcript in which some segments have a speaker of their own, who is new or known by the id. */
export function assignSpeaker(
  { segments, speakers }: Transcript,
  segmentIds: ReadonlySet<string>,
  speaker: Speaker,
): Transcript {
  const others = speakers.filter(({ id }) => id !== speaker.id);
  return {
    segments: segments.map((one) => (segmentIds.has(one.id) ? { ...one, speakerId: speaker.id } : one)),
    speakers: others.length === speakers.length ? [...speakers, speaker] : speakers,
  };
}

/** Transcript with another name of a speaker. */
export const renameSpeaker = ({ segments, speakers }: Transcript, id: string, name: string): Transcript => ({
  segments,
  speakers: speakers.map((speaker) => (speaker.id === id ? { ...speaker, name } : speaker)),
});

/**
 * Two segments in place of one, cut before character `at` of its text.
 *
 * @param atMs where the second begins; reckoned by characters where it is left out or not within the segment
 * @param newId id of the second
 */
export function splitSegment(segment: Segment, at: number, newId: string, atMs?: number): [Segment, Segment] {
  const { startMs, endMs, text } = segment;
  const reckoned = Math.round(startMs + ((endMs - startMs) * at) / Math.max(text.length, 1));
  const isWithin = atMs !== undefined && startMs < atMs && atMs < endMs;
  const cutMs = isWithin ? atMs : reckoned;
  return [
    { ...segment, endMs: cutMs, text: text.slice(0, at).trimEnd() },
    {
      ...segment,
      id: newId,
      startMs: cutMs,
      text: text.slice(at).trimStart(),
      ...(!isWithin && { isEstimated: true }),
    },
  ];
}

/** One segment in place of two that follow each other; id, speaker and marks are those of the first. */
export const joinSegments = (first: Segment, second: Segment): Segment => ({
  ...first,
  endMs: Math.max(first.endMs, second.endMs),
  text: [first.text, second.text].filter((text) => text !== '').join(needsSpace(first.text, second.text) ? ' ' : ''),
});

const needsSpace = (before: string, after: string): boolean =>
  /[A-Za-z0-9]$/.test(before) && /^[A-Za-z0-9]/.test(after);

export interface Replaced {
  segments: Segment[];
  /** How many places were replaced. */
  count: number;
}

/**
 * Replaces words in all segments; their times stay. Capital and small letters are the same.
 *
 * @param find words as they are written, no pattern; with none nothing is replaced
 */
export function replaceWords(segments: readonly Segment[], find: string, replacement: string): Replaced {
  let count = 0;
  if (find === '') return { segments: [...segments], count };
  const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  const replaced = segments.map((segment) => {
    const text = segment.text.replace(pattern, () => {
      count += 1;
      return replacement;
    });
    return text === segment.text ? segment : { ...segment, text };
  });
  return { segments: replaced, count };
}
