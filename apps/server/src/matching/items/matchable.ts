import type { MainComponents } from '@hengce/api/contract';
import { type FactKey, titleFactOf } from '@hengce/rules';
import { type Day, formatDay, parseDay, placeName } from '@hengce/text';
import type { ItemRow, PolicyRecord } from '../../library/records';
import {
  callStatuses,
  createWindowFinder,
  effectiveWindows,
  expectedOpening,
  idsInForce,
  nextRoundYear,
  policyWindow,
} from '../../library/records';
import { hashOf, reachesPlace } from '../../platform/vocabulary';
import { createRuleReader, type ItemRule, type Round } from './itemRule';
import { readStacking, type Stacking } from './readStacking';

type Item = PolicyRecord['items'][number];

/** Item with conditions of a policy in force, with its rule, its window (which may be closed) and its document. */
export interface Matchable {
  /** Ids of policy and item, see `keyOfItem`. */
  key: string;
  policy: Omit<ItemRow, 'items' | 'clauses'>;
  item: Item;
  rule: ItemRule;
  window: MainComponents['schemas']['PolicyWindow'];
  /** Fact that tells whether a firm has the title which the item gives; absent for none. */
  gives?: FactKey;
  /** Place name of a clause, such as 第十一条（五）; null where the policy has no such clause. */
  labelOf(clauseId: string): string | null;
  /** Ids of all items of the policy; most are also the id of the item's clause. */
  itemIds: readonly string[];
  /** Clauses of the whole document, in reading order. */
  clauses: ItemRow['clauses'];
  /** Materials (申报材料) that the item asks for, in the words of the document. */
  materials: readonly string[];
  /** The words by which a firm may choose only one item of the policy; null where there are none. */
  exclusive: string | null;
  /** Stacking rules of the policy. */
  stacking: readonly Stacking[];
}

/** The key of an item within the library. */
export const keyOfItem = (policyId: string, itemId: string): string => `${policyId} ${itemId}`;

const byKey = new WeakMap<readonly Matchable[], ReadonlyMap<string, Matchable>>();
/** Item of the library by the ids of its policy and itself; undefined for one that is gone. */
export function findItem(all: readonly Matchable[], policyId: string, itemId: string): Matchable | undefined {
  const known = byKey.get(all) ?? new Map(all.map((one) => [one.key, one]));
  byKey.set(all, known);
  return known.get(keyOfItem(policyId, itemId));
}

const usable: readonly PolicyRecord['status'][] = ['in_force', 'unverified'];

/**
 * Items with conditions of the policies in force on a day, each with the state of its window, which may be closed; national ones first,
 * samples last. The windows of a notice are also its policy's; its own items are listed only where that policy has none in force, and until
 * its window closes.
 */
export function matchablesOf(rows: readonly ItemRow[], day: Day): Matchable[] {
  const valid = idsInForce(rows, day, usable);
  const inForce = rows.filter(({ id, items }) => valid.has(id) && items.length > 0);
  const present = new Set(inForce.map(({ id }) => id));
  const holding = idsInForce(rows, day, callStatuses);
  const windowsOf = createWindowFinder(rows, (id) => holding.has(id));
  const asOf = formatDay(day);
  const readRule = createRuleReader(asOf);
  return inForce
    .flatMap((row): Matchable[] => {
      const to = row.relations.find(({ kind }) => kind === 'notice_of')?.to;
      const window = policyWindow(row, effectiveWindows(windowsOf(row)), day);
      if (to !== undefined && (present.has(to) || window.state === 'closed')) return [];
      const { items, clauses, ...policy } = row;
      const byId = new Map(clauses.map((clause) => [clause.id, clause]));
      const textOf = (id: string) => byId.get(id)?.text;
      const stacking = readStacking(clauses);
      const round = nextRoundYear(window, asOf, row.effectiveTo);
      const filing = filingOf(window, asOf, row.effectiveTo);
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
          ...givesOf(row.id, item.id),
          policy,
          item,
          rule: readRule(row.id, item, textOf, { round, filing, newFirmsFrom: newFirmsFrom(window, round, asOf) }),
          window,
          labelOf,
          clauses,
          itemIds,
          materials: materialsOf(item, items, policy.materials),
          exclusive,
          stacking,
        }));
    })
    .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}

/** First day of the next round of an item that is not open. */
function filingOf(window: Matchable['window'], asOf: string, effectiveTo: string | null): Round['filing'] {
  if (window.state === 'upcoming') return window.opensAt === null ? null : { from: window.opensAt, isExpected: false };
  const expected = expectedOpening(window, asOf, effectiveTo);
  return expected === null ? null : { from: expected, isExpected: true };
}

/** Year in which a firm founded this year can file with the figures of this one: what is open now asks for those of the last. */
function newFirmsFrom({ state }: Matchable['window'], round: number | null, asOf: string): number | null {
  const next = Number(asOf.slice(0, 4)) + 1;
  if (round !== null) return round >= next ? round : null;
  return state === 'rolling' || state === 'none' ? next : null;
}

function givesOf(policyId: string, itemId: string): Pick<Matchable, 'gives'> {
  const gives = titleFactOf(policyId, itemId);
  return gives === null ? {} : { gives };
}

/** Materials of a policy without those that it prints for another item: 职业技能等级证书（申报培训补贴的提供）. */
const materialsOf = (own: Item, items: readonly Item[], materials: readonly string[]): string[] =>
  materials.filter((material) => {
    const named = /（申报(.+?)的提供）$/.exec(material)?.[1];
    return named === undefined || own.name.includes(named) || !items.some(({ name }) => name.includes(named));
  });

const rank = ({ policy }: Matchable): number =>
  policy.provenance === 'sample' ? 2 : policy.level === 'national' ? 0 : 1;

/** Clause of the item's policy with the words quoted from it; null where the policy has no such clause. */
export function clauseOfItem(
  { policy, labelOf }: Pick<Matchable, 'policy' | 'labelOf'>,
  clauseId: string,
  quote: string,
): MainComponents['schemas']['MatchClause'] | null {
  const label = labelOf(clauseId);
  return label === null ? null : { policyId: policy.id, title: policy.title, clauseId, label, quote };
}

/** Rank of a window: the lower, the sooner one can apply. */
export const windowRank = ({ window }: Pick<Matchable, 'window'>): number =>
  ['open', 'rolling', 'upcoming', 'none', 'closed'].indexOf(window.state);

/** Items for firms of a region: national ones and those of its province, city and county. */
export interface RegionItems {
  items: readonly Matchable[];
  /** Fingerprint (规则的指纹) of the rules and amounts of all items. */
  rulesetHash: string;
}
/** Items for firms of a region (GB/T 2260). */
export function itemsFor(all: readonly Matchable[], regionCode: string): RegionItems {
  const items = all.filter(({ policy }) => reachesPlace(policy.regionCode, regionCode));
  return { items, rulesetHash: hashOf(items.map(({ rule, item }) => [rule.hash(), item.amount])) };
}

export const dayOf = (asOf: string): Day => parseDay(asOf) as Day;

/** Items of a version as if it were in force on a day, whatever its status and its dates. */
export function supposedMatchables(record: PolicyRecord, day: Day): Matchable[] {
  const inForce = { status: 'in_force', effectiveFrom: null, effectiveTo: null } as const;
  return matchablesOf([{ ...record, ...inForce, relations: [], provenance: record.source.provenance }], day);
}
