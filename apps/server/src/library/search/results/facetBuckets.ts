import type { MainComponents } from '@hengce/api/contract';
import {
  isWithin,
  kindLabels,
  levelLabels,
  nationCode,
  provenanceLabels,
  regionName,
  regionParent,
  statusLabels,
  supportLabels,
  windowLabels,
} from '../../../platform/vocabulary';
import type { FacetKey } from '../policyIndex/facetKeys';

type Facet = MainComponents['schemas']['Facet'];
type Bucket = MainComponents['schemas']['FacetBucket'];

const enumerations: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  level: levelLabels,
  kind: kindLabels,
  status: statusLabels,
  window: windowLabels,
  support: supportLabels,
  source: provenanceLabels,
};
/** Buckets sent of facets with open value sets; the rest is counted in `more`. */
const maxBuckets: Partial<Record<FacetKey, number>> = { department: 30, theme: 30, year: 40, region: 60 };

/** Whether a document with this value passes a filter with these choices. */
export function isAllowed(key: FacetKey, value: string, chosen: readonly string[]): boolean {
  return key === 'region' ? chosen.some((ancestor) => isWithin(value, ancestor)) : chosen.includes(value);
}

export function facetLabel(key: FacetKey, value: string): string {
  if (key === 'region') return regionName(value);
  if (key === 'year') return `${value}年`;
  return enumerations[key]?.[value] ?? value;
}

/** Buckets of a facet as the page lists them, up to `maxBuckets`: chosen values always, empty ones never otherwise. */
export function facetOf(
  key: FacetKey,
  labels: readonly string[],
  counts: Uint32Array,
  chosen: readonly string[],
): Facet {
  const counted = new Map<string, number>();
  labels.forEach((value, i) => {
    if ((counts[i] as number) > 0) counted.set(value, counts[i] as number);
  });
  if (key === 'region') addAncestors(counted);
  for (const value of chosen) if (!counted.has(value)) counted.set(value, 0);
  const all = order(key, [...counted]).map(
    ([value, count]): Bucket => ({
      value,
      label: facetLabel(key, value),
      count,
      parent: key === 'region' ? regionParent(value) : null,
    }),
  );
  return limit(key, all, chosen);
}

/** A province counts everything below it. */
function addAncestors(counted: Map<string, number>): void {
  for (const [code, count] of [...counted]) {
    for (let above = regionParent(code); above !== null; above = regionParent(above))
      counted.set(above, (counted.get(above) ?? 0) + count);
  }
}

function order(key: FacetKey, entries: [string, number][]): [string, number][] {
  const names = enumerations[key];
  if (names) {
    const rank = Object.keys(names);
    return entries.sort((a, b) => rank.indexOf(a[0]) - rank.indexOf(b[0]));
  }
  if (key === 'region') return entries.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  if (key === 'year') return entries.sort((a, b) => (a[0] > b[0] ? -1 : 1));
  return entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function limit(key: FacetKey, all: Bucket[], chosen: readonly string[]): Facet {
  const most = maxBuckets[key];
  if (most === undefined || all.length <= most) return { key, buckets: all, more: 0 };
  const kept = new Set(chosen);
  // Provinces always, so that the tree keeps its roots; then the fullest of the rest.
  if (key === 'region')
    for (const { value, parent } of all) if (parent === null || value === nationCode) kept.add(value);
  for (const { value } of [...all].sort((a, b) => b.count - a.count)) {
    if (kept.size >= most) break;
    kept.add(value);
  }
  if (key === 'region')
    for (const value of [...kept])
      for (let above = regionParent(value); above !== null; above = regionParent(above)) kept.add(above);
  const buckets = all.filter(({ value }) => kept.has(value));
  return { key, buckets, more: all.length - buckets.length };
}
