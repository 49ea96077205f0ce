import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import { isObtainable } from '@hengce/rules';
import { isWithin, nationCode, regionName } from '../../platform/vocabulary';
import type { FirmMatch, Judged } from '../items';
import { amountOf, type Matchable, policyOf, windowRank } from '../items';
import { startOf } from './starts';

type S = MainComponents['schemas'];
type Support = S['SupportKind'];

/** Id of an item in addresses and requests of 奖补测算. */
export const rewardId = ({ policy, item }: Matchable): string => `${policy.id}.${item.id}`;

/** An item with its match group; the group is null for an item of another region, which is not judged. */
export interface Benefit {
  id: string;
  matchable: Matchable;
  group: Judged['group'] | null;
}

/** Benefits of all items, each with its match group; also of items without a sum, because links from reports may name them. */
export function offersOf(all: readonly Matchable[], { judged }: Pick<FirmMatch, 'judged'>): Benefit[] {
  const groups = new Map(judged.map(({ matchable, group }) => [matchable.key, group]));
  return all.map((matchable) => ({ id: rewardId(matchable), matchable, group: groups.get(matchable.key) ?? null }));
}

/** Benefits whose document names a sum. */
export const benefitsOf = (offers: readonly Benefit[]): Benefit[] =>
  offers.filter(({ matchable }) => matchable.item.amount !== null);

export interface CatalogueQuery {
  q?: string;
  region?: string;
  support?: readonly Support[];
  mine?: boolean;
  sort?: 'window' | 'amount';
  pageNum?: number;
  pageSize?: number;
}

export function catalogueOf(
  benefits: readonly Benefit[],
  facts: FactSet,
  firmRegion: string,
  { q = '', region, support = [], mine = false, sort = 'window', pageNum = 1, pageSize = 10 }: CatalogueQuery,
): Omit<S['RewardCatalogue'], 'enterprise'> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const named = benefits.filter(({ matchable: { policy, item, window }, group }) => {
    const text = `${item.name} ${policy.title} ${policy.docNo ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (!mine || (group !== null && isObtainable({ group, window })));
  });
  const isOfKind = ({ matchable }: Benefit) => support.length === 0 || support.includes(matchable.item.support);
  const isThere = ({ matchable: { policy }, group }: Benefit) =>
    region === undefined ? group !== null : isWithin(policy.regionCode, region);
  const found = named.filter((benefit) => isOfKind(benefit) && isThere(benefit));
  const amounts = new Map(found.map(({ id, matchable, group }) => [id, amountOf(matchable.item, facts, group)]));
  const highest = ({ id }: Benefit) => amounts.get(id)?.hiFen ?? -1;
  // Ties go to the other order, then to the order of the library.
  const orders = [
    (a: Benefit, b: Benefit) => urgency(a) - urgency(b),
    (a: Benefit, b: Benefit) => highest(b) - highest(a),
  ] as const;
  const [first, second] = sort === 'amount' ? [orders[1], orders[0]] : orders;
  const start = (pageNum - 1) * pageSize;
  const rows = found.sort((a, b) => first(a, b) || second(a, b)).slice(start, start + pageSize);
  return {
    asOf: facts.asOf,
    total: found.length,
    rows: rows.map(({ id, matchable, group }) => ({
      id,
      policy: policyOf(matchable),
      support: matchable.item.support,
      amountText: matchable.item.amount?.text ?? '',
      amount: amounts.get(id) ?? null,
      group,
      window: matchable.window,
      start: startOf(id, matchable, facts),
      stacking: [...new Set(matchable.stacking.map(({ quote }) => quote))],
    })),
    regions: regionsOf(named.filter(isOfKind), firmRegion, region),
    supports: supportsOf(named.filter(isThere)),
  };
}

/** Rank by the state of the window, then by the days left. */
const urgency = ({ matchable }: Benefit): number => windowRank(matchable) * 1e6 + (matchable.window.daysLeft ?? 0);

/** Regions to filter by, the chosen one included even when it is empty, so that the user can clear it. */
function regionsOf(
  benefits: readonly Benefit[],
  firmRegion: string,
  chosen: string | undefined,
): S['RewardCatalogue']['regions'] {
  const codes = new Set(benefits.map(({ matchable }) => matchable.policy.regionCode));
  const provinces = [...codes].map((code) => `${code.slice(0, 2)}0000`);
  const own = [...codes].filter((code) => code !== nationCode && isWithin(firmRegion, code));
  return [...new Set([nationCode, ...own.sort(), ...provinces.sort(), ...(chosen === undefined ? [] : [chosen])])]
    .map((code) => ({
      code,
      name: regionName(code),
      count: benefits.filter(({ matchable }) => isWithin(matchable.policy.regionCode, code)).length,
    }))
    .filter(({ code, count }) => count > 0 || code === chosen);
}

function supportsOf(benefits: readonly Benefit[]): S['RewardCatalogue']['supports'] {
  const counts = new Map<Support, number>();
  for (const { matchable } of benefits)
    counts.set(matchable.item.support, (counts.get(matchable.item.support) ?? 0) + 1);
  return [...counts].map(([support, count]) => ({ support, count })).sort((a, b) => b.count - a.count);
}
