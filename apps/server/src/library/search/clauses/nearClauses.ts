import { fuse } from '../../../platform/vocabulary';
import type { IndexState } from '../policyIndex/IndexState';
import type { ClauseQuery } from './ClauseHits';

/** So many of the other ranker are of the matter, whatever their words. */
const nearDepth = 5;

/** Scores of the ranker by vectors (`NearClause`), by the number of the document and the id of the clause. */
export type Near = ReadonlyMap<number, ReadonlyMap<string, number>>;

export function nearIn({ catalog }: IndexState, { near = [], only }: ClauseQuery): Near {
  const found = new Map<number, Map<string, number>>();
  for (const { policyId, clauseId, score } of near) {
    const document = catalog.numberOf(policyId);
    if (document === undefined || score <= 0 || (only && !only.has(policyId))) continue;
    const own = found.get(document) ?? new Map<string, number>();
    found.set(document, own.set(clauseId, score));
  }
  return found;
}

/**
 * Order by our scores combined with that of the ranker by vectors, clauses high in both first, and the five nearest by vectors. Our
 * order alone, and none nearest, where the question names an article by number or that ranker found nothing.
 *
 * @param judged the best first
 */
export function fuseNear<T extends { candidate: { near: number; isWanted: boolean } }>(
  judged: readonly T[],
): { order: readonly T[]; nearest: ReadonlySet<T> } {
  const byNearness = judged.filter(({ candidate }) => candidate.near > 0);
  if (byNearness.length === 0 || judged.some(({ candidate }) => candidate.isWanted))
    return { order: judged, nearest: new Set() };
  byNearness.sort((a, b) => b.candidate.near - a.candidate.near);
  const places = new Map(judged.map((each, place) => [each, String(place)]));
  return {
    order: fuse([judged, byNearness], (each) => places.get(each) as string),
    nearest: new Set(byNearness.slice(0, nearDepth)),
  };
}
