import type { Judgement } from '../conditions/judge';
import { factText } from '../explanation/figures';
import { labelOf } from '../explanation/labels';
import type { FactDef } from '../facts/factDefs';
import { type FactRef, type FactSet, factSet, lastYear, periodOf, type StoredFact } from '../facts/facts';
import type { Group } from './groups';
import { limitsOf, withImplied } from './impliedAnswers';
import {
  countGroups,
  type FirmKnowledge,
  factQuestion,
  type Judgeable,
  type Judged,
  type Judging,
  judgeItem,
  judgingOf,
} from './judgeItems';

/** Result of a firm for some items, which `whatIf` starts from. */
export interface Match<M extends Judgeable = Judgeable, F extends FirmKnowledge = FirmKnowledge> {
  /** The firm, with the confirmations that follow from others. */
  firm: F;
  judged: readonly Judged<M>[];
  judging: Judging;
}

/** Result of a firm for every item, in the order of the items, after adding the confirmations that follow from its other answers. */
export function matchItems<M extends Judgeable, F extends FirmKnowledge>(known: F, items: readonly M[]): Match<M, F> {
  const firm = withImplied(known, limitsOf(items));
  const judging = judgingOf(firm);
  return { firm, judging, judged: items.map((item) => judgeItem(item, judging)) };
}

/** Supposed value of a fact. */
export interface Supposed {
  def: FactDef;
  period: string;
  value: string | number | boolean;
}

export interface Rematch<M extends Judgeable = Judgeable> {
  facts: FactSet;
  /** Items that read a changed fact, with their new result, in the order of the items. */
  changed: readonly { before: Judged<M>; after: Judged<M> }[];
}

/** Facts of a firm with the supposed ones in their place, and the items that read one of these, judged again. */
export function rematch<M extends Judgeable>(
  { firm, judged, judging }: Match<M>,
  supposed: readonly Supposed[],
): Rematch<M> {
  const { asOf } = firm.facts;
  const stored = supposed.map(
    ({ def, period, value }): StoredFact => ({ key: def.key, period, value, source: 'user', confidence: 'stated' }),
  );
  const replaced = factSet(asOf, stored);
  const facts: FactSet = { asOf, get: (ref) => replaced.get(ref) ?? firm.facts.get(ref) };
  const touched = new Set(stored.map(({ key, period }) => `${key} ${period}`));
  // Most refs are of other keys, and there are many of them.
  const keys = new Set<string>(stored.map(({ key }) => key));
  const isTouched = (ref: FactRef) => keys.has(ref.key) && touched.has(`${ref.key} ${periodOf(asOf, ref)}`);
  const reads = ({ used, missing }: Judgement) => used.some(isTouched) || missing.some(isTouched);
  const then = judgingOf({ ...firm, facts });
  for (const [cond, judgement] of judging.memo) {
    if (reads(judgement)) continue;
    then.memo.set(cond, judgement);
    const ways = judging.ways.of.get(cond);
    // A year later, a former year's number is the one of the next.
    if (ways && ![...judgement.used, ...judgement.missing].some(({ key }) => keys.has(key)))
      then.ways.of.set(cond, ways);
  }
  return {
    facts,
    changed: judged
      .filter(
        ({ judgement, matchable: { gives } }) => reads(judgement) || (gives !== undefined && isTouched({ key: gives })),
      )
      .map((before) => ({ before, after: judgeItem(before.matchable, then) })),
  };
}

/** Whether a judgement looks at a fact, known or not. */
const looksAt = ({ used, missing }: Judgement, asOf: string, questionId: string): boolean =>
  [...used, ...missing].some((ref) => factQuestion(asOf, ref) === questionId);

/** Item whose group other numbers would change, with the changes that it reads: 2025年研发费用由500万元变为650万元. */
export interface Move<M extends Judgeable = Judgeable> {
  item: M;
  before: Group;
  after: Group;
  because: string[];
}

export interface WhatIf<M extends Judgeable = Judgeable> {
  counts: Record<Group, number>;
  countsAfter: Record<Group, number>;
  moves: Move<M>[];
}

/** Items whose group supposed facts would change (改一个数看结论怎么变). */
export function whatIf<M extends Judgeable>(match: Match<M>, supposed: readonly Supposed[]): WhatIf<M> {
  const { firm, judged } = match;
  const { asOf } = firm.facts;
  const { facts, changed } = rematch(match, supposed);
  const counts = countGroups(judged);
  const countsAfter = { ...counts };
  const moves: Move<M>[] = [];
  for (const { before, after } of changed) {
    countsAfter[before.group] -= 1;
    countsAfter[after.group] += 1;
    if (before.group === after.group) continue;
    const because = supposed
      .filter(({ def, period }) => looksAt(before.judgement, asOf, `fact:${def.key}:${period}`))
      .map((change) => changeText(change, firm.facts, facts));
    moves.push({ item: before.matchable, before: before.group, after: after.group, because });
  }
  return { counts, countsAfter, moves };
}

function changeText({ def, period }: Supposed, before: FactSet, after: FactSet): string {
  const back = lastYear(before.asOf) - Number(period);
  const ref = { key: def.key as FactRef['key'], ...(period === '' ? {} : { back }) };
  const [from, to] = [before, after].map((facts) => factText(ref, facts) ?? '未提供');
  return `${labelOf(ref, before.asOf)}由${from}变为${to}`;
}
