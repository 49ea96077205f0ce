import type { MainComponents } from '@hengce/api/contract';
import type { Segment, Transcript } from '@hengce/transcript';

type Change = Omit<MainComponents['schemas']['SaveMeetingTranscriptBody'], 'revision'>;

/** Segments that one call may save. */
const most = 2_000;

/** What makes one transcript of another, in as many calls as it takes; none where they are the same. */
export function changesOf(before: Transcript, after: Transcript): Change[] {
  const known = new Map(before.segments.map((segment) => [segment.id, segment]));
  const changed = after.segments.filter((segment) => !isSame(known.get(segment.id), segment));
  const left = new Set(after.segments.map(({ id }) => id));
  const removedIds = before.segments.map(({ id }) => id).filter((id) => !left.has(id));
  const first: Change = {
    ...(removedIds.length > 0 && { removedIds }),
    ...(!isSame(before.speakers, after.speakers) && { speakers: [...after.speakers] }),
  };
  const calls: Change[] = Object.keys(first).length > 0 ? [first] : [];
  for (let from = 0; from < changed.length; from += most) calls.push({ segments: changed.slice(from, from + most) });
  return calls;
}

/** Most are the same object; those of a draft were read from JSON. */
const isSame = (a: Segment | Transcript['speakers'] | undefined, b: Segment | Transcript['speakers']): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
