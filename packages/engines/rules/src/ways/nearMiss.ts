import { type Circumstances, type Judgement, judge } from '../conditions/judge';
import type { Cond } from '../conditions/rule';
import { type FactRef, type FactSet, withNumber } from '../facts/facts';
import { point, soleValue } from '../numbers/interval';
import { add, compare, divide, least, multiply, type Rational, rational } from '../numbers/rational';

/** Possible change of a fact by the firm itself. */
export interface Lever {
  direction: 'up' | 'down';
  /** Smallest change: a person, a patent, a 分. */
  step: Rational;
  /** Months until a change shows, at best and at worst; null when it shows with the next full financial year. */
  months: readonly [least: number, most: number] | null;
  /** Largest change that is considered; no limit when absent. */
  reach?: (from: Rational) => Rational;
}
/** Function that gives the lever of a fact; undefined when a firm cannot change it: the day of foundation, past years. */
export type Levers = (ref: FactRef) => Lever | undefined;

/** Smallest sufficient change of one number. */
export interface Change {
  ref: FactRef;
  from: Rational;
  to: Rational;
  lever: Lever;
  /** Other numbers of the same financial year that it is compared with, as they are today. */
  beside?: readonly FactRef[];
}
/** Changes that together meet a condition (做法). */
export type Way = readonly Change[];

/** Cache of ways, valid for one set of circumstances and levers. */
export interface KnownWays {
  /** Ways of single conditions. */
  of: Map<Cond, Way[]>;
  /** Circumstances after a way. */
  after: Map<string, Changed>;
}
export const noKnownWays = (): KnownWays => ({ of: new Map(), after: new Map() });

/** Circumstances after changes. */
interface Changed extends Circumstances {
  /** Facts that the changes start from. */
  today: FactSet;
  memo: Map<Cond, Judgement>;
}

/** No firm grows beyond this many steps: 10^15 fen are ten thousand billion yuan. */
const maxSteps = 10n ** 15n;

/**
 * Ways to meet an unmet condition, each with the smallest changes, the shortest first; empty when no possible change
 * helps, and one empty way when it is not unmet. Where several conditions have to be met together, at most five ways.
 * Conditions that wait for facts or people need an answer, not a change, and are left out.
 */
export function waysOut(
  judgement: Judgement,
  circumstances: Circumstances | Changed,
  levers: Levers,
  known?: KnownWays,
): Way[] {
  const { cond, verdict, children } = judgement;
  if (verdict !== 'unmet') return [[]];
  switch (cond.k) {
    case 'all': {
      const failing = children.filter((child) => child.verdict === 'unmet' && !child.cond.isBonus);
      return together(failing.map((child) => waysOut(child, circumstances, levers, known)));
    }
    case 'any':
      return shortestFirst(children.flatMap((child) => waysOut(child, circumstances, levers, known)));
    case 'when':
      return children[1] ? waysOut(children[1], circumstances, levers, known) : [];
    case 'atLeast': {
      const short = cond.n - children.filter((child) => child.verdict !== 'unmet').length;
      const each = children
        .filter((child) => child.verdict === 'unmet')
        .map((child) => waysOut(child, circumstances, levers, known))
        .filter((ways) => ways.length > 0)
        .sort((a, b) => (a[0] as Way).length - (b[0] as Way).length);
      return each.length < short ? [] : together(each.slice(0, short));
    }
    default: {
      const ways = known?.of.get(cond) ?? leafWays(cond, judgement.used, circumstances, levers);
      known?.of.set(cond, ways);
      return ways;
    }
  }
}

const maxRounds = 5;

/**
 * Ways of `waysOut` for a whole set of conditions, followed to the end: a change that breaks another condition (more
 * revenue, a smaller share of R&D) is followed by the changes which that one needs, up to five times, or is no way.
 * What is reckoned over several years has to be met by a changed number in the year that it is of, and in the next one.
 */
export function waysToMeet(cond: Cond, circumstances: Circumstances, levers: Levers, known?: KnownWays): Way[] {
  const today = judge(cond, circumstances);
  const found = waysOut(today, circumstances, levers, known).flatMap((way) => {
    let whole = way;
    for (let round = 0; round < maxRounds; round += 1) {
      const then = circumstancesAfter(whole, circumstances, known);
      lookAhead(today, whole, then);
      const judgement = judge(cond, then);
      if (judgement.verdict !== 'unmet') return [whole];
      const [more] = waysOut(judgement, then, levers);
      if (more === undefined) return [];
      whole = merge([whole, more]);
    }
    return [];
  });
  return shortestFirst(found);
}

function circumstancesAfter(way: Way, circumstances: Circumstances, known: KnownWays | undefined): Changed {
  const key = way.map(({ ref, to }) => `${keyOf(ref)} ${to.n}/${to.d}`).join();
  const then = known?.after.get(key) ?? {
    ...changed(circumstances, afterWay(circumstances.facts, way)),
    today: circumstances.facts,
    memo: new Map(),
  };
  known?.after.set(key, then);
  return then;
}

