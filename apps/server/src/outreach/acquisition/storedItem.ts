import { conditionsOf } from '@hengce/rules';
import type { Matchable } from '../../matching/items';
import type { AskingItem } from '../../matching/match';

/** Fields of an item that a query for the firms that fit it needs. */
export type AskedItem = AskingItem & {
  policy: Pick<Matchable['policy'], 'id' | 'title' | 'regionCode'>;
  item: Pick<Matchable['item'], 'name'>;
};

/** `AskedItem` as stored data: a run that was paid for stays readable when its policy is revised or expires. */
export interface StoredItem {
  policy: AskedItem['policy'];
  name: string;
  conditions: AskedItem['rule']['conditions'];
  /** Labels of the clauses of its conditions. */
  labels: Readonly<Record<string, string>>;
}

export function keepItem({ policy: { id, title, regionCode }, item, rule, labelOf }: AskedItem): StoredItem {
  const { conditions } = rule;
  const quoted = conditions.flatMap(({ clauseId, quote, cond }) => [
    clauseId,
    ...[quote, ...conditionsOf(cond).map((part) => part.quote)].map((one) =>
      one?.policyId === id ? one.clauseId : null,
    ),
  ]);
  const labels = quoted.flatMap((clauseId): [string, string][] => {
    const label = clauseId === null ? null : labelOf(clauseId);
    return clauseId === null || label === null ? [] : [[clauseId, label]];
  });
  return { policy: { id, title, regionCode }, name: item.name, conditions, labels: Object.fromEntries(labels) };
}

export const askedItem = ({ policy, name, conditions, labels }: StoredItem): AskedItem => ({
  policy,
  item: { name },
  rule: { conditions },
  labelOf: (clauseId) => labels[clauseId] ?? null,
});
