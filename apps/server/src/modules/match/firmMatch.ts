import type { FactDef } from '../enterprise/factDefs';
import { type FactRef, type FactSet, factSet, periodOf, type StoredFact } from '../rules/facts';
import type { Circumstances, Judgement } from '../rules/judge';
import type { Cond } from '../rules/rule';
import type { FirmFacts } from './firm';
import { circumstancesOf, factQuestion, type Judged, judgeItem } from './judgeItems';
import type { RegionItems } from './matchable';

/** A firm judged against everything of its region. */
export interface FirmMatch {
  firm: FirmFacts;
  region: RegionItems;
  judged: readonly Judged[];
  circumstances: Circumstances;
}

export function matchFirm(firm: FirmFacts, region: RegionItems): FirmMatch {
  const circumstances = circumstancesOf(firm);
  return { firm, region, circumstances, judged: region.items.map((item) => judgeItem(item, circumstances)) };
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
export function rematch({ firm, judged, circumstances }: FirmMatch, supposed: readonly Supposed[]): Rematch {
  const { asOf } = firm.facts;
  const stored = supposed.map(
    ({ def, period, value }): StoredFact => ({ key: def.key, period, value, source: 'user', confidence: 'stated' }),
  );
  const replaced = factSet(asOf, stored);
  const facts: FactSet = { asOf, get: (ref) => replaced.get(ref) ?? firm.facts.get(ref) };
  const touched = new Set(stored.map(({ key, period }) => `${key} ${period}`));
  const isTouched = (ref: FactRef) => touched.has(`${ref.key} ${periodOf(asOf, ref)}`);
  const reads = ({ used, missing }: Judgement) => used.some(isTouched) || missing.some(isTouched);
  const memo = new Map<Cond, Judgement>();
  for (const [cond, judgement] of circumstances.memo ?? []) if (!reads(judgement)) memo.set(cond, judgement);
  const then: Circumstances = { ...circumstances, facts, memo };
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
