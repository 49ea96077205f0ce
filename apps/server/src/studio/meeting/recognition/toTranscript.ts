import type { MainComponents } from '@hengce/api/contract';
import { type Stretch, spreadOver } from '@hengce/transcript';
import type { HeardSentence } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';

type S = MainComponents['schemas'];

const maxText = 5_000;
const maxSpeakers = 100;

/** A segment of a piece, with the recogniser's mark of its speaker, which means something within the piece only. */
export interface HeardSegment {
  segment: S['MeetingSegment'];
  speaker: string | null;
}

/** A sentence as a segment. @param endMs its beginning where the service told no end */
export function toSegment(
  { text, isUncertain }: HeardSentence,
  startMs: number,
  endMs: number | null,
): S['MeetingSegment'] {
  return {
    id: createId(),
    startMs,
    endMs: Math.max(startMs, endMs ?? startMs),
    text: text.slice(0, maxText),
    source: 'recognised',
    ...(isUncertain && { isUncertain }),
  };
}

/**
 * What was heard in a piece, in its place in the meeting. Where the service told no times, the sentences are spread by their lengths over
 * what is spoken.
 *
 * @param startMs where the piece begins
 * @param spoken where somebody speaks in it
 */
export function toSegments(
  sentences: readonly HeardSentence[],
  startMs: number,
  spoken: readonly Stretch[],
): HeardSegment[] {
  if (sentences.every((sentence) => sentence.startMs !== null))
    return sentences.map((sentence) => {
      const endMs = sentence.endMs === null ? null : sentence.endMs + startMs;
      return { segment: toSegment(sentence, (sentence.startMs ?? 0) + startMs, endMs), speaker: sentence.speaker };
    });
  const parts = sentences.flatMap((sentence) =>
    (sentence.text.match(/[^。？！?!]+[。？！?!]*/g) ?? []).map((text) => ({ ...sentence, text })),
  );
  const places = spreadOver(
    parts.map(({ text }) => text),
    spoken,
  );
  return parts.map((sentence, n) => ({
    segment: { ...toSegment(sentence, places[n]?.startMs ?? 0, places[n]?.endMs ?? null), isEstimated: true },
    speaker: sentence.speaker,
  }));
}

/**
 * Transcript of what was heard in the pieces of a meeting. The same voice in two pieces is two speakers, whom the user makes
 * one.
 */
export function toTranscript(
  pieces: readonly (readonly HeardSegment[])[],
): Pick<S['MeetingTranscript'], 'segments' | 'speakers'> {
  const speakers: S['MeetingSpeaker'][] = [];
  const segments = pieces.flatMap((piece) => {
    const ids = new Map<string, string>();
    return piece.map(({ segment, speaker }): S['MeetingSegment'] => {
      if (speaker === null) return segment;
      if (!ids.has(speaker) && speakers.length < maxSpeakers) {
        const made = { id: createId(), name: `说话人${speakers.length + 1}` };
        speakers.push(made);
        ids.set(speaker, made.id);
      }
      const speakerId = ids.get(speaker);
      return speakerId === undefined ? segment : { ...segment, speakerId };
    });
  });
  return { segments: segments.sort((a, b) => a.startMs - b.startMs), speakers };
}
