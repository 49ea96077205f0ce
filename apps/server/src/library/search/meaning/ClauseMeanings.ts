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

/** Axes of a question that all clauses are read along: they hold most of its length. */
const axesRead = 32;
/** Clauses that are read along all axes, for each that is wanted. */
const likelyDepth = 8;

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

  /** Nearness (−1–1) of a clause to a question. */
  nearnessOf({ document, place }: ClausePlace, question: Int8Array): number {
    const { points, start } = this.places[document] as Place;
    return nearness(question, points, start + place * dimensions);
  }

  /** Clauses nearest to a question, the nearest first; of those alone that are near along its strongest axes. */
  nearest(question: Int8Array, isRead: (document: number) => boolean, most: number): ClausePlace[] {
    const byNumber = (a: number, b: number) => a - b;
    const alongAxes = productAlong(question, strongestAxes(question));
    const likely = new TopK(likelyDepth * most, byNumber);
    this.places.forEach(({ points, start, count, first }, document) => {
      if (!isRead(document)) return;
      for (let i = 0; i < count; i++) likely.offer(first + i, alongAxes(points, start + i * dimensions));
    });
    const best = new TopK(most, byNumber);
    for (const { candidate } of likely.ranked())
      best.offer(candidate, this.nearnessOf(this.placeOf(candidate), question));
    return best.ranked().map(({ candidate }) => this.placeOf(candidate));
  }

  /** Clause by its number among all of the library. */
  private placeOf(clause: number): ClausePlace {
    const document = this.documentOf(clause);
    return { document, place: clause - (this.places[document] as Place).first };
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

/** Axes along which a point lies farthest, ascending. */
const strongestAxes = (point: Int8Array): Int32Array =>
  Int32Array.from(point.keys())
    .sort((a, b) => Math.abs(point[b] as number) - Math.abs(point[a] as number) || a - b)
    .slice(0, axesRead)
    .sort();

/** Function that gives the product of a point with the one that begins at an offset, along some axes; four sums at a time, see `product`. */
function productAlong(point: Int8Array, axes: Int32Array): (points: Int8Array, offset: number) => number {
  const own = Int32Array.from(axes, (axis) => point[axis] as number);
  return (points, offset) => {
    let w = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = 0; i < axesRead; i += 4) {
      w = (w + Math.imul(own[i] as number, points[offset + (axes[i] as number)] as number)) | 0;
      x = (x + Math.imul(own[i + 1] as number, points[offset + (axes[i + 1] as number)] as number)) | 0;
      y = (y + Math.imul(own[i + 2] as number, points[offset + (axes[i + 2] as number)] as number)) | 0;
      z = (z + Math.imul(own[i + 3] as number, points[offset + (axes[i + 3] as number)] as number)) | 0;
    }
    return w + x + y + z;
  };
}
