import type { MainComponents } from '@hengce/api/contract';
import type { PolicyRecord } from '../../library/records';
import { groupBy } from '../../platform/vocabulary';
import { type Count, countBy, keyOf } from './figures';
import { isOf, type Regional, type RegionalItem } from './regional';

type Source = MainComponents['schemas']['ComparedSource'];
type Theme = PolicyRecord['themes'][number];

/** An item with the policy that gives it. */
export interface Offer {
  policy: Regional;
  item: RegionalItem;
}

/** Policies sorted out once for all that are asked about them, each part when it is first needed. Their order is kept. */
export interface Shelf {
  rows: readonly Regional[];
  /** Those of a province, whatever lies between; none where nothing is recorded. */
  ofProvince(code: string): readonly Regional[];
  /** All of them without a theme. */
  ofTheme(theme: string | undefined): Shelf;
  /** By province code. */
  provinces(): ReadonlyMap<string, readonly Regional[]>;
  themes(): Count<Theme>[];
  /** Those that issued the most; what several issued counts once for each. */
  departments(): Count<string>[];
  /** By key of the item, which of a province has the highest limit; without those that name none. */
  topsOf(province: string): ReadonlyMap<string, Offer>;
}

export function shelfOf(rows: readonly Regional[]): Shelf {
  const provinces = once(() => groupBy(rows, ({ province }) => province));
  const byTheme = once(() => {
    const filed = rows.flatMap((row) => row.themes.map((theme) => ({ theme, row })));
    return new Map(
      [...groupBy(filed, ({ theme }) => theme)].map(([theme, same]) => [theme, shelfOf(same.map(({ row }) => row))]),
    );
  });
  const tops = new Map<string, ReadonlyMap<string, Offer>>();
  const shelf: Shelf = {
    rows,
    provinces,
    ofProvince: (code) => provinces().get(code) ?? [],
    ofTheme: (theme) => (theme === undefined ? shelf : (byTheme().get(theme) ?? emptyShelf())),
    themes: once(() => countBy(rows.flatMap(({ themes }) => [...themes]))),
    departments: once(() => countBy(rows.flatMap(({ issuers }) => [...issuers]))),
    topsOf(province) {
      const known = tops.get(province) ?? topsOf(shelf.ofProvince(province));
      tops.set(province, known);
      return known;
    },
  };
  return shelf;
}

const emptyShelf = once(() => shelfOf([]));

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

/** In 分; 0 where none is named. */
export const limitOf = ({ item }: Offer): number => Math.max(0, item.amount?.capFen ?? 0);

const shelves = new WeakMap<readonly Regional[], Map<Source, Shelf>>();
/** Of a state of the library, as long as somebody has it. */
export function shelfOfSource(all: readonly Regional[], source: Source): Shelf {
  const known = shelves.get(all) ?? new Map<Source, Shelf>();
  shelves.set(all, known);
  const shelf = known.get(source) ?? shelfOf(all.filter(({ isSample }) => isOf(source, isSample)));
  known.set(source, shelf);
  return shelf;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
