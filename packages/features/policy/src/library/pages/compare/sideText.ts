import type { ComparedRow } from '@hengce/api';

export type Side = 'left' | 'right';

/**
 * Text of one side, and the ranges [start, end) in UTF-16 units that the other side does not have; none where the whole
 * clause is new or gone.
 */
export function sideText(segments: ComparedRow['segments'], at: Side) {
  const own = at === 'left' ? 'removed' : 'added';
  const changes: { start: number; end: number; kind: typeof own }[] = [];
  let words = '';
  for (const { kind, text } of segments) {
    if (kind !== 'same' && kind !== own) continue;
    if (kind === own) changes.push({ start: words.length, end: words.length + text.length, kind });
    words += text;
  }
  // A clause that only one side has is all new or all gone; its tag says so.
  const isAll = changes.length === 1 && changes[0]?.start === 0 && changes[0].end === words.length;
  return { words, changes: isAll ? [] : changes };
}
