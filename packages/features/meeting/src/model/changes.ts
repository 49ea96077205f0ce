import type { MainComponents } from '@hengce/api/contract';
import type { Segment, Transcript } from '@hengce/transcript';
import { inOrder } from './typing';

export type Change = Omit<MainComponents['schemas']['SaveMeetingTranscriptBody'], 'revision'>;

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

/** A transcript with such changes; what they add stands where its time says. The opposite of `changesOf`. */
export function withChanges(before: Transcript, changes: readonly Change[]): Transcript {
  const segments = new Map(before.segments.map((segment) => [segment.id, segment]));
  let { speakers } = before;
  for (const change of changes) {
    for (const id of change.removedIds ?? []) segments.delete(id);
    for (const segment of change.segments ?? []) segments.set(segment.id, segment);
    speakers = change.speakers ?? speakers;
  }
  return { segments: [...segments.values()].sort(inOrder), speakers };
}

/** Whether what was read from a device are changes. */
export const areChanges = (read: unknown): read is Change[] =>
  Array.isArray(read) && read.every((change) => typeof change === 'object' && change !== null);

/** Most are the same object; those of a draft were read from JSON. */
const isSame = (a: Segment | Transcript['speakers'] | undefined, b: Segment | Transcript['speakers']): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
