import type { Cond, Quote } from '@hengce/rules';
import {
  attestId,
  type PrintedCondition,
  type RuleSet,
  readCondition,
  ruleSets,
  withSharedAttests,
} from '@hengce/rules';
import type { PolicyRecord } from '../../library/records';
import { hashOf } from '../../platform/vocabulary';

type Item = PolicyRecord['items'][number];

/** One condition of an item as its document has it, and what it asks of a firm. */
export interface ItemCondition {
  id: string;
  text: string;
  /** Where it stands; null where the source names no clause. */
  clauseId: string | null;
  quote: Quote | null;
  cond: Cond;
}

/** What an item of a policy asks: all its conditions together. */
export interface ItemRule {
  conditions: readonly ItemCondition[];
  cond: Cond & { k: 'all' | 'any'; of: readonly Cond[] };
  /** Where the documents leave a choice: how we read them. */
  readings: readonly string[];
  /** Equal rules have equal hashes. Worked out when it is asked for. */
  hash(): string;
}

/** Text of a clause of the same policy. */
export type TextOf = (clauseId: string) => string | undefined;

/** Makes rules for a day. Conditions that ask the same are one object, so that they are judged once. */
export function createRuleReader(day: string) {
  const shared = new Map<string, Cond>();
  const sets = new Map(
    ruleSets
      .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
      .map((set) => [`${set.policyId} ${set.itemId}`, set]),
  );

  const condOf = (printed: PrintedCondition): Cond => {
    const { text, operator, threshold, facts, factYears } = printed;
    const asked = JSON.stringify([text, operator, threshold, facts, factYears]);
    const cond = shared.get(asked) ?? sole(readCondition(printed) ?? attestOf(text));
    shared.set(asked, cond);
    return cond;
  };
  /** The same question in other words: 上年度销售收入 and 上年度营业收入. */
  const sole = (cond: Cond): Cond => {
    const known = shared.get(cond.id);
    if (known === undefined) shared.set(cond.id, cond);
    return known ?? cond;
  };

  return (policyId: string, item: Item, textOf: TextOf): ItemRule => {
    const set = sets.get(`${policyId} ${item.id}`);
    const conditions = set
      ? conditionsOfSet(set)
      : item.conditions.map((printed): ItemCondition => {
          const { id, text, clauseId } = printed;
          const quote = clauseId === null ? null : quoteOf(policyId, clauseId, text, textOf);
          return { id, text, clauseId, quote, cond: condOf(printed) };
        });
    const cond = { k: 'all', id: 'all', title: item.name, of: conditions.map((part) => part.cond) } as const;
    let hash: string | undefined;
    return {
      conditions,
      cond,
      readings: set?.readings ?? [],
      hash() {
        hash ??= hashOf([policyId, item.id, conditions]);
        return hash;
      },
    };
  };
}

const attestOf = (text: string): Cond => ({ k: 'attest', id: attestId(text), title: text });

function conditionsOfSet({ condition }: RuleSet): ItemCondition[] {
  // Rows of which one applies are one condition.
  const parts = condition.k === 'all' && condition.of.every(({ k }) => k !== 'when') ? condition.of : [condition];
  return parts.map((part) => {
    const quote = part.quote ?? null;
    return { id: part.id, text: part.title, clauseId: quote?.clauseId ?? null, quote, cond: withSharedAttests(part) };
  });
}

/** At the end of clauses of samples. */
const mark = /[；。]?（示例条款）$/;
const longest = 200;

/** The words of the condition where the clause has them, else the clause when it is short. Null: nothing can be verified. */
function quoteOf(policyId: string, clauseId: string, text: string, textOf: TextOf): Quote | null {
  const clause = textOf(clauseId);
  if (clause === undefined) return null;
  if (clause.includes(text)) return { policyId, clauseId, text };
  const whole = clause.replace(mark, '');
  return whole !== '' && whole.length <= longest ? { policyId, clauseId, text: whole } : null;
}
