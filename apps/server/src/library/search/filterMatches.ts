import { type Day, formatDay } from '@hengce/text';
import type { FacetColumn } from '../../platform/textIndex';
import { reachesPlace } from '../../platform/vocabulary';
import type { Catalog } from './policyIndex/Catalog';
import { type FacetKey, facetKeys } from './policyIndex/facetKeys';
import { isAllowed } from './results/facetBuckets';

export interface Filters extends Partial<Record<FacetKey, readonly string[]>> {
  dateFrom?: Day | null;
  dateTo?: Day | null;
  /** Limits of the largest stated amount, in 分, both included. */
  amountFrom?: number | undefined;
  amountTo?: number | undefined;
  /** GB/T 2260 code of a firm's region: only policies of that region, those above it and the nation pass. */
  reach?: string | undefined;
}

/**
 * Names of all filters; the index is the bit in the fail masks. Ranges of dates and amounts are no facets but take
 * part.
 */
export const filterKeys = [...facetKeys, 'date', 'amount'] as const;
export type FilterKey = (typeof filterKeys)[number];
export const bitOf = (key: FilterKey): number => 1 << filterKeys.indexOf(key);

/** Filters that each of the first `count` documents fails, one bit each (`bitOf`). */
export function failsOf(catalog: Catalog, documents: Uint32Array, count: number, filters: Filters): Uint16Array {
  const fails = new Uint16Array(count);
  for (const key of activeFilters(filters)) {
    if (key === 'date') markDates(catalog, documents, count, filters, fails);
    else if (key === 'amount') markAmounts(catalog, documents, count, filters, fails);
    else
      catalog.facets[key].markFails(
        documents,
        count,
        allowedLabels(key, catalog.facets[key], filters[key] ?? []),
        fails,
        bitOf(key),
      );
  }
  const { reach } = filters;
  if (reach !== undefined) {
    const { region } = catalog.facets;
    const reaches = Uint8Array.from(region.labels, (code) => (reachesPlace(code, reach) ? 1 : 0));
    region.markFails(documents, count, reaches, fails, bitOf('region'));
  }
  return fails;
}

export function activeFilters(filters: Filters): FilterKey[] {
  return filterKeys.filter((key) => {
    if (key === 'date') return filters.dateFrom != null || filters.dateTo != null;
    if (key === 'amount') return filters.amountFrom !== undefined || filters.amountTo !== undefined;
    return (filters[key]?.length ?? 0) > 0;
  });
}

/** Values of a filter as the page names them, or its range of dates or amounts (分). */
export function filterValues(key: FilterKey, filters: Filters): string[] {
  if (key === 'amount') return [filters.amountFrom, filters.amountTo].map((fen) => (fen === undefined ? '' : `${fen}`));
  if (key !== 'date') return [...(filters[key] ?? [])];
  return [filters.dateFrom, filters.dateTo].map((day) => (day == null ? '' : formatDay(day)));
}

function allowedLabels(key: FacetKey, column: FacetColumn, chosen: readonly string[]): Uint8Array {
  return Uint8Array.from(column.labels, (value) => (isAllowed(key, value, chosen) ? 1 : 0));
}

function markDates(
  catalog: Catalog,
  documents: Uint32Array,
  count: number,
  filters: Filters,
  fails: Uint16Array,
): void {
  const from = filters.dateFrom ?? Number.NEGATIVE_INFINITY;
  const to = filters.dateTo ?? Number.POSITIVE_INFINITY;
  const bit = bitOf('date');
  for (let i = 0; i < count; i++) {
    const day = catalog.date(documents[i] as number);
    if (day === null || day < from || day > to) fails[i] = (fails[i] as number) | bit;
  }
}

function markAmounts(
  catalog: Catalog,
  documents: Uint32Array,
  count: number,
  { amountFrom = 0, amountTo = Number.POSITIVE_INFINITY }: Filters,
  fails: Uint16Array,
): void {
  const bit = bitOf('amount');
  for (let i = 0; i < count; i++) {
    // A document without an amount has −1.
    const fen = catalog.amountKey(documents[i] as number);
    if (fen < amountFrom || fen > amountTo) fails[i] = (fails[i] as number) | bit;
  }
}
