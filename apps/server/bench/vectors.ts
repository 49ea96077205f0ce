/** Vectors of words, by which two kinds of texts that belong together lie near each other. Rows of matrices one after the other. */

import { groupBy } from '../src/platform/vocabulary';

/** Numbers of the words of a text, rising. */
export type Bag = Int32Array;

/** A clause and the ways in which it is asked for, if any is known; clauses of one group are hard to tell apart. */
export interface Pair {
  group: string;
  clause: Bag;
  ways: readonly Bag[];
}

export interface Vectors {
  clause: Float32Array;
  ways: Float32Array;
}

/** Numbers that look drawn by chance, the same in every run (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Parts of a matrix of few entries: a row for each pair. */
interface Sparse {
  columns: Int32Array[];
  values: Float32Array[];
}

const subspaceRounds = 5;
/** More directions than are kept, so that those kept come out whole. */
const spare = 16;
/** What a clause weighs that nobody is known to ask for: of it the words of laws learn which stand together. */
const unaskedWeight = 0.5;

/**
 * What clauses and their ways of asking have in common: singular vectors of the pairs as rows of rarities, by subspace iteration.
 *
 * @see Dumais et al.: Automatic Cross-Language Retrieval Using Latent Semantic Indexing (1997); Halko et al. (SIAM Review 2011)
 */
export function concepts(pairs: readonly Pair[], sizes: { clause: number; ways: number }, dimensions: number): Vectors {
  const width = dimensions + spare;
  const columnCount = sizes.clause + sizes.ways;
  const rarity = raritiesOf(pairs, sizes);
  const matrix = matrixOf(pairs, sizes.clause, rarity);
  const draw = drawFrom(1);
  let basis: Float32Array = Float32Array.from({ length: columnCount * width }, () => draw() + draw() + draw() - 1.5);
  for (let round = 0; round < subspaceRounds; round++) {
    basis = backward(matrix, forward(matrix, basis, width), columnCount, width);
    makeOrthogonal(basis, width);
  }
  // The last basis is of the strongest directions, the strongest first.
  const scaled = new Float32Array(columnCount * dimensions);
  for (let row = 0; row < columnCount; row++)
    for (let k = 0; k < dimensions; k++)
      scaled[row * dimensions + k] = (basis[row * width + k] as number) * (rarity[row] as number);
  return {
    clause: ofMeanLength(scaled.slice(0, sizes.clause * dimensions), dimensions),
    ways: ofMeanLength(scaled.slice(sizes.clause * dimensions), dimensions),
  };
}

function raritiesOf(pairs: readonly Pair[], sizes: { clause: number; ways: number }): Float32Array {
  const counts = new Float32Array(sizes.clause + sizes.ways);
  const count = (column: number) => {
    counts[column] = (counts[column] as number) + 1;
  };
  for (const { clause, ways } of pairs) {
    for (const word of clause) count(word);
    for (const word of new Set(ways.flatMap((way) => [...way]))) count(sizes.clause + word);
  }
  return counts.map((one) => Math.log(1 + pairs.length / (one + 0.5)));
}

/** Both sides of a pair weigh the same. */
function matrixOf(pairs: readonly Pair[], offset: number, rarity: Float32Array): Sparse {
  const rows = pairs.map(({ clause, ways }) => {
    const said = new Map<number, number>();
    for (const way of ways) for (const word of way) said.set(offset + word, (said.get(offset + word) ?? 0) + 1);
    const weight = ways.length === 0 ? unaskedWeight : 1;
    const left = [...clause].map((word): [number, number] => [word, rarity[word] as number]);
    const right = [...said].map(([word, count]): [number, number] => [
      word,
      Math.log1p(count) * (rarity[word] as number),
    ]);
    return [left, right].flatMap((side) => {
      const length = Math.hypot(...side.map(([, value]) => value));
      return side.map(([word, value]): [number, number] => [word, (weight * value) / length]);
    });
  });
  return {
    columns: rows.map((row) => Int32Array.from(row, ([word]) => word)),
    values: rows.map((row) => Float32Array.from(row, ([, value]) => value)),
  };
}

