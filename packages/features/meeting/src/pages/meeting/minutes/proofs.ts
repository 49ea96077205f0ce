import type { Segment, Transcript } from '@hengce/transcript';
import type { MinutesContent } from '../../../data/minutes';

/** Stretch of a transcript that proves a line of minutes: neighbouring segments are one. */
export interface Proof {
  /** Id of its first segment. */
  id: string;
  /** Milliseconds from the beginning of the audio. */
  startMs: number;
  /** Its words. */
  quote: string;
  /** Name of who said it; undefined where nobody is named. */
  speaker: string | undefined;
}

/** What the evidence of lines is looked up in. */
export interface Said {
  segments: readonly Segment[];
  /** Places of segments in `segments`, by id. */
  places: ReadonlyMap<string, number>;
  /** Names of speakers, by id. */
  speakers: ReadonlyMap<string, string>;
}

export const saidIn = ({ segments, speakers }: Transcript): Said => ({
  segments,
  places: new Map(segments.map(({ id }, place) => [id, place])),
  speakers: new Map(speakers.map(({ id, name }) => [id, name])),
});

/** Stretches of the transcript with these ids, in their order; those that are not in it any more are left out. */
export function proofsOf(segmentIds: readonly string[], { segments, places, speakers }: Said): Proof[] {
  const found = segmentIds.flatMap((id) => places.get(id) ?? []).sort((a, b) => a - b);
  const proofs: Proof[] = [];
  found.forEach((place, n) => {
    const segment = segments[place];
    if (segment === undefined) return;
    const last = proofs.at(-1);
    if (last !== undefined && found[n - 1] === place - 1) last.quote += segment.text;
    else
      proofs.push({
        id: segment.id,
        startMs: segment.startMs,
        quote: segment.text,
        speaker: speakers.get(segment.speakerId ?? ''),
      });
  });
  return proofs;
}

/** Minutes as they are saved: a line that was emptied is none. */
export function withoutEmptyLines({ chapters, decisions, todos }: MinutesContent): MinutesContent {
  const hasText = ({ text }: { text: string }) => text.trim() !== '';
  return {
    chapters: chapters.filter(({ title }) => title.trim() !== ''),
    decisions: decisions.filter(hasText),
    todos: todos.filter(hasText),
  };
}
