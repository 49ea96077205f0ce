import {
  type Attestations,
  type Circumstances,
  type ConfirmationNote,
  type Judgement,
  judge,
} from '../conditions/judge';
import type { Cond, Verdict } from '../conditions/rule';
import type { FactRef, FactSet } from '../facts/facts';
import { periodOf } from '../facts/facts';
import { findAsked } from '../facts/needDefs';
import { soleValue } from '../numbers/interval';
import { compare, rational } from '../numbers/rational';
import { levers } from '../ways/levers';
import { type KnownWays, type Levers, noKnownWays, type Way, waysToMeet } from '../ways/nearMiss';

export const matchGroups = ['eligible', 'waiting', 'closed', 'nearMiss', 'toVerify', 'ineligible'] as const;
/**
 * What an item is for a firm on a day: of those whose conditions are met, only `eligible` can be filed now. `closed` are also those that
 * never open again, where nothing is known to stand against them.
 */
export type Group = (typeof matchGroups)[number];

const byWindow: readonly Group[] = ['eligible', 'waiting', 'closed'];
/** Whether the window tells the group: the conditions are met, or the item is over and nothing is known to stand against it. */
export const isToldByWindow = (group: Group): boolean => byWindow.includes(group);

/** State of the window of an item (申报中、即将开放、常年受理、已截止、未提供). */
export type WindowState = 'open' | 'upcoming' | 'rolling' | 'closed' | 'none';

/** A number that the words of confirmations compare: 上年度进出口额. */
export interface KnownNumber {
  /** As `Limit`. */
  subject: string;
  /** The answer in words: 上年度进出口额800万美元. */
  words: string;
  /** Between the two, both included, in the unit of the subject; null is open. */
  from: number | null;
  to: number | null;
}

/** What a firm is known to be, on a day. */
export interface FirmKnowledge {
  facts: FactSet;
  attestations: Attestations;
  /** Numbers that confirmations compare (readLimit), where they were asked as such. */
  numbers?: readonly KnownNumber[];
  /** Which of the attestations follow from others, or contradict them. */
  notes?: ReadonlyMap<string, ConfirmationNote>;
}

/** Item of a policy with the rule that decides it. */
export interface Judgeable {
  /** Tells items apart. */
  key: string;
  rule: { cond: Cond };
  window: Window;
}

/** When an item can be filed; closed for good where it is closed and neither of its days is known. */
interface Window {
  state: WindowState;
  opensAt?: string | null;
  closesAt?: string | null;
}

/** Whether an item never opens again. */
export const isOver = ({ state, opensAt, closesAt }: Window): boolean =>
  state === 'closed' && opensAt === null && closesAt === null;

/** Whether a firm may have an item, now or when it opens again: no condition fails. */
export const mayBeHad = ({ group, window }: { group: Group; window: Window }): boolean =>
  !isOver(window) && (isToldByWindow(group) || group === 'toVerify');

/** What an item comes to for a firm. */
export interface Judged<M extends Judgeable = Judgeable> {
  matchable: M;
  judgement: Judgement;
  group: Group;
  /** How it could still be met; only of 差一点, shortest first. */
  ways: readonly Way[];
}

/** What items are judged under, with what was found of conditions that several of them share. */
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
  const ways = judgement.verdict === 'unmet' && !isOver(window) ? nearWays(rule.cond, judging) : [];
  return { matchable, judgement, group: groupOf(judgement.verdict, ways, window), ways };
}

/** Group of an item whose conditions are all met. */
export const metGroup = (window: WindowState): Group => {
  if (window === 'open' || window === 'rolling') return 'eligible';
  return window === 'closed' ? 'closed' : 'waiting';
};

const groupOf = (verdict: Verdict, ways: readonly Way[], window: Window): Group => {
  if (verdict === 'met') return metGroup(window.state);
  if (verdict !== 'unmet') return isOver(window) ? 'closed' : 'toVerify';
  return ways.length > 0 ? 'nearMiss' : 'ineligible';
};

const maxChanges = 3;
const maxWays = 3;

const five = rational(5n);
/** Ways that a firm may think of going: no further than twice what there is, or five pieces more. */
const nearLevers: Levers = (ref) => {
  const lever = levers(ref);
  const isCounted = findAsked(ref.key)?.type === 'int';
  return lever && { ...lever, reach: (from) => (isCounted && compare(from, five) < 0 ? five : from) };
};

/** Ways by which a firm may still meet what it does not: with one it is 差一点, by whatever page it is asked. */
export function nearWays(cond: Cond, judging: Pick<Judging, 'facts' | 'attestations' | 'ways'>): Way[] {
  return waysToMeet(cond, judging, nearLevers, judging.ways)
    .filter((way) => way.length > 0 && way.length <= maxChanges)
    .slice(0, maxWays);
}

/** How many items there are of each group. */
export function countGroups(judged: readonly { group: Group }[]): Record<Group, number> {
  const counts = { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 0, ineligible: 0 };
  for (const { group } of judged) counts[group] += 1;
  return counts;
}

/** Conditions that count: alternatives count once, what does not apply not at all. */
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

/** The question about a fact. */
export const factQuestion = (asOf: string, ref: FactRef): string => `fact:${ref.key}:${periodOf(asOf, ref)}`;

/** The question whose answer would settle a fact, or what only a person can tell. */
export const questionOf =
  (asOf: string) =>
  (asked: FactRef | { id: string }): string =>
    'id' in asked ? asked.id : factQuestion(asOf, asked);

/** Questions whose answers may still change what a condition comes to. */
export function openQuestions(judgement: Judgement, { facts }: Pick<Circumstances, 'facts'>): Set<string> {
  const open = new Set<string>();
  const visit = (part: Judgement): void => {
    if (part.verdict !== 'unknown' && part.verdict !== 'manual') return;
    if (part.cond.k === 'attest') open.add(part.cond.id);
    for (const child of part.children) visit(child);
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
