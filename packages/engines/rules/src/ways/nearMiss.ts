import { type Circumstances, type Judgement, judge, leavesOf } from '../conditions/judge';
import { aYearLater } from '../conditions/nextYear';
import type { Cond } from '../conditions/rule';
import { type FactRef, type Known, withKnown } from '../facts/facts';
import { type Operator, point, soleValue } from '../numbers/interval';
import { add, compare, divide, least, multiply, type Rational, rational } from '../numbers/rational';

/** Possible change of a fact by the firm itself. */
export interface Lever {
  direction: 'up' | 'down';
  /** Smallest change: a person, a patent, a 分. */
  step: Rational;
  /** Months until a change shows, at best and at worst; null when it shows with the next full financial year. */
  months: readonly [least: number, most: number] | null;
  /** What makes up for a fact that is true or false, so that it is no more (1 to 0): 补缴. */
  cure?: string;
  /** Largest change that is considered; no limit when absent. */
  reach?: (from: Rational) => Rational;
}
/** Function that gives the lever of a fact; undefined when a firm cannot change it: the day of foundation, past years. */
export type Levers = (ref: FactRef) => Lever | undefined;

/** Smallest sufficient change of one number, in the next financial year where it is one of a year. */
export interface Change {
  ref: FactRef;
  from: Rational;
  to: Rational;
  lever: Lever;
  /** Other numbers of the same financial year that it is compared with, as they are today. */
  beside?: readonly FactRef[];
  /** Share that a number has to keep to which need not change, with that of today. */
  share?: { title: string; op: Operator; limit: Rational; own: Rational };
}
/** Changes that together meet a condition (做法). */
export type Way = readonly Change[];

/** Whether a number need not change: that a year passes is enough, and `to` is what it must then not fall short of. */
export const isKept = ({ from, to, lever }: Change): boolean =>
  compare(to, from) * (lever.direction === 'up' ? 1 : -1) <= 0;

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
  memo: Map<Cond, Judgement>;
}

/** No firm grows beyond this many steps: 10^15 fen are ten thousand billion yuan. */
const maxSteps = 10n ** 15n;

/**
 * Ways to meet an unmet condition, each with the smallest changes, the shortest first; empty when no possible change
 * helps, and one empty way when it is not unmet. Where several conditions have to be met together, at most five ways.
 * Conditions that wait for facts or people need an answer, not a change, and are left out.
 */
