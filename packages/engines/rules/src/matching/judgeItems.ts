import { isFirstOfYear } from '../conditions/carriedOver';
import {
  type Attestations,
  type Circumstances,
  type ConfirmationNote,
  type Judgement,
  judge,
  leavesOf,
} from '../conditions/judge';
import type { Cond, Verdict } from '../conditions/rule';
import type { FactKey } from '../facts/factDefs';
import type { FactRef, FactSet } from '../facts/facts';
import { heldOf, periodOf } from '../facts/facts';
import { findAsked } from '../facts/needDefs';
import { soleValue } from '../numbers/interval';
import { compare, least, type Rational, rational } from '../numbers/rational';
import { levers } from '../ways/levers';
import { type KnownWays, type Levers, noKnownWays, type Way, waysToMeet } from '../ways/nearMiss';
import { type Group, isOver, type Window } from './groups';

/** Number that the words of confirmations compare: 上年度进出口额. */
export interface KnownNumber {
  /** Subject, as in `Limit`. */
  subject: string;
  /** Answer in words: 上年度进出口额800万美元. */
  words: string;
  /** Ends of the range, both included, in the unit of the subject; null for no limit. */
  from: number | null;
  to: number | null;
}

/** Known data of a firm on a day. */
export interface FirmKnowledge {
  facts: FactSet;
  attestations: Attestations;
  /** Numbers that confirmations compare (`readLimit`), where they were asked as numbers. */
  numbers?: readonly KnownNumber[];
  /** Confirmations that follow from others, or contradict them, by id. */
  notes?: ReadonlyMap<string, ConfirmationNote>;
}

/** Item of a policy with the rule that decides it. */
export interface Judgeable {
  /** Unique key of the item. */
  key: string;
  rule: { cond: Cond };
  window: Window;
  /** Fact that tells whether a firm has the title which the item gives; absent for none. */
  gives?: FactKey;
}

/** Result of an item for a firm. */
export interface Judged<M extends Judgeable = Judgeable> {
  matchable: M;
  judgement: Judgement;
  group: Group;
  /** Ways (做法) to meet it, the shortest first; only of 差一点. */
  ways: readonly Way[];
}

/** Inputs for judging items, with the results of conditions that several of them share. */
export interface Judging extends Circumstances {
  memo: Map<Cond, Judgement>;
  ways: KnownWays;
}

export const judgingOf = ({ facts, attestations, notes }: FirmKnowledge): Judging => ({
  facts,
  attestations,
  ...(notes ? { notes } : {}),
  memo: new Map(),
  ways: noKnownWays(),
});

export function judgeItem<M extends Judgeable>(matchable: M, judging: Judging): Judged<M> {
  const judgement = judge(matchable.rule.cond, judging);
  const { window, rule } = matchable;
  if (isHeld(matchable, judgement, judging.facts)) return { matchable, judgement, group: 'held', ways: [] };
  const ways =
    judgement.verdict === 'unmet' && !isOver(window) ? nearWays(rule.cond, judging).filter(inTime(judgement)) : [];
  return { matchable, judgement, group: groupOf(judgement.verdict, ways, window), ways };
}

/** Whether the firm has the title that an item gives; while it may file for the next time, it is judged for that. */
function isHeld({ gives, window }: Judgeable, { verdict }: Judgement, facts: FactSet): boolean {
  const mayFile = (window.state === 'open' || window.state === 'rolling') && verdict !== 'unmet';
  return gives !== undefined && heldOf(facts, gives) === true && !mayFile;
}

/** What is first of this year only does not wait for the figures of a full one. */
const inTime = (judgement: Judgement): ((way: Way) => boolean) => {
  const isOnce = leavesOf(judgement).some(({ cond, verdict }) => verdict === 'met' && isFirstOfYear(cond.title));
  return (way) => !(isOnce && way.some(({ lever }) => lever.months === null));
};

/** Match group of an item whose conditions are all met. */
export const metGroup = ({ state, dueUntil }: Window): Group => {
  if (state === 'open' || state === 'rolling') return 'eligible';
  return state === 'closed' && dueUntil === undefined ? 'closed' : 'waiting';
};

const groupOf = (verdict: Verdict, ways: readonly Way[], window: Window): Group => {
  if (verdict === 'met') return metGroup(window);
  if (verdict !== 'unmet') return isOver(window) ? 'closed' : 'toVerify';
  return ways.length > 0 ? 'nearMiss' : 'ineligible';
};

const maxChanges = 3;
const maxWays = 3;

