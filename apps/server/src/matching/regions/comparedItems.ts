import type { MainComponents } from '@hengce/api/contract';
import { matchGroups } from '@hengce/rules';
import { groupBy, nationCode, provinceOf, regionName } from '../../platform/vocabulary';
import type { Judged, Matchable } from '../items';
import { keyOf } from './figures';
import { ipKindOf } from './ipKinds';
import { isOf } from './regional';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

/** Items below the national level, grouped for comparison. */
export interface ComparedItems {
  /** Items by key: the same name and kind of support. */
  byKey: ReadonlyMap<string, readonly Matchable[]>;
  /** Keys with an amount in several regions, the most common first. */
  shared: S['ComparedItemList']['items'];
  /** Items for intellectual property, by kind and province. */
  ofIp(kind: S['IpKind']['id'], province: string): readonly Matchable[];
  /** Provinces with such items, by code. */
  ipRegions: S['IpComparison']['regions'];
}

const isCompared = ({ policy }: Matchable, source: Source): boolean =>
  policy.regionCode !== nationCode && isOf(source, policy.provenance === 'sample');

const known = new WeakMap<readonly Matchable[], Map<Source, ComparedItems>>();

/** The compared items of a source, grouped once for each state of the library. */
export function comparedItemsOf(all: readonly Matchable[], source: Source): ComparedItems {
  const bySource = known.get(all) ?? new Map<Source, ComparedItems>();
  known.set(all, bySource);
  const items = bySource.get(source) ?? groupItems(all.filter((one) => isCompared(one, source)));
  bySource.set(source, items);
  return items;
}

function groupItems(local: readonly Matchable[]): ComparedItems {
  const byKey = groupBy(local, ({ item }) => keyOf(item));
  const shared = [...byKey].flatMap(([key, all]) => {
    const same = all.filter(({ item }) => item.amount !== null);
    const [first] = same;
    const regions = new Set(same.map(({ policy }) => policy.regionCode)).size;
    return first && regions > 1 ? [{ key, name: first.item.name, support: first.item.support, regions }] : [];
  });
  shared.sort((a, b) => b.regions - a.regions || (a.name < b.name ? -1 : 1));
  const place = (kind: string, province: string) => `${kind} ${province}`;
  const ip = local.flatMap((one) => {
    const kind = ipKindOf(one.item, one.policy);
    return kind ? [{ one, kind: kind.id, province: provinceOf(one.policy.regionCode) }] : [];
  });
  const byPlace = groupBy(ip, ({ kind, province }) => place(kind, province));
  return {
    byKey,
    shared,
    ofIp: (kind, province) => byPlace.get(place(kind, province))?.map(({ one }) => one) ?? [],
    ipRegions: [...new Set(ip.map(({ province }) => province))]
      .sort()
      .map((code) => ({ code, name: regionName(code) })),
  };
}

/**
 * Key of the compared item in the enterprise's best match group; without an enterprise that of the most common item, and null where there
 * is none.
 */
export function suggestedOf({ shared }: ComparedItems, judged: readonly Judged[], source: Source): string | null {
  const places = new Map<string, number>();
  for (const { matchable, group } of judged) {
    if (matchable.item.amount === null || !isCompared(matchable, source)) continue;
    const key = keyOf(matchable.item);
    places.set(key, Math.min(places.get(key) ?? matchGroups.length, matchGroups.indexOf(group)));
  }
  const placeOf = ({ key }: { key: string }) => places.get(key) ?? matchGroups.length;
  const [first] = [...shared].sort((a, b) => placeOf(a) - placeOf(b));
  return first?.key ?? null;
}