export function waysOut(judgement: Judgement, circumstances: Circumstances, levers: Levers, known?: KnownWays): Way[] {
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
 * What a changed number of a year is compared with is by then a year older, too.
 */
export function waysToMeet(cond: Cond, circumstances: Circumstances, levers: Levers, known?: KnownWays): Way[] {
  const found = waysOut(judge(cond, circumstances), circumstances, levers, known).flatMap((way) => {
    let whole = way;
    for (let round = 0; round < maxRounds; round += 1) {
      const then = knownAfter(whole, circumstances, known);
      const judgement = judge(cond, then);
      if (judgement.verdict !== 'unmet')
        return [whole.map((change) => (isKept(change) ? leastOf(change, whole, cond, circumstances) : change))];
      const [more] = waysOut(judgement, then, levers);
      if (more === undefined) return [];
      whole = merge([whole, more]);
    }
    return [];
  });
  return shortestFirst(found);
}

function knownAfter(way: Way, circumstances: Circumstances, known: KnownWays | undefined): Changed {
  const key = way.map(({ ref, to }) => `${keyOf(ref)} ${to.n}/${to.d}`).join();
  const then = known?.after.get(key) ?? { ...afterWay(circumstances, way), memo: new Map() };
  known?.after.set(key, then);
  return then;
}

/** How far a number that need not change may still fall, or rise, and what then asks for more. */
function leastOf(change: Change, way: Way, cond: Cond, circumstances: Circumstances): Change {
  const { ref, from, lever } = change;
  const at = (steps: bigint): Rational =>
    add(from, multiply(lever.step, rational(lever.direction === 'up' ? -steps : steps)));
  const after = (steps: bigint) =>
    afterWay(
      circumstances,
      way.map((each) => (each === change ? { ...change, to: at(steps) } : each)),
    );
  const suffices = (steps: bigint) => judge(cond, after(steps)).verdict !== 'unmet';
  const size = divide(from, lever.step);
  const most = size.n / size.d - 1n;
  if (most < 1n || suffices(most)) return change;
  const steps = halve(0n, most, suffices);
  const asking = leavesOf(judge(cond, after(steps + 1n))).find(
    (leaf) => leaf.verdict === 'unmet' && judge(leaf.cond, after(steps)).verdict !== 'unmet',
  );
  const least = { ...change, to: at(steps), beside: asking ? besideOf(asking, ref) : [] };
  if (asking?.cond.k !== 'cmp' || asking.cond.left.k !== 'divide') return least;
  const { title, op, unit, left } = asking.cond;
  const [own, limit] = [judge(asking.cond, after(0n)).left, asking.right].map(
    (side) => side && soleValue(side.interval),
  );
  const isShare = unit === 'ratio' && [left.left, left.right].every((side) => side.k === 'fact' && side.back === 0);
  return isShare && own && limit ? { ...least, share: { title, op, limit, own } } : least;
}

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

/** Of equally many changes, those first which only a year has to pass for. */
const shortestFirst = (ways: readonly Way[]): Way[] =>
  [...ways].sort((a, b) => a.length - b.length || b.filter(isKept).length - a.filter(isKept).length);

function leafWays(cond: Cond, used: readonly FactRef[], circumstances: Circumstances, levers: Levers): Way[] {
  const { facts, next } = circumstances;
  // What is of a former year by then is today's number, or the one that changes.
  const refs = new Map(
    used.map(({ key, back }): [string, FactRef] => [key, back === undefined ? { key } : { key, back: 0 }]),
  );
  const changes = [...refs.values()].flatMap((ref): Change[] => {
    const lever = levers(ref);
    const from = lever && numberOf((next?.facts ?? facts).get(ref)?.known, lever);
    if (!lever || !from) return [];
    const isMet = (to: Rational) => judge(cond, withChange(circumstances, { ref, to, lever })).verdict === 'met';
    const isRead = used.some(({ key, back }) => key === ref.key && !back);
    const to = isMet(from) ? from : isRead ? smallest(from, lever, isMet) : undefined;
    if (!to) return [];
    return [{ ref, from, to, lever, beside: besideOf({ cond, used }, ref) }];
  });
  // Where a year has to pass, it passes for all numbers.
  const kept = changes.find(isKept);
  return [...(kept ? [kept] : []), ...changes.filter((change) => !isKept(change))].map((change) => [change]);
}

/** Where a change starts: one number, 1 for what is to be made up for. */
function numberOf(known: Known | undefined, { cure }: Lever): Rational | undefined {
  if (known === undefined) return undefined;
  if ('number' in known) return soleValue(known.number);
  return cure && known.value === true ? rational(1n) : undefined;
}

/** Other numbers of the same year that a comparison reads. */
const besideOf = ({ cond, used }: Pick<Judgement, 'cond' | 'used'>, { key, back }: FactRef): FactRef[] =>
  cond.k === 'cmp' && back === 0 ? used.filter((one) => one.back === 0 && one.key !== key) : [];

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
  return after(halve(enough, enough / 2n, suffices));
}

/** Of the steps from those that are enough to those that are not, the last that are. */
function halve(enough: bigint, short: bigint, suffices: (steps: bigint) => boolean): bigint {
  if ((enough - short) ** 2n <= 1n) return enough;
  const middle = (enough + short) / 2n;
  return suffices(middle) ? halve(middle, short, suffices) : halve(enough, middle, suffices);
}

/** A changed number of a year is one of the next. What was judged under the former facts does not hold under others. */
function withChange(
  { facts, next, attestations }: Circumstances,
  { ref, to, lever }: Pick<Change, 'ref' | 'to' | 'lever'>,
): Circumstances {
  const known: Known = lever.cure ? { value: to.n > 0n } : { number: point(to) };
  const ahead = next ?? { facts: aYearLater(facts), keys: new Set() };
  const isYearly = ref.back !== undefined;
  return {
    ...(attestations ? { attestations } : {}),
    facts: isYearly ? facts : withKnown(facts, ref, known),
    next: {
      facts: withKnown(ahead.facts, ref, known),
      keys: isYearly ? new Set([...ahead.keys, ref.key]) : ahead.keys,
    },
  };
}

/** Circumstances after the changes of a way, those of a financial year in the next one. */
export const afterWay = (circumstances: Circumstances, way: Way): Circumstances =>
  way.reduce(withChange, circumstances);