/** Notes which conditions over several years fail in the next one, when today's numbers are those of the year before. */
function lookAhead({ cond, used, missing, children }: Judgement, way: Way, then: Changed): void {
  for (const child of children) lookAhead(child, way, then);
  const read = [...used, ...missing];
  if (!isOverYears(cond, read) || then.memo.has(cond)) return;
  if (!way.some(({ ref }) => ref.back === 0 && read.some(({ key }) => key === ref.key))) return;
  const next = judge(cond, changed(then, nextYear(then.facts, then.today)));
  if (next.verdict === 'unmet') then.memo.set(cond, next);
}

/** Whether a condition compares numbers of former years. Scores are left to the year that they are of. */
const isOverYears = ({ k }: Cond, read: readonly FactRef[]): boolean =>
  (k === 'cmp' || k === 'cagr') && read.some(({ back = 0 }) => back > 0);

/** Facts of the next financial year: what was not changed stays as it is, and former years are a year older. */
const nextYear = (facts: FactSet, today: FactSet): FactSet => ({
  asOf: facts.asOf,
  get: (ref) => (ref.back ? today.get({ ...ref, back: ref.back - 1 }) : facts.get(ref)),
});

const keyOf = ({ key, back }: FactRef): string => `${key}/${back ?? ''}`;

/** Every part has to be met: its ways joined, of each part the first and for one part at a time the others. */
function together(parts: readonly Way[][]): Way[] {
  if (parts.some((ways) => ways.length === 0)) return [];
  const first = parts.map((ways) => ways[0] as Way);
  const joined = [first, ...parts.flatMap((ways, index) => ways.slice(1).map((way) => first.with(index, way)))];
  return shortestFirst(joined.map(merge)).slice(0, 5);
}

/** One change per fact: of two the further one, from where the fact stands today. */
function merge(ways: readonly Way[]): Way {
  const byRef = new Map<string, Change>();
  for (const change of ways.flat()) {
    const key = keyOf(change.ref);
    const known = byRef.get(key);
    const isFurther =
      known === undefined || compare(change.to, known.to) * (change.lever.direction === 'up' ? 1 : -1) > 0;
    if (isFurther) byRef.set(key, { ...known, ...change, from: known?.from ?? change.from });
  }
  return [...byRef.values()];
}

const shortestFirst = (ways: readonly Way[]): Way[] => [...ways].sort((a, b) => a.length - b.length);

function leafWays(
  cond: Cond,
  used: readonly FactRef[],
  circumstances: Circumstances & { today?: FactSet },
  levers: Levers,
): Way[] {
  const { facts, today = facts } = circumstances;
  const isMet = (ref: FactRef, value: Rational): boolean => {
    const then = withNumber(facts, ref, point(value));
    const verdictIn = (each: FactSet) => judge(cond, changed(circumstances, each)).verdict;
    if (ref.back !== 0 || !isOverYears(cond, used)) return verdictIn(then) === 'met';
    // A former year that is not known counts no more by then.
    return verdictIn(then) !== 'unmet' && verdictIn(nextYear(then, today)) === 'met';
  };
  const seen = new Set<string>();
  return used.flatMap((ref): Way[] => {
    const key = keyOf(ref);
    const lever = seen.has(key) ? undefined : levers(ref);
    seen.add(key);
    const known = facts.get(ref)?.known;
    const from = known && 'number' in known ? soleValue(known.number) : undefined;
    const to = lever && from && smallest(from, lever, (value) => isMet(ref, value));
    if (!lever || !from || !to) return [];
    const beside =
      cond.k === 'cmp' && ref.back === 0 ? used.filter((one) => one.back === 0 && one.key !== ref.key) : [];
    return [[{ ref, from, to, lever, ...(beside.length > 0 ? { beside } : {}) }]];
  });
}

/** Doubles the change until it suffices, then halves the distance: the least number of steps. */
function smallest(from: Rational, lever: Lever, isEnough: (value: Rational) => boolean): Rational | undefined {
  const after = (steps: bigint) => add(from, multiply(lever.step, rational(lever.direction === 'up' ? steps : -steps)));
  const suffices = (steps: bigint) => isEnough(after(steps));
  // Nothing falls below 0.
  const reaches = [...(lever.reach ? [lever.reach(from)] : []), ...(lever.direction === 'down' ? [from] : [])];
  const reach = reaches.length > 0 ? divide(reaches.reduce(least), lever.step) : undefined;
  const most = reach ? reach.n / reach.d : maxSteps;
  // What the furthest change does not reach, no shorter one does.
  if (reach && !suffices(most)) return undefined;
  let enough = 1n;
  while (!suffices(enough)) {
    enough = enough * 2n < most ? enough * 2n : most;
    if (enough === most && !reach) return undefined;
  }
  let short = enough / 2n;
  while (enough - short > 1n) {
    const middle = (enough + short) / 2n;
    if (suffices(middle)) enough = middle;
    else short = middle;
  }
  return after(enough);
}

/** What was judged under the former facts does not hold under others. */
const changed = ({ attestations }: Circumstances, facts: FactSet): Circumstances =>
  attestations ? { facts, attestations } : { facts };

/** Facts after the changes of a way. */
export const afterWay = (facts: FactSet, way: Way): FactSet =>
  way.reduce((set, { ref, to }) => withNumber(set, ref, point(to)), facts);
