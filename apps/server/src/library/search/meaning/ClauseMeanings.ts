import { TopK } from '../../../platform/textIndex';
import { dimensions, nearness } from './meaning';

/** Points of the clauses of a document, in the order of `groupsOf`. */
interface Place {
  points: Int8Array;
  start: number;
  count: number;
}

export interface NearClause {
  document: number;
  /** Number of the clause within its document. */
  place: number;
}

/** Points of all clauses of the library, in memory, by the numbers of the catalog. */
export class ClauseMeanings {
  private readonly places: Place[] = [];

  /** Adds the documents of a segment. @param counts of the clauses of each */
  add(points: Int8Array, counts: readonly number[]): void {
    let start = 0;
    for (const count of counts) {
      this.places.push({ points, start, count });
      start += count * dimensions;
    }
    if (start !== points.length) throw new Error('meanings and rows differ');
  }

  /** Nearness (−1–1) of each clause of a document to a question. */
  nearnessIn(document: number, question: Int8Array): Float32Array {
    const { points, start, count } = this.places[document] as Place;
    return Float32Array.from({ length: count }, (_, i) => nearness(question, points, start + i * dimensions));
  }

  /** Clauses nearest to a question, the nearest first. */
  nearest(question: Int8Array, isRead: (document: number) => boolean, most: number): NearClause[] {
    const best = new TopK(most, (a, b) => a - b);
    const firsts: number[] = [];
    let first = 0;
    this.places.forEach(({ points, start, count }, document) => {
      firsts.push(first);
      if (isRead(document))
        for (let i = 0; i < count; i++) best.offer(first + i, nearness(question, points, start + i * dimensions));
      first += count;
    });
    return best.ranked().map(({ candidate }) => {
      const document = lastAtMost(firsts, candidate);
      return { document, place: candidate - (firsts[document] as number) };
    });
  }
}

/** Index of the last of rising numbers that is not above one. */
function lastAtMost(rising: readonly number[], one: number): number {
  let [low, high] = [0, rising.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) <= one) low = middle;
    else high = middle;
  }
  return low;
}
