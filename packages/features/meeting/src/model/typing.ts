import { joinSegments, type Segment, splitSegment, type Transcript } from '@hengce/transcript';

/** A changed transcript, and where writing goes on in it. */
export interface Placed {
  transcript: Transcript;
  id: string;
  /** Characters before the caret. */
  caret: number;
}

/** How long a sentence lasts at first that nothing ends, in milliseconds. */
const newLastsMs = 3_000;

const isEmpty = ({ text }: Segment): boolean => text.trim() === '';
/** Segments in the order in which they are said. */
export const inOrder = (a: Segment, b: Segment): number => a.startMs - b.startMs || (a.id < b.id ? -1 : 1);

/** Transcript with another segment in place of one; unchanged where there is none. */
export function withSegment(transcript: Transcript, id: string, change: (segment: Segment) => Segment): Transcript {
  return { ...transcript, segments: transcript.segments.map((one) => (one.id === id ? change(one) : one)) };
}

/** Transcript with other words of a segment; they are somebody's own from then on. */
export const withText = (transcript: Transcript, id: string, text: string): Transcript =>
  withSegment(transcript, id, ({ isUncertain: _, ...segment }) => ({
    ...segment,
    text,
    source: segment.source === 'speech' ? 'typed' : segment.source,
  }));

export const withoutSegment = (transcript: Transcript, id: string): Transcript => ({
  ...transcript,
  segments: transcript.segments.filter((segment) => segment.id !== id),
});

const withNew = ({ segments, speakers }: Transcript, segment: Segment): Placed => ({
  transcript: { speakers, segments: [...segments, segment].sort(inOrder) },
  id: segment.id,
  caret: 0,
});

/** A new sentence from a time on, until the next one begins. */
export function sentenceAt(transcript: Transcript, nowMs: number, newId: string): Placed {
  const startMs = Math.round(nowMs);
  const next = transcript.segments.find((segment) => segment.startMs > startMs);
  const endMs = Math.min(next?.startMs ?? Number.POSITIVE_INFINITY, startMs + newLastsMs);
  return withNew(transcript, { id: newId, startMs, endMs, text: '', source: 'typed' });
}

/**
 * Goes on to the next sentence from a caret in one: what stands behind the caret becomes a sentence of its own, from the time that
 * plays if that is within the one that was cut. With nothing behind it and the sound past its end, the next place where
 * somebody speaks is gone to, or a new sentence begins at the time that plays.
 */
export function nextSentence(
  transcript: Transcript,
  { id, caret }: { id: string; caret: number },
  nowMs: number,
  newId: string,
): Placed | null {
  const { segments } = transcript;
  const index = segments.findIndex((segment) => segment.id === id);
  const segment = segments[index];
  if (!segment) return null;
  const isPlaying = segment.startMs < nowMs && nowMs < segment.endMs;
  const isAtEnd = segment.text.slice(caret).trim() === '';
  if (isPlaying || !isAtEnd) {
    const [first, { comment: _, isHighlighted: __, ...second }] = splitSegment(
      segment,
      caret,
      newId,
      Math.round(nowMs),
    );
    return {
      transcript: { ...transcript, segments: segments.toSpliced(index, 1, first, second) },
      id: newId,
      caret: 0,
    };
  }
  const fromMs = Math.max(Math.round(nowMs), segment.endMs);
  const next = segments.slice(index + 1).find(({ endMs }) => endMs > fromMs);
  if (next && (isEmpty(next) || next.startMs <= fromMs)) return { transcript, id: next.id, caret: 0 };
  const placed = sentenceAt(transcript, fromMs, newId);
  const { speakerId } = segment;
  if (speakerId === undefined) return placed;
  return { ...placed, transcript: withSegment(placed.transcript, newId, (one) => ({ ...one, speakerId })) };
}

/** One sentence in place of one and the one before it; null for the first. */
export function joinedToPrevious({ segments, speakers }: Transcript, id: string): Placed | null {
  const index = segments.findIndex((segment) => segment.id === id);
  const [before, segment] = [segments[index - 1], segments[index]];
  if (!before || !segment) return null;
  const joined = joinSegments(before, segment);
  return {
    transcript: { speakers, segments: segments.toSpliced(index - 1, 2, joined) },
    id: before.id,
    caret: joined.text.length - segment.text.length,
  };
}
