/** Where the words of a segment come from; `speech` has none yet: only that somebody speaks there is known. */
export type SegmentSource = 'typed' | 'imported' | 'recognised' | 'speech';

/** A stretch of what was said (句段), with its place in the audio. */
export interface Segment {
  id: string;
  /** Milliseconds from the beginning of the audio. */
  startMs: number;
  /** Milliseconds; never before `startMs`. Segments of two speakers may overlap. */
  endMs: number;
  /** Words without blank lines; empty while nobody has typed them. */
  text: string;
  /** Id of a speaker of the transcript. */
  speakerId?: string;
  source: SegmentSource;
  /** Whether its times are reckoned from the length of the text, not heard. */
  isEstimated?: boolean;
  /** Whether the recogniser was not sure of the words. */
  isUncertain?: boolean;
  isHighlighted?: boolean;
  comment?: string;
}

export interface Speaker {
  id: string;
  name: string;
}

/** Transcript (转写稿): segments in the order of their beginnings, and who speaks in them. */
export interface Transcript {
  segments: readonly Segment[];
  speakers: readonly Speaker[];
}

/** What a file of subtitles says: a cue is a segment whose speaker has a name and no id. */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
  /** Name of the speaker. */
  speaker?: string;
}

/** Cues of a transcript, those without words left out. */
export function cuesOf({ segments, speakers }: Transcript): Cue[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return segments
    .filter(({ text }) => text.trim() !== '')
    .map(({ startMs, endMs, text, speakerId }) => {
      const speaker = speakerId === undefined ? undefined : names.get(speakerId);
      return {
        startMs,
        endMs,
        text: text.trim().replace(/\n\s*\n+/g, '\n'),
        ...(speaker !== undefined && { speaker }),
      };
    });
}

/**
 * Transcript of cues. Speakers are made by name, in the order in which they speak.
 *
 * @param newId makes an id that no other segment or speaker has
 */
export function transcriptOf(cues: readonly Cue[], newId: () => string): Transcript {
  const speakers = new Map<string, Speaker>();
  const segments = cues.map(({ startMs, endMs, text, speaker }): Segment => {
    if (speaker !== undefined && !speakers.has(speaker)) speakers.set(speaker, { id: newId(), name: speaker });
    const speakerId = speaker === undefined ? undefined : speakers.get(speaker)?.id;
    return { id: newId(), startMs, endMs, text, source: 'imported', ...(speakerId !== undefined && { speakerId }) };
  });
  return { segments: segments.sort((a, b) => a.startMs - b.startMs), speakers: [...speakers.values()] };
}
