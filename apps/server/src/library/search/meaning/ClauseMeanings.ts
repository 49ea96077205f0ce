import { TopK } from '../../../platform/textIndex';
import { dimensions, nearness } from './meaning';

/** Points of the clauses of a document, in the order of `groupsOf`. */
interface Place {
  points: Int8Array;
  start: number;
  count: number;
  /** Number of its first clause among all of the library. */
  first: number;
}

/** Clause by the numbers of its document and of itself within that. */
export interface ClausePlace {
  document: number;
  place: number;
}

/** Meaning vectors of all clauses of the library (`pointOfClause`), in memory, by the numbers of the catalog. */
export class ClauseMeanings {
  private readonly places: Place[] = [];
  private total = 0;

  /** Adds the documents of a segment. @param counts of the clauses of each */
  add(points: Int8Array, counts: readonly number[]): void {
    let start = 0;
    for (const count of counts) {
      this.places.push({ points, start, count, first: this.total });
      this.total += count;
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
  nearest(question: Int8Array, isRead: (document: number) => boolean, most: number): ClausePlace[] {
    const best = new TopK(most, (a, b) => a - b);
    this.places.forEach(({ points, start, count, first }, document) => {
      if (!isRead(document)) return;
      for (let i = 0; i < count; i++) best.offer(first + i, nearness(question, points, start + i * dimensions));
    });
    return best.ranked().map(({ candidate }) => {
      const document = this.documentOf(candidate);
      return { document, place: candidate - (this.places[document] as Place).first };
    });
  }
  /** Document of a clause by its number among all of the library: the last that begins at or before it. */
  private documentOf(clause: number): number {
    let [low, high] = [0, this.places.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.places[middle] as Place).first <= clause) low = middle;
      else high = middle;
    }
    return low;
  }
}
