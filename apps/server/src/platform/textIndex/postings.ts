import type { Matches } from './Matches';
import type { Segment } from './Segment';

// The loops below decode the same format; they are written out because a callback per posting costs several times the decoding.

/** Writes all documents of one term, with their scores, into `into`. */
export function readPostings(segment: Segment, term: number, weight: number, into: Matches): void {
  const count = segment.frequency[term] as number;
  into.reset(count);
  const { documents, scores } = into;
  const bytes = segment.postings;
  let at = segment.offsets[term] as number;
  let document = -1;
  for (let i = 0; i < count; i++) {
    let byte = bytes[at++] as number;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      delta |= (byte & 127) << shift;
    }
    document += delta + 1;
    documents[i] = document;
    scores[i] = (bytes[at++] as number) * weight;
  }
  into.count = count;
}

/** Removes the documents without `term` from the matches, and adds its score to the others. */
export function intersectPostings(segment: Segment, term: number, weight: number, matches: Matches): void {
  const { documents, scores, count } = matches;
  if (count === 0) return;
  const bytes = segment.postings;
  let at = segment.offsets[term] as number;
  const end = segment.offsets[term + 1] as number;
  let document = -1;
  let i = 0;
  let kept = 0;
  let wanted = documents[0] as number;
  while (at < end) {
    let byte = bytes[at++] as number;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      delta |= (byte & 127) << shift;
    }
    document += delta + 1;
    const impact = bytes[at++] as number;
    if (document < wanted) continue;
    while (i < count && (documents[i] as number) < document) i++;
    if (i === count) break;
    if (documents[i] === document) {
      documents[kept] = document;
      scores[kept] = (scores[i] as number) + impact * weight;
      kept++;
      i++;
      if (i === count) break;
    }
    wanted = documents[i] as number;
  }
  matches.count = kept;
}

/** Adds the score of `term` to the documents that have it; none is removed. */
export function boostPostings(segment: Segment, term: number, weight: number, matches: Matches): void {
  const { documents, scores, count } = matches;
  const bytes = segment.postings;
  let at = segment.offsets[term] as number;
  const end = segment.offsets[term + 1] as number;
  let document = -1;
  let i = 0;
  while (at < end && i < count) {
    let byte = bytes[at++] as number;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      delta |= (byte & 127) << shift;
    }
    document += delta + 1;
    const impact = bytes[at++] as number;
    while (i < count && (documents[i] as number) < document) i++;
    if (i < count && documents[i] === document) scores[i] = (scores[i] as number) + impact * weight;
  }
}

/** Adds `share` to `shares` and the score of `term` to `scores`, at the number of each document that has it. */
export function accumulatePostings(
  segment: Segment,
  term: number,
  weight: number,
  share: number,
  scores: Float32Array,
  shares: Float32Array,
): void {
  const count = segment.frequency[term] as number;
  const bytes = segment.postings;
  let at = segment.offsets[term] as number;
  let document = -1;
  for (let i = 0; i < count; i++) {
    let byte = bytes[at++] as number;
    let delta = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      delta |= (byte & 127) << shift;
    }
    document += delta + 1;
    scores[document] = (scores[document] as number) + (bytes[at++] as number) * weight;
    shares[document] = (shares[document] as number) + share;
  }
}

/** Removes documents that are not in `other`, and adds their scores. Both are in ascending order. */
export function intersectMatches(matches: Matches, other: Matches): void {
  let kept = 0;
  let j = 0;
  for (let i = 0; i < matches.count; i++) {
    const document = matches.documents[i] as number;
    while (j < other.count && (other.documents[j] as number) < document) j++;
    if (j === other.count) break;
    if (other.documents[j] !== document) continue;
    matches.documents[kept] = document;
    matches.scores[kept] = (matches.scores[i] as number) + (other.scores[j] as number);
    kept++;
  }
  matches.count = kept;
}