const five = rational(5n);
/**
 * Levers within what a firm may think of: at most twice what there is, and of things that are counted up to five more.
 * Who has nothing of a number of a year (no researchers) does not begin with it for an item.
 */
const nearLevers: Levers = (ref) => {
  const lever = levers(ref);
  if (lever === undefined) return undefined;
  const isCounted = findAsked(ref.key)?.type === 'int';
  const most = (from: Rational) => {
    const mayBegin = lever.months !== null || from.n > 0n;
    return isCounted && mayBegin && compare(from, five) < 0 ? five : from;
  };
  return { ...lever, reach: (from) => (lever.reach ? least(most(from), lever.reach(from)) : most(from)) };
};

/**
 * Ways (做法) by which a firm can still meet a condition, the shortest first: at most three, of at most three changes
 * each, no number more than doubled (what is counted may grow by five, years in a market by one). With at least one, the item is 差一点.
 */
export function nearWays(cond: Cond, judging: Pick<Judging, 'facts' | 'attestations' | 'ways'>): Way[] {
  return waysToMeet(cond, judging, nearLevers, judging.ways)
    .filter((way) => way.length > 0 && way.length <= maxChanges)
    .slice(0, maxWays);
}

/** Number of items of each group. */
export function countGroups(judged: readonly { group: Group }[]): Record<Group, number> {
  const counts = { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 0, held: 0, ineligible: 0 };
  for (const { group } of judged) counts[group] += 1;
  return counts;
}

/** Numbers of conditions by outcome: alternatives count as one, those that do not apply and bonus ones not at all. */
export function countConditions(judgement: Judgement): Record<'met' | 'unmet' | 'unknown' | 'manual', number> {
  const counts = { met: 0, unmet: 0, unknown: 0, manual: 0 };
  const visit = (part: Judgement): void => {
    if (part.verdict === 'notApplicable' || part.cond.isBonus) return;
    if (part.cond.k === 'all') for (const child of part.children) visit(child);
    else counts[part.verdict] += 1;
  };
  visit(judgement);
  return counts;
}

/** Number of conditions that no answer has settled. */
export function countOpen(judgement: Judgement): number {
  const { unknown, manual } = countConditions(judgement);
  return unknown + manual;
}

/** Id of the question about a fact. */
export const factQuestion = (asOf: string, ref: FactRef): string => `fact:${ref.key}:${periodOf(asOf, ref)}`;

/**
 * Function that gives the id of the question which decides a fact, or a condition that a person confirms (k: 'attest').
 *
 * @param asOf day, YYYY-MM-DD
 */
export const questionOf =
  (asOf: string) =>
  (asked: FactRef | { id: string }): string =>
    'id' in asked ? asked.id : factQuestion(asOf, asked);

/** What an authority or a bank has to say first (主管部门答复有其中一个称号即可): no firm knows it while it is asked. */
export const isSaidByOthers = (words: string): boolean => /^\p{Script=Han}{2,6}答复/u.test(words);

/**
 * Ids of the questions whose answers may still change the group of an item. A 差一点 one has some, too: it is
 * `ineligible` if a condition that is still open fails. None for an item that is over, `held` or `ineligible`.
 */
export function openQuestions(
  { matchable, judgement, group }: Judged,
  { facts }: Pick<Circumstances, 'facts'>,
): Set<string> {
  const open = new Set<string>();
  if (isOver(matchable.window) || group === 'held') return open;
  const isNear = group === 'nearMiss';
  const visit = (part: Judgement): void => {
    const isOpen = part.verdict === 'unknown' || part.verdict === 'manual';
    if (!isOpen && !(isNear && part.verdict === 'unmet' && part.cond.k === 'all')) return;
    if (part.cond.k === 'attest' && part.ahead === undefined && !part.isUnborn && !isSaidByOthers(part.cond.title))
      open.add(part.cond.id);
    // Where a fact may still settle it, nobody is asked to confirm another way.
    const mayBeSettled = part.cond.k === 'any' && part.children.some(({ verdict }) => verdict === 'unknown');
    for (const child of part.children) if (!mayBeSettled || child.verdict !== 'manual') visit(child);
    if (part.children.length > 0) return;
    for (const ref of part.missing) open.add(factQuestion(facts.asOf, ref));
    // A range that is too wide to decide.
    for (const ref of part.used) {
      const known = facts.get(ref)?.known;
      if (part.verdict === 'unknown' && known && 'number' in known && !soleValue(known.number))
        open.add(factQuestion(facts.asOf, ref));
    }
  };
  visit(judgement);
  return open;
}
