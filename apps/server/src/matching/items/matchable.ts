import type { MainComponents } from '@hengce/api/contract';
import { type Day, formatDay, parseDay, placeName } from '@hengce/text';
import type { ItemRow, PolicyRecord, WindowRecord } from '../../library/records';
import { createCallFinder, idsInForce, standingWindows, windowOn } from '../../library/records';
import { hashOf, isWithin, nationCode } from '../../platform/vocabulary';
import { createRuleReader, type ItemRule } from './itemRule';
import { readStacking, type Stacking } from './readStacking';

type Item = PolicyRecord['items'][number];

/** One thing that a policy gives, with what it asks. */
export interface Matchable {
  /** Policy and item. */
  key: string;
  policy: Omit<ItemRow, 'items' | 'clauses'>;
  item: Item;
  rule: ItemRule;
  window: ReturnType<typeof windowOn>;
  /** 第十一条（五） of a clause; null when the policy has no such clause. */
  labelOf(clauseId: string): string | null;
  /** Of everything that the policy gives; most stand in the clause of that id. */
  itemIds: readonly string[];
  /** Of the whole document, in reading order. */
  clauses: ItemRow['clauses'];
  /** Why only one item of the policy may be had; null where several may. */
  exclusive: string | null;
  /** What the policy says of having several benefits at once. */
  stacking: readonly Stacking[];
}

/** Items of policies are told apart by this. */
export const keyOfItem = (policyId: string, itemId: string): string => `${policyId} ${itemId}`;

const byKey = new WeakMap<readonly Matchable[], ReadonlyMap<string, Matchable>>();
/** An item of the library; undefined where it does not have it any more. */
export function findItem(all: readonly Matchable[], policyId: string, itemId: string): Matchable | undefined {
  const known = byKey.get(all) ?? new Map(all.map((one) => [one.key, one]));
  byKey.set(all, known);
  return known.get(keyOfItem(policyId, itemId));
}

const usable: readonly PolicyRecord['status'][] = ['in_force', 'unverified'];

/**
 * What can be applied for on a day: items of versions that hold, national ones first and samples last. A call for applications
 * lends its window to the policy that it is a call of, and stands for itself only where that one is not in the library.
 */
export function matchablesOf(rows: readonly ItemRow[], day: Day): Matchable[] {
  const valid = idsInForce(rows, day, usable);
  const inForce = rows.filter(({ id, items }) => valid.has(id) && items.length > 0);
  const present = new Set(inForce.map(({ id }) => id));
  const callOf = (row: ItemRow | undefined) => row?.relations.find(({ kind }) => kind === 'notice_of')?.to;
  const callsOf = createCallFinder(rows);
  const holding = rows.filter(({ id }) => valid.has(id));
  const versionOf = new Map(holding.map((row) => [row.familyId, row]));
  const called = new Map<string, WindowRecord[]>();
  for (const row of holding) {
    // What extends an older version of a call moves the days of the one that holds.
    const calls = callsOf(row).map((call) => versionOf.get(call.familyId) ?? call);
    const places = [callOf(row) ?? callOf(calls[0]), ...calls.map(({ id }) => id)].filter((to) => to !== undefined);
    for (const to of new Set(places)) called.set(to, [...(called.get(to) ?? []), ...row.windows]);
  }
  const readRule = createRuleReader(formatDay(day));
  return inForce
    .flatMap((row): Matchable[] => {
      const to = callOf(row);
      const window = windowOn(standingWindows([...row.windows, ...(called.get(row.id) ?? [])]), day);
      if (to !== undefined && (present.has(to) || window.state === 'closed')) return [];
      const { items, clauses, ...policy } = row;
      const byId = new Map(clauses.map((clause) => [clause.id, clause]));
      const textOf = (id: string) => byId.get(id)?.text;
      const stacking = readStacking(clauses);
      const itemIds = items.map(({ id }) => id);
      const exclusive = stacking.find(({ rule }) => rule.k === 'oneItem')?.quote ?? null;
      const labelOf = (id: string): string | null => {
        const clause = byId.get(id);
        if (clause === undefined) return null;
        return placeName(clause, clause.parentId === null ? undefined : byId.get(clause.parentId));
      };
      return items
        .filter(({ conditions }) => conditions.length > 0)
        .map((item) => ({
          key: keyOfItem(row.id, item.id),
          policy,
          item,
          rule: readRule(row.id, item, textOf),
          window,
          labelOf,
          clauses,
          itemIds,
          exclusive,
          stacking,
        }));
    })
    .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}

const rank = ({ policy }: Matchable): number =>
  policy.provenance === 'sample' ? 2 : policy.level === 'national' ? 0 : 1;

/** Words of a clause of its policy; null when the policy has no such clause. */
export function clauseOfItem(
  { policy, labelOf }: Pick<Matchable, 'policy' | 'labelOf'>,
  clauseId: string,
  quote: string,
): MainComponents['schemas']['MatchClause'] | null {
  const label = labelOf(clauseId);
  return label === null ? null : { policyId: policy.id, title: policy.title, clauseId, label, quote };
}

/** What can be applied for now comes first. */
export const windowRank = ({ window }: Pick<Matchable, 'window'>): number =>
  ['open', 'rolling', 'upcoming', 'none', 'closed'].indexOf(window.state);

/** Those for a firm of a region: of the nation, its province, its city and below. */
export interface RegionItems {
  items: readonly Matchable[];
  rulesetHash: string;
}
export function itemsFor(all: readonly Matchable[], regionCode: string): RegionItems {
  const items = all.filter(({ policy }) => policy.regionCode === nationCode || isWithin(regionCode, policy.regionCode));
  return { items, rulesetHash: hashOf(items.map(({ rule, item }) => [rule.hash(), item.amount])) };
}

export const dayOf = (asOf: string): Day => parseDay(asOf) as Day;

/** What a version gives, as if it held on a day. */
export function supposedMatchables(record: PolicyRecord, day: Day): Matchable[] {
  const held = { status: 'in_force', effectiveFrom: null, effectiveTo: null } as const;
  return matchablesOf([{ ...record, ...held, relations: [], provenance: record.source.provenance }], day);
}
