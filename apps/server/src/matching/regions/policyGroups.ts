import type { MainComponents } from '@hengce/api/contract';
import type { PolicyRecord } from '../../library/records';
import { groupBy, isWithin, provinceOf } from '../../platform/vocabulary';
import { type Count, countBy, keyOf } from './figures';
import { isOf, type Regional, type RegionalItem } from './regional';

type Source = MainComponents['schemas']['ComparedSource'];
type Theme = PolicyRecord['themes'][number];

/** An item with the policy that gives it. */
export interface Offer {
  policy: Regional;
  item: RegionalItem;
}

/** Policies with their groupings, each computed on first use. The order of the policies is kept. */
export interface PolicyGroups {
  rows: readonly Regional[];
  /** Policies of a province and everything within it, by the province's code. */
  ofProvince(code: string): readonly Regional[];
  /** Policies of a theme; all of them where it is undefined. */
  ofTheme(theme: string | undefined): PolicyGroups;
  /** Policies by the code of their province. */
  provinces(): ReadonlyMap<string, readonly Regional[]>;
  themes(): Count<Theme>[];
  /** Departments by the number of policies that they issued, alone or jointly, the largest first. */
  departments(): Count<string>[];
  /** Item with the highest limit for each key in a province or city; items without a limit are left out. */
  topsOf(region: string): ReadonlyMap<string, Offer>;
}

export function groupsOf(rows: readonly Regional[]): PolicyGroups {
  const provinces = once(() => groupBy(rows, ({ province }) => province));
  const byTheme = once(() => {
    const filed = rows.flatMap((row) => row.themes.map((theme) => ({ theme, row })));
    return new Map(
      [...groupBy(filed, ({ theme }) => theme)].map(([theme, same]) => [theme, groupsOf(same.map(({ row }) => row))]),
    );
  });
  const tops = new Map<string, ReadonlyMap<string, Offer>>();
  const groups: PolicyGroups = {
    rows,
    provinces,
    ofProvince: (code) => provinces().get(code) ?? [],
    ofTheme: (theme) => (theme === undefined ? groups : (byTheme().get(theme) ?? noPolicies())),
    themes: once(() => countBy(rows.flatMap(({ themes }) => [...themes]))),
    departments: once(() => countBy(rows.flatMap(({ issuers }) => [...issuers]))),
    topsOf(region) {
      const own = () => groups.ofProvince(provinceOf(region)).filter(({ regionCode }) => isWithin(regionCode, region));
      const known = tops.get(region) ?? topsOf(own());
      tops.set(region, known);
      return known;
    },
  };
  return groups;
}

const noPolicies = once(() => groupsOf([]));

function topsOf(rows: readonly Regional[]): Map<string, Offer> {
  const tops = new Map<string, Offer>();
  for (const policy of rows)
    for (const item of policy.items) {
      const limit = limitOf({ policy, item });
      if (limit === 0) continue;
      const before = tops.get(keyOf(item));
      if (before === undefined || limit > limitOf(before)) tops.set(keyOf(item), { policy, item });
    }
  return tops;
}

/** Highest amount of an item, in 分; 0 where none is named. */
export const limitOf = ({ item }: Offer): number => Math.max(0, item.amount?.capFen ?? 0);

const cache = new WeakMap<readonly Regional[], Map<Source, PolicyGroups>>();
/** Groupings of a source's policies, made once for each state of the library. */
export function groupsOfSource(all: readonly Regional[], source: Source): PolicyGroups {
  const known = cache.get(all) ?? new Map<Source, PolicyGroups>();
  cache.set(all, known);
  const groups = known.get(source) ?? groupsOf(all.filter(({ isSample }) => isOf(source, isSample)));
  known.set(source, groups);
  return groups;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
