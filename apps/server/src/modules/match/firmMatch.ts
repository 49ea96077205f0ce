import type { FactDef } from '../enterprise/factDefs';
import { type FactRef, type FactSet, factSet, periodOf, type StoredFact } from '../rules/facts';
import type { Judgement } from '../rules/judge';
import type { FirmFacts } from './firm';
import { limitsOf, withImplied } from './impliedAnswers';
import { factQuestion, type Judged, type Judging, judgeItem, judgingOf } from './judgeItems';
import type { RegionItems } from './matchable';

/** A firm judged against everything of its region. */
export interface FirmMatch {
  firm: FirmFacts;
  region: RegionItems;
  judged: readonly Judged[];
  judging: Judging;
}

export function matchFirm(known: FirmFacts, region: RegionItems): FirmMatch {
  const firm = withImplied(known, limitsOf(region.items));
  const judging = judgingOf(firm);
  return { firm, region, judging, judged: region.items.map((item) => judgeItem(item, judging)) };
}

/** A fact as it might be. */
export interface Supposed {
  def: FactDef;
  period: string;
  value: string | number | boolean;
}

export interface Rematch {
  facts: FactSet;
  /** Those that read a changed fact, with what they come to now, in the order of the items. */
  changed: readonly { before: Judged; after: Judged }[];
}

/** The same firm with other facts. Only what reads a changed fact is judged again. */
export function rematch({ firm, judged, judging }: FirmMatch, supposed: readonly Supposed[]): Rematch {
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
    if (ways) then.ways.of.set(cond, ways);
  }
  return {
    facts,
    changed: judged
      .filter(({ judgement }) => reads(judgement))
      .map((before) => ({ before, after: judgeItem(before.matchable, then) })),
  };
}

/** Whether a judgement looks at a fact, known or not. */
export const looksAt = ({ used, missing }: Judgement, asOf: string, questionId: string): boolean =>
  [...used, ...missing].some((ref) => factQuestion(asOf, ref) === questionId);
