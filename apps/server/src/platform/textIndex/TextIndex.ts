import { Matches } from './Matches';
import { accumulatePostings, boostPostings, intersectMatches, intersectPostings, readPostings } from './postings';
import type { Segment } from './Segment';

/** Wording of a term: all its grams must occur. A single Han character stands for every gram with it. */
export type Wording = { grams: readonly number[] } | { character: number };

/** Alternative wordings of which one must occur (营收 or 营业收入). */
export type Term = readonly Wording[];

export interface TextQuery {
  /** Terms that must all occur. */
  required: readonly Term[];
  /** Grams that raise the score of a document but need not occur. */
  boosts: readonly number[];
}

export interface PlacedSegment {
  segment: Segment;
  /** Number of its first document in the whole index. */
  base: number;
}

/** Segments as one index. Scores are comparable between them, because document frequencies are summed. */
export class TextIndex {
  private readonly placed: PlacedSegment[] = [];
  private documents = 0;
  private readonly found = new Matches();
  private readonly other = new Matches();
  private scores = new Float32Array(0);
  private shares = new Float32Array(0);

  add(segment: Segment): void {
    this.placed.push({ segment, base: this.documents });
    this.documents += segment.documents;
  }

  get segments(): readonly PlacedSegment[] {
    return this.placed;
  }

  /** Number of documents ever added, replaced ones included. */
  get size(): number {
    return this.documents;
  }

  frequency(gram: number): number {
    let sum = 0;
    for (const { segment } of this.placed) {
      const term = segment.find(gram);
      if (term >= 0) sum += segment.frequency[term] as number;
    }
    return sum;
  }

  /**
   * Visits the documents that have all required terms, segment by segment; none for a query without a required term.
   * `visit` must not keep the matches, which are reused; true stops the search.
   */
  matchAll(query: TextQuery, visit: (base: number, matches: Matches) => boolean): void {
    const idf = this.inverseFrequencies(query);
    for (const { segment, base } of this.placed) {
      if (!this.matchSegment(segment, query, idf)) continue;
      for (const gram of query.boosts) {
        const term = segment.find(gram);
        if (term >= 0) boostPostings(segment, term, (idf.get(gram) as number) / 255, this.found);
      }
      if (visit(base, this.found)) return;
    }
  }

  /** Visits the documents that have at least `minimum` of the grams, segment by segment; the matches are reused. */
  matchSome(grams: readonly number[], minimum: number, visit: (base: number, matches: Matches) => void): void {
    const weights = grams.map((gram) => this.weightOf(gram) / 255);
    for (const { segment, base } of this.placed) {
      this.clearSums(segment.documents);
      grams.forEach((gram, i) => {
        const term = segment.find(gram);
        if (term >= 0) accumulatePostings(segment, term, weights[i] as number, 1, this.scores, this.shares);
      });
      this.collectSums(segment.documents, minimum, this.found);
      if (this.found.count > 0) visit(base, this.found);
    }
  }

  /**
   * Visits all documents, segment by segment: the share of one is the sum of the weights of the grams that it has (0 for
   * none), its score the same sum scaled by how often they occur. The arrays are reused.
   */
  matchAny(
    weights: ReadonlyMap<number, number>,
    visit: (base: number, shares: Float32Array, scores: Float32Array, documents: number) => void,
  ): void {
    for (const { segment, base } of this.placed) {
      this.clearSums(segment.documents);
      for (const [gram, weight] of weights) {
        const term = segment.find(gram);
        if (term >= 0) accumulatePostings(segment, term, weight / 255, weight, this.scores, this.shares);
      }
      visit(base, this.shares, this.scores, segment.documents);
    }
  }

  private matchSegment(segment: Segment, query: TextQuery, idf: ReadonlyMap<number, number>): boolean {
    const plain: { term: number; weight: number }[] = [];
    const others: Term[] = [];
    for (const required of query.required) {
      const [only] = required;
      if (required.length !== 1 || only === undefined || 'character' in only) {
        others.push(required);
        continue;
      }
      const found = locate(segment, only.grams, idf);
      if (found === null) return false;
      plain.push(...found);
    }
    let isFirst = plain.length === 0;
    if (!isFirst) this.intersect(segment, plain, this.found);
    for (const term of others) {
      if (isFirst) {
        this.unite(segment, term, idf, this.found);
      } else if (this.found.count > 0) {
        this.unite(segment, term, idf, this.other);
        intersectMatches(this.found, this.other);
      }
      isFirst = false;
    }
    return !isFirst && this.found.count > 0;
  }

  /** Documents with all terms, the rarest first, whose list bounds all later work. */
  private intersect(segment: Segment, terms: { term: number; weight: number }[], into: Matches): void {
    terms.sort((a, b) => (segment.frequency[a.term] as number) - (segment.frequency[b.term] as number));
    const [first, ...rest] = terms;
    if (first === undefined) return;
    readPostings(segment, first.term, first.weight, into);
    for (const { term, weight } of rest) intersectPostings(segment, term, weight, into);
  }

  /** Documents with any wording of a term; the scores of its wordings add up. */
  private unite(segment: Segment, term: Term, idf: ReadonlyMap<number, number>, into: Matches): void {
    this.clearSums(segment.documents);
    const one = new Matches();
    for (const wording of term) {
      if ('character' in wording) {
        for (const place of segment.findCharacter(wording.character)) {
          accumulatePostings(segment, place, 1 / 255, 1, this.scores, this.shares);
        }
        continue;
      }
      const found = locate(segment, wording.grams, idf);
      if (found === null || found.length === 0) continue;
      this.intersect(segment, found, one);
      for (let i = 0; i < one.count; i++) {
        const document = one.documents[i] as number;
        this.scores[document] = (this.scores[document] as number) + (one.scores[i] as number);
        this.shares[document] = 1;
      }
    }
    this.collectSums(segment.documents, 1, into);
  }

  private inverseFrequencies(query: TextQuery): Map<number, number> {
    const idf = new Map<number, number>();
    const grams = query.required.flatMap((term) =>
      term.flatMap((wording) => ('grams' in wording ? wording.grams : [])),
    );
    for (const gram of [...grams, ...query.boosts]) {
      if (!idf.has(gram)) idf.set(gram, this.weightOf(gram));
    }
    return idf;
  }

  /** Weight of a gram: inverse document frequency. */
  private weightOf(gram: number): number {
    const frequency = this.frequency(gram);
    return Math.log(1 + (this.documents - frequency + 0.5) / (frequency + 0.5));
  }

  private clearSums(documents: number): void {
    if (this.scores.length < documents) {
      this.scores = new Float32Array(documents);
      this.shares = new Float32Array(documents);
    } else {
      this.scores.fill(0, 0, documents);
      this.shares.fill(0, 0, documents);
    }
  }

  private collectSums(documents: number, minimum: number, into: Matches): void {
    into.reset(documents);
    for (let document = 0; document < documents; document++) {
      if ((this.shares[document] as number) >= minimum) into.push(document, this.scores[document] as number);
    }
  }
}

/** The places and weights of grams that must all occur; null when one does not. A long term counts little more than a short one. */
function locate(
  segment: Segment,
  grams: readonly number[],
  idf: ReadonlyMap<number, number>,
): { term: number; weight: number }[] | null {
  const found: { term: number; weight: number }[] = [];
  const share = 1 / Math.sqrt(Math.max(1, grams.length)) / 255;
  for (const gram of grams) {
    const term = segment.find(gram);
    if (term < 0) return null;
    found.push({ term, weight: (idf.get(gram) ?? 1) * share });
  }
  return found;
}
