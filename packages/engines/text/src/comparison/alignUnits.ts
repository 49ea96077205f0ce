import { fold } from '../folding/fold';
import { eachGram } from '../folding/grams';
import type { Unit } from './units';

/** A unit of one side, or matching units of both; positions are those in their documents. */
export interface AlignedUnits {
  left: number | null;
  right: number | null;
  /**
   * kept: one became the other. moved: the same, in another place among its neighbours. split: a part of the left unit,
   * whose rest is in another row. merged: went into a right unit that is in another row already.
   */
  how: 'kept' | 'moved' | 'split' | 'merged' | 'removed' | 'added';
}

/** Below it two units have no more in common than any two of the same document. Less will do where neither is more like another. */
const related = { any: 0.3, mutual: 0.2 };
/** Far from its neighbours a unit must be clearly the same. */
const recognised = { any: 0.55, mutual: 0.35 };
/** Of the words of a unit, so many must stand in one that was split, or that it went into; */
const contained = 0.66;
/** and a unit of fewer grams says what many others say as well. */
const minGrams = 12;

/**
 * Matching units of two documents, whatever their numbers: first the alignment in order with the largest sum of
 * likenesses, then units moved out of order, then parts of units that were split or merged.
 *
 * @returns rows in the order of the right document; a removed unit follows its predecessor on the left
 */
export function alignUnits(left: readonly Unit[], right: readonly Unit[]): AlignedUnits[] {
  const weigh = weigher([...left, ...right]);
  const lefts = left.map(weigh);
  const rights = right.map(weigh);
  const table = likenessTable(lefts, rights);
  const toRight = inOrder(table, left, right);
  const toLeft = new Map([...toRight].map(([l, r]) => [r, l]));
  const moved = new Set<number>();

  const loose = (among: readonly Unit[], taken: ReadonlyMap<number, number>): number[] =>
    among.map((_, index) => index).filter((index) => !taken.has(index));
  const looseRights = loose(right, toLeft);
  const candidates = loose(left, toRight).flatMap((l) =>
    looseRights.flatMap((r) => {
      const like = table.at(l, r);
      return like < recognised[table.kind(l, r)] ? [] : [{ l, r, like }];
    }),
  );
  for (const { l, r } of candidates.sort((a, b) => b.like - a.like || a.l - b.l || a.r - b.r)) {
    if (toRight.has(l) || toLeft.has(r)) continue;
    toRight.set(l, r);
    toLeft.set(r, l);
    moved.add(r);
  }

  const rows: AlignedUnits[] = right.map((_, r) => {
    const l = toLeft.get(r);
    if (l !== undefined) return { left: l, right: r, how: moved.has(r) ? 'moved' : 'kept' };
    const from = bestHolder(rights[r] as Weights, lefts, (l) => table.at(l, r));
    return from === null ? { left: null, right: r, how: 'added' } : { left: from, right: r, how: 'split' };
  });
  for (const l of loose(left, toRight)) {
    const into = bestHolder(lefts[l] as Weights, rights, (r) => table.at(l, r));
    const row: AlignedUnits =
      into === null ? { left: l, right: null, how: 'removed' } : { left: l, right: into, how: 'merged' };
    const before = rows.findLastIndex((other) => other.left !== null && other.left < l && other.how !== 'moved');
    rows.splice(before + 1, 0, row);
  }
  return rows;
}

interface Weights {
  weights: ReadonlyMap<number, number>;
  total: number;
}

/** Words that stand in many units say little of which one it is. */
function weigher(all: readonly Unit[]): (unit: Unit) => Weights {
  const gramsOf = ({ label, text }: Unit): Set<number> => {
    const grams = new Set<number>();
    // A heading speaks for its unit, a number of an article does not.
    eachGram(fold(`${/^第.+条/.test(label) ? '' : label} ${text}`), (gram) => grams.add(gram));
    return grams;
  };
  const grams = new Map(all.map((unit) => [unit, gramsOf(unit)]));
  const counts = new Map<number, number>();
  for (const own of grams.values()) for (const gram of own) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return (unit) => {
    const weights = new Map<number, number>();
    let total = 0;
    for (const gram of grams.get(unit) as Set<number>) {
      const weight = Math.log(1 + all.length / (counts.get(gram) as number));
      weights.set(gram, weight);
      total += weight;
    }
    return { weights, total };
  };
}

interface Table {
  at(left: number, right: number): number;
  /** mutual: neither is more like any other. */
  kind(left: number, right: number): 'any' | 'mutual';
}

/** Likeness of every pair, 0 to 1: weighted Dice. */
function likenessTable(lefts: readonly Weights[], rights: readonly Weights[]): Table {
  const width = rights.length;
  const cells = new Float32Array(lefts.length * width);
  const holders = new Map<number, number[]>();
  rights.forEach(({ weights }, r) => {
    for (const gram of weights.keys()) {
      const known = holders.get(gram);
      if (known === undefined) holders.set(gram, [r]);
      else known.push(r);
    }
  });
  lefts.forEach(({ weights, total }, l) => {
    const row = cells.subarray(l * width, (l + 1) * width);
    for (const [gram, weight] of weights) for (const r of holders.get(gram) ?? []) row[r] = (row[r] as number) + weight;
    for (let r = 0; r < width; r++)
      row[r] = (2 * (row[r] as number)) / Math.max(1e-9, total + (rights[r] as Weights).total);
  });
  const at = (l: number, r: number): number => cells[l * width + r] as number;
  const bestOf = (count: number, likenessOf: (index: number) => number): number => {
    let best = 0;
    for (let index = 1; index < count; index++) if (likenessOf(index) > likenessOf(best)) best = index;
    return best;
  };
  const bestRight = lefts.map((_, l) => bestOf(width, (r) => at(l, r)));
  const bestLeft = rights.map((_, r) => bestOf(lefts.length, (l) => at(l, r)));
  return { at, kind: (l, r) => (bestRight[l] === r && bestLeft[r] === l ? 'mutual' : 'any') };
}

/** Left to right, in the order of both documents. */
function inOrder(table: Table, left: readonly Unit[], right: readonly Unit[]): Map<number, number> {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const gain = (l: number, r: number): number => table.at(l, r) - related[table.kind(l, r)];
  for (let l = left.length - 1; l >= 0; l--) {
    for (let r = right.length - 1; r >= 0; r--) {
      const skipped = Math.max(best[(l + 1) * width + r] as number, best[l * width + r + 1] as number);
      const paired = gain(l, r) > 0 ? gain(l, r) + (best[(l + 1) * width + r + 1] as number) : 0;
      best[l * width + r] = Math.max(skipped, paired);
    }
  }
  const pairs = new Map<number, number>();
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) {
    const here = best[l * width + r] as number;
    if (gain(l, r) > 0 && here === gain(l, r) + (best[(l + 1) * width + r + 1] as number)) pairs.set(l++, r++);
    else if (here === best[(l + 1) * width + r]) l++;
    else r++;
  }
  return pairs;
}

/** The unit that holds most of the words of one that has no counterpart; null when none holds most of them. */
function bestHolder(part: Weights, wholes: readonly Weights[], likenessTo: (whole: number) => number): number | null {
  let best: number | null = null;
  let share = contained;
  if (part.weights.size < minGrams) return null;
  wholes.forEach((whole, index) => {
    // What they share, from the likeness of the two.
    const held = (likenessTo(index) * (part.total + whole.total)) / (2 * part.total);
    if (held > share && whole.total > part.total) {
      best = index;
      share = held;
    }
  });
  return best;
}
