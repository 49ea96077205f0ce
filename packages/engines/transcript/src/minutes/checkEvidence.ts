import { findQuote } from '@hengce/text';
import type { Segment } from '../model/Transcript';

/** Something that a model says was said, and where. */
export interface Claimed {
  segmentIds: readonly string[];
  /** Words of the transcript that prove it. */
  quote: string;
}

/**
 * Keeps what stands up to being looked at: its segments are there, and its quote is in their words.
 *
 * @returns what was kept, in its order, and how many were dropped
 */
export function checkEvidence<T extends Claimed>(
  items: readonly T[],
  segments: readonly Segment[],
): { kept: T[]; dropped: number } {
  const texts = new Map(segments.map(({ id, text }) => [id, text]));
  const kept = items.filter(({ segmentIds, quote }) => {
    const said = segmentIds.map((id) => texts.get(id));
    if (said.length === 0 || quote.trim() === '' || said.includes(undefined)) return false;
    return findQuote(quote, said.join('')) !== null;
  });
  return { kept, dropped: items.length - kept.length };
}
