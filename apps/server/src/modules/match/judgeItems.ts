import { levers } from '../../corpus/rules/levers';
import { findAsked } from '../enterprise/needDefs';
import type { FactRef } from '../rules/facts';
import { periodOf } from '../rules/facts';
import { soleValue } from '../rules/interval';
import { type Circumstances, type Judgement, judge } from '../rules/judge';
import { type KnownWays, type Levers, noKnownWays, type Way, waysToMeet } from '../rules/nearMiss';
import { compare, rational } from '../rules/rational';
import type { Cond, Verdict } from '../rules/rule';
import type { FirmFacts } from './firm';
import type { Matchable } from './matchable';

export const groups = ['eligible', 'nearMiss', 'toVerify', 'ineligible'] as const;
export type Group = (typeof groups)[number];

/** What an item comes to for a firm. */
export interface Judged {
  matchable: Matchable;
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

export const judgingOf = ({
  facts,
  attestations,
  notes,
}: Pick<FirmFacts, 'facts' | 'attestations' | 'notes'>): Judging => ({
  facts,
  attestations,
  ...(notes ? { notes } : {}),
  memo: new Map(),
  ways: noKnownWays(),
});

export function judgeItem(matchable: Matchable, judging: Judging): Judged {
  const judgement = judge(matchable.rule.cond, judging);
  const ways = judgement.verdict === 'unmet' ? nearWays(matchable.rule.cond, judging) : [];
  return { matchable, judgement, group: groupOf(judgement.verdict, ways), ways };
}

const groupOf = (verdict: Verdict, ways: readonly Way[]): Group => {
  if (verdict === 'met') return 'eligible';
  if (verdict !== 'unmet') return 'toVerify';
  return ways.length > 0 ? 'nearMiss' : 'ineligible';
};

const mostChanges = 3;
const mostWays = 3;

const five = rational(5n);
/** Ways that a firm may think of going: no further than twice what there is, or five pieces more. */
const nearLevers: Levers = (ref) => {
  const lever = levers(ref);
  const isCounted = findAsked(ref.key)?.type === 'int';
  return lever && { ...lever, reach: (from) => (isCounted && compare(from, five) < 0 ? five : from) };
};

function nearWays(cond: Cond, judging: Judging): Way[] {
  return waysToMeet(cond, judging, nearLevers, judging.ways)
    .filter((way) => way.length > 0 && way.length <= mostChanges)
    .slice(0, mostWays);
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
