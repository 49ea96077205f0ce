import type { IndexState } from '../policyIndex/IndexState';

/** Documents that match a query before filters, in ascending order, with their scores. */
export interface Candidates {
  documents: Uint32Array;
  scores: Float32Array;
  count: number;
}

/** Candidates with some documents raised to the best score, missing ones added, so that the reranking reads them. */
export function withDocuments(candidates: Candidates, more: readonly number[]): Candidates {
  if (more.length === 0) return candidates;
  const known = candidates.documents.subarray(0, candidates.count);
  const scores = candidates.scores.subarray(0, candidates.count);
  const best = scores.reduce((most, score) => Math.max(most, score), 0.1);
  const added: number[] = [];
  for (const document of more) {
    const at = known.indexOf(document);
    if (at >= 0) scores[at] = best;
    else added.push(document);
  }
  added.sort((a, b) => a - b);
  const merged: Candidates = {
    documents: new Uint32Array(candidates.count + added.length),
    scores: new Float32Array(candidates.count + added.length),
    count: 0,
  };
  const push = (document: number, score: number) => {
    merged.documents[merged.count] = document;
    merged.scores[merged.count] = score;
    merged.count += 1;
  };
  let next = 0;
  for (let i = 0; i < candidates.count; i++) {
    const document = candidates.documents[i] as number;
    while (next < added.length && (added[next] as number) < document) push(added[next++] as number, best);
    push(document, scores[i] as number);
  }
  while (next < added.length) push(added[next++] as number, best);
  return merged;
}

export function collect(
  state: IndexState,
  match: (visit: Parameters<IndexState['text']['matchAll']>[1]) => void,
): Candidates {
  const found: Candidates = { documents: new Uint32Array(256), scores: new Float32Array(256), count: 0 };
  match((base, matches) => {
    const live = state.catalog.live.data;
    reserve(found, found.count + matches.count);
    for (let i = 0; i < matches.count; i++) {
      const document = base + (matches.documents[i] as number);
      if (live[document] !== 1) continue;
      found.documents[found.count] = document;
      found.scores[found.count] = matches.scores[i] as number;
      found.count += 1;
    }
    return false;
  });
  return found;
}

function reserve(found: Candidates, size: number): void {
  if (size <= found.documents.length) return;
  const room = Math.max(size, found.documents.length * 2);
  const { documents, scores } = found;
  found.documents = new Uint32Array(room);
  found.scores = new Float32Array(room);
  found.documents.set(documents);
  found.scores.set(scores);
}

export function allOf({ catalog }: IndexState): Candidates {
  const documents = new Uint32Array(catalog.count);
  let count = 0;
  for (let document = 0; document < catalog.size; document++)
    if (catalog.live.data[document] === 1) documents[count++] = document;
  return { documents, scores: new Float32Array(count).fill(1), count };
}

/** Candidates that pass a filter, in their order. */
export function filtered(candidates: Candidates, isKept: (document: number) => boolean): Candidates {
  const kept: Candidates = {
    documents: new Uint32Array(candidates.count),
    scores: new Float32Array(candidates.count),
    count: 0,
  };
  for (let i = 0; i < candidates.count; i++) {
    const document = candidates.documents[i] as number;
    if (!isKept(document)) continue;
    kept.documents[kept.count] = document;
    kept.scores[kept.count] = candidates.scores[i] as number;
    kept.count += 1;
  }
  return kept;
}

/** Candidates in the given order, expressed as scores. */
export function ordered(documents: readonly number[]): Candidates {
  return {
    documents: Uint32Array.from(documents),
    scores: Float32Array.from(documents, (_, i) => 1 / (i + 1)),
    count: documents.length,
  };
}