function forward({ columns, values }: Sparse, by: Float32Array, width: number): Float32Array {
  const product = new Float32Array(columns.length * width);
  columns.forEach((own, row) => {
    own.forEach((column, i) => {
      addRow(product, row, by, column, width, values[row]?.[i] as number);
    });
  });
  return product;
}

function backward({ columns, values }: Sparse, by: Float32Array, columnCount: number, width: number): Float32Array {
  const product = new Float32Array(columnCount * width);
  columns.forEach((own, row) => {
    own.forEach((column, i) => {
      addRow(product, column, by, row, width, values[row]?.[i] as number);
    });
  });
  return product;
}

function addRow(to: Float32Array, row: number, from: Float32Array, other: number, width: number, factor: number): void {
  for (let k = 0, a = row * width, b = other * width; k < width; k++, a++, b++)
    to[a] = (to[a] as number) + factor * (from[b] as number);
}

/** Gram–Schmidt, twice: once leaves what rounding put there. */
function makeOrthogonal(basis: Float32Array, width: number): void {
  const rows = basis.length / width;
  const columns = Array.from({ length: width }, (_, k) =>
    Float64Array.from({ length: rows }, (_, row) => basis[row * width + k] as number),
  );
  columns.forEach((column, k) => {
    for (let pass = 0; pass < 2; pass++)
      for (const other of columns.slice(0, k)) {
        let dot = 0;
        for (let row = 0; row < rows; row++) dot += (column[row] as number) * (other[row] as number);
        for (let row = 0; row < rows; row++) column[row] = (column[row] as number) - dot * (other[row] as number);
      }
    const length = Math.sqrt(column.reduce((sum, one) => sum + one * one, 0));
    column.forEach((one, row) => {
      column[row] = one / length;
      basis[row * width + k] = one / length;
    });
  });
}

function ofMeanLength(vectors: Float32Array, dimensions: number): Float32Array {
  const square = vectors.reduce((sum, one) => sum + one * one, 0) / (vectors.length / dimensions);
  return vectors.map((one) => one / Math.sqrt(square));
}

const batch = 512;
const passes = 60;
const temperature = 0.07;
/** Of the first pass; it falls to a tenth. */
const firstRate = 0.03;
/** Share of the words that a text goes without each time, so that none has to do all. */
const dropped = 0.2;

/**
 * Moves vectors until each way of asking lies nearer to its clause than to the others of a batch, and the other way round: in every other pass
 * clauses of one group stand together. AdaGrad (Duchi et al., 2011).
 *
 * @see van den Oord et al.: Representation Learning with Contrastive Predictive Coding (2018)
 */
export function contrast(pairs: readonly Pair[], vectors: Vectors, dimensions: number): Vectors {
  const draw = drawFrom(2);
  const squares = { clause: new Float32Array(vectors.clause.length), ways: new Float32Array(vectors.ways.length) };
  const thinned = (bag: Bag): Bag => bag.filter(() => draw() >= dropped);
  for (let pass = 0; pass < passes; pass++) {
    const rate = firstRate * (1 - (0.9 * pass) / passes);
    const order = pass % 2 === 0 ? groupedOrder(pairs, draw) : shuffled(pairs, draw);
    for (let start = 0; start < order.length; start += batch) {
      const own = order.slice(start, start + batch);
      const asked = project(
        own.map(({ ways }) => thinned(ways[Math.floor(draw() * ways.length)] as Bag)),
        vectors.ways,
        dimensions,
      );
      const clauses = project(
        own.map(({ clause }) => thinned(clause)),
        vectors.clause,
        dimensions,
      );
      const slope = slopeOf(asked.points, clauses.points, own.length, dimensions);
      descend(asked, slope.asked, vectors.ways, squares.ways, dimensions, rate);
      descend(clauses, slope.clauses, vectors.clause, squares.clause, dimensions, rate);
    }
  }
  return vectors;
}

