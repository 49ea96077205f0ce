import type { Cond } from '../conditions/rule';
import { factSet, type StoredFact, type StoredRange } from '../facts/facts';
import { isOver, type WindowState } from './groups';
import type { FirmKnowledge, Judgeable, KnownNumber } from './judgeItems';

// What verdicts follow from, as data that travels: a server writes it, a page judges with it. Shape: `MatchBasis` of the main API.

/** Data of a firm on a day, before anything is inferred from it. */
export interface KnownFirm {
  /** Day in Asia/Shanghai, YYYY-MM-DD. */
  asOf: string;
  facts: StoredFact[];
  ranges: StoredRange[];
  attestations: { id: string; holds: boolean }[];
  numbers?: KnownNumber[];
}

/** Rules of items as data. A condition that several items share is one entry of `conditions`. */
export interface ItemRules<Policy> {
  conditions: readonly Cond[];
  items: {
    policy: Policy;
    windowState: WindowState;
    isOver?: boolean;
    relation: Relation['k'];
    conditions: number[];
  }[];
}

type Relation = Extract<Cond, { k: 'all' | 'any' }>;

/** Firm in the form that `matchItems` and the evaluations take. A number that was asked is a fact by its subject. */
export const firmOf = ({ asOf, facts, ranges, attestations, numbers = [] }: KnownFirm): FirmKnowledge => ({
  facts: factSet(asOf, facts, [
    ...ranges,
    ...numbers.map(({ subject, from, to }) => ({ key: subject, period: '', from, to })),
  ]),
  attestations: Object.fromEntries(attestations.map(({ id, holds }) => [id, holds])),
  ...(numbers.length > 0 ? { numbers } : {}),
});

/** Rules of items as plain data, without the quotes, which decide nothing; each shared condition once. */
export function rulesOf<M extends Judgeable & { rule: { cond: Relation } }, Policy>(
  judged: readonly M[],
  policyOf: (item: M) => Policy,
): ItemRules<Policy> {
  const places = new Map<Cond, number>();
  const placeOf = (cond: Cond): number => {
    const place = places.get(cond) ?? places.size;
    places.set(cond, place);
    return place;
  };
  const items = judged.map((item) => {
    const { k: relation, of } = item.rule.cond;
    return {
      policy: policyOf(item),
      windowState: item.window.state,
      ...(isOver(item.window) ? { isOver: true } : {}),
      relation,
      conditions: of.map(placeOf),
    };
  });
  return { conditions: [...places.keys()].map(withoutQuotes), items };
}

/** Items to judge, rebuilt from `rulesOf`; their keys are their places. */
export const itemsOfRules = <Policy>({ conditions, items }: ItemRules<Policy>): (Judgeable & { policy: Policy })[] =>
  items.map(({ policy, windowState, isOver: never = false, relation, conditions: places }, index) => {
    const of = places.map((place) => conditions[place]).filter((cond) => cond !== undefined);
    const rule = { cond: { k: relation, id: '', title: '', of } };
    return {
      policy,
      key: String(index),
      rule,
      window: { state: windowState, ...(never ? { opensAt: null, closesAt: null } : {}) },
    };
  });

const withoutQuotes = (cond: Cond): Cond =>
  JSON.parse(JSON.stringify(cond, (key, value: unknown) => (key === 'quote' ? undefined : value))) as Cond;
