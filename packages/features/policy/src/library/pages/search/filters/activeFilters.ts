import { chineseDate, shortAmount } from '@hengce/text';
import type { Facet, FacetKey } from '../../../../shared/model/types';
import type { PolicyText } from '../../../../shared/text';
import { facetKeys, hasAmount, type SearchFilters } from '../searchState';

export interface ActiveFilter {
  id: string;
  label: string;
  /** State without this filter. */
  without: Partial<SearchFilters>;
}

/**
 * Filters in force, each as a chip: values of facets, dates, amounts and the restriction to items that may fit the
 * firm. `kind` is left out: its tab shows it.
 */
export function activeFilters(filters: SearchFilters, facets: readonly Facet[], text: PolicyText): ActiveFilter[] {
  const chips = facetKeys
    .filter((key) => key !== 'kind')
    .flatMap((key) =>
      filters[key].map((value) => ({
        id: `${key}:${value}`,
        label: valueLabel(key, value, facets, text),
        without: withoutValues(filters, key, [value]),
      })),
    );
  const { dateFrom, dateTo } = filters;
  if (dateFrom)
    chips.push({ id: 'dateFrom', label: text.search.dateFromChip(chineseDate(dateFrom)), without: { dateFrom: '' } });
  if (dateTo) chips.push({ id: 'dateTo', label: text.search.dateToChip(chineseDate(dateTo)), without: { dateTo: '' } });
  if (hasAmount(filters))
    chips.push({ id: 'amount', label: amountWords(filters, text), without: { amountFrom: null, amountTo: null } });
  if (filters.mayFit) chips.push({ id: 'mayFit', label: text.search.mayFitChip, without: { mayFit: false } });
  return chips;
}

/** Range of amounts in words: 100万元至500万元, or only its lower or upper limit. @param filters in 分; null for no limit */
export function amountWords(
  { amountFrom, amountTo }: Pick<SearchFilters, 'amountFrom' | 'amountTo'>,
  { search: text }: PolicyText,
): string {
  if (amountTo === null) return text.amountFrom(shortAmount(amountFrom ?? 0));
  if (amountFrom === null) return text.amountTo(shortAmount(amountTo));
  return text.amountBetween(shortAmount(amountFrom), shortAmount(amountTo));
}

/** Name of a facet's value: ours for closed lists, the server's for others, else the value itself. */
export function valueLabel(key: FacetKey, value: string, facets: readonly Facet[], text: PolicyText): string {
  const bucket = facets.find((facet) => facet.key === key)?.buckets.find((one) => one.value === value);
  return closedLabel(key, value, text) ?? bucket?.label ?? value;
}

/** Name of a value of a closed list; undefined for others, which only the server knows. */
export function closedLabel(key: string, value: string, text: PolicyText): string | undefined {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    window: text.window,
    level: text.level,
    kind: text.kind,
    status: text.status,
    support: text.support,
    source: text.provenance,
  };
  return words[key]?.[value];
}

/** Change that removes conditions from a search; `key` is the server's: a facet, `q`, `date` or `amount`. Empty for an unknown one. */
export function withoutValues(
  filters: SearchFilters,
  key: string,
  values: readonly string[],
): Partial<SearchFilters & { q: string }> {
  if (key === 'q') return { q: '' };
  if (key === 'date') return { dateFrom: '', dateTo: '' };
  if (key === 'amount') return { amountFrom: null, amountTo: null };
  const facet = facetKeys.find((known) => known === key);
  if (!facet) return {};
  const rest = (filters[facet] as readonly string[]).filter((value) => !values.includes(value));
  return { [facet]: rest };
}