function shuffled<T>(of: readonly T[], draw: () => number): T[] {
  const keyed = of.map((one) => ({ one, key: draw() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}

function groupedOrder(pairs: readonly Pair[], draw: () => number): Pair[] {
  const groups = groupBy(shuffled(pairs, draw), ({ group }) => group);
  return shuffled([...groups.values()], draw).flat();
}

interface Projected {
  bags: readonly Bag[];
  /** Points of length 1. */
  points: Float32Array;
  lengths: Float32Array;
}

function project(bags: readonly Bag[], vectors: Float32Array, dimensions: number): Projected {
  const points = new Float32Array(bags.length * dimensions);
  const lengths = new Float32Array(bags.length);
  bags.forEach((bag, row) => {
    for (const word of bag) addRow(points, row, vectors, word, dimensions, 1);
    const own = points.subarray(row * dimensions, (row + 1) * dimensions);
    const length = Math.hypot(...own) + 1e-6;
    lengths[row] = length;
    for (let k = 0; k < dimensions; k++) own[k] = (own[k] as number) / length;
  });
  return { bags, points, lengths };
}

/** Slope of the loss by the points: how far each is from choosing its own among all of the batch, both ways. */
function slopeOf(asked: Float32Array, clauses: Float32Array, count: number, dimensions: number) {
  const likely = new Float32Array(count * count);
  const [perRow, perColumn] = [new Float32Array(count), new Float32Array(count)];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      let dot = 0;
      for (let k = 0, a = row * dimensions, b = column * dimensions; k < dimensions; k++, a++, b++)
        dot += (asked[a] as number) * (clauses[b] as number);
      const own = Math.exp((dot - 1) / temperature);
      likely[row * count + column] = own;
      perRow[row] = (perRow[row] as number) + own;
      perColumn[column] = (perColumn[column] as number) + own;
    }
  const slope = { asked: new Float32Array(asked.length), clauses: new Float32Array(clauses.length) };
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const own = likely[row * count + column] as number;
      const chosen = (own / (perRow[row] as number) + own / (perColumn[column] as number)) / 2;
      const error = (chosen - (row === column ? 1 : 0)) / (temperature * count);
      if (Math.abs(error) < 1e-7) continue;
      addRow(slope.asked, row, clauses, column, dimensions, error);
      addRow(slope.clauses, column, asked, row, dimensions, error);
    }
  return slope;
}

function descend(
  { bags, points, lengths }: Projected,
  slope: Float32Array,
  vectors: Float32Array,
  squares: Float32Array,
  dimensions: number,
  rate: number,
): void {
  const byWord = new Map<number, Float32Array>();
  bags.forEach((bag, row) => {
    const [point, own] = [points, slope].map((of) => of.subarray(row * dimensions, (row + 1) * dimensions)) as [
      Float32Array,
      Float32Array,
    ];
    // Only what turns a point counts, its length does not.
    const along = own.reduce((sum, one, k) => sum + one * (point[k] as number), 0);
    const turned = own.map((one, k) => (one - along * (point[k] as number)) / (lengths[row] as number));
    for (const word of bag) {
      const sum = byWord.get(word);
      if (sum === undefined) byWord.set(word, turned.slice());
      else addRow(sum, 0, turned, 0, dimensions, 1);
    }
  });
  for (const [word, sum] of byWord)
    for (let k = 0, at = word * dimensions; k < dimensions; k++, at++) {
      squares[at] = (squares[at] as number) + (sum[k] as number) ** 2;
      vectors[at] = (vectors[at] as number) - (rate * (sum[k] as number)) / (Math.sqrt(squares[at] as number) + 1e-8);
    }
}
