import type { Cond } from '../conditions/rule';
import type { FactKey } from '../facts/factDefs';
import { factSet, type StoredFact, type StoredRange } from '../facts/facts';
import type { Window } from './groups';
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
export interface ItemRules<Policy, W extends Window = Window> {
  conditions: readonly Cond[];
  items: {
    policy: Policy;
    window: W;
    /** Key of a fact, see `Judgeable`. */
    gives?: string;
    relation: Relation['k'];
    conditions: number[];
  }[];
}

type Relation = Extract<Cond, { k: 'all' | 'any' }>;

/** Firm in the form that `matchItems` and the evaluations take. A number that was asked is a fact by its subject, a confirmation by its id. */
export const firmOf = ({ asOf, facts, ranges, attestations, numbers = [] }: KnownFirm): FirmKnowledge => ({
  facts: factSet(
    asOf,
    [...facts, ...attestations.map(confirmedFact)],
    [...ranges, ...numbers.map(({ subject, from, to }) => ({ key: subject, period: '', from, to }))],
  ),
  attestations: Object.fromEntries(attestations.map(({ id, holds }) => [id, holds])),
  ...(numbers.length > 0 ? { numbers } : {}),
});

const confirmedFact = ({ id, holds }: KnownFirm['attestations'][number]): StoredFact => ({
  key: id,
  period: '',
  value: holds,
  source: 'user',
  confidence: 'stated',
});

/** Rules of items as plain data, without the quotes, which decide nothing; each shared condition once. */
export function rulesOf<M extends Judgeable & { rule: { cond: Relation } }, Policy>(
  judged: readonly M[],
  policyOf: (item: M) => Policy,
): ItemRules<Policy, M['window']> {
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
      window: item.window,
      ...(item.gives === undefined ? {} : { gives: item.gives }),
      relation,
      conditions: of.map(placeOf),
    };
  });
  return { conditions: [...places.keys()].map(withoutQuotes), items };
}

/** Items to judge, rebuilt from `rulesOf`; their keys are their places. */
export const itemsOfRules = <Policy>({ conditions, items }: ItemRules<Policy>): (Judgeable & { policy: Policy })[] =>
  items.map(({ policy, window, gives, relation, conditions: places }, index) => {
    const of = places.map((place) => conditions[place]).filter((cond) => cond !== undefined);
    return {
      policy,
      key: String(index),
      rule: { cond: { k: relation, id: '', title: '', of } },
      window,
      ...(gives === undefined ? {} : { gives: gives as FactKey }),
    };
  });

const withoutQuotes = (cond: Cond): Cond =>
  JSON.parse(JSON.stringify(cond, (key, value: unknown) => (key === 'quote' ? undefined : value))) as Cond;
