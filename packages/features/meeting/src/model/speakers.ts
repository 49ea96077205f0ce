import { assignSpeaker, type Speaker, type Transcript } from '@hengce/transcript';

/** Share of each speaker in the time that is spoken by somebody known, in whole percent. */
export function sharesOf({ segments, speakers }: Transcript): ReadonlyMap<string, number> {
  const spoken = new Map(speakers.map(({ id }) => [id, 0]));
  let all = 0;
  for (const { speakerId, startMs, endMs } of segments) {
    const before = speakerId === undefined ? undefined : spoken.get(speakerId);
    if (speakerId === undefined || before === undefined) continue;
    spoken.set(speakerId, before + endMs - startMs);
    all += endMs - startMs;
  }
  return new Map([...spoken].map(([id, ms]) => [id, all === 0 ? 0 : Math.round((ms / all) * 100)]));
}

/** Transcript in which one who was taken for one speaker is two: the second speaks from a segment on. */
export function splitSpeaker(transcript: Transcript, fromId: string, speaker: Speaker): Transcript {
  const { segments } = transcript;
  const at = segments.findIndex(({ id }) => id === fromId);
  const former = segments[at]?.speakerId;
  const later = segments.slice(Math.max(at, 0)).filter(({ speakerId }) => speakerId === former);
  return assignSpeaker(transcript, new Set(later.map(({ id }) => id)), speaker);
}

/** Transcript without a speaker; what they said is nobody's. */
export const withoutSpeaker = ({ segments, speakers }: Transcript, id: string): Transcript => ({
  segments: segments.map(({ speakerId, ...segment }) =>
    speakerId === undefined || speakerId === id ? segment : { ...segment, speakerId },
  ),
  speakers: speakers.filter((speaker) => speaker.id !== id),
});
