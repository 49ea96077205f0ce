'use client';
import type { Enterprise } from '@hengce/api';
import { type NavigateOptions, useExternalLink } from '@hengce/feature-kit';
import { Link, Switch } from '@hengce/ui';
import type { PolicySearchResult } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import { hasAmount, type SearchFilters } from '../searchState';
import { AmountPart } from './AmountPart';
import { valueLabel } from './activeFilters';
import { DateFilter } from './DateFilter';
import { FacetGroup } from './FacetGroup';
import { FacetList } from './FacetList';
import { fitSwitch } from './PolicyFilters.css';
import { RegionFacet } from './RegionFacet';

export interface PolicyFiltersProps {
  value: SearchFilters;
  /** Called with the part that changed. */
  onChange: (patch: Partial<SearchFilters>, options?: NavigateOptions) => void;
  /** Counts of the present result. */
  result: Pick<PolicySearchResult, 'facets' | 'amounts'>;
  /** Enterprise of the user; null for none, undefined until it is known. */
  firm: Enterprise | null | undefined;
}

/** Facets that are shown first and open, with the amount after them; the rest is folded unless something in it is chosen. */
const first = ['region', 'window', 'support'] as const;
const rest = ['level', 'department', 'theme', 'status', 'source', 'year'] as const;

/**
 * Facets of the search. Values of one are joined by OR, facets by AND; every value has the number of results it would
 * leave.
 */
export function PolicyFilters({ value, onChange, result: { facets, amounts }, firm }: PolicyFiltersProps) {
  const text = usePolicyText();
  const addFirm = useExternalLink('account.enterpriseInformation', { add: '1' });
  const groupOf = (key: (typeof first)[number] | (typeof rest)[number], isOpen: boolean) => {
    const chosen: readonly string[] = value[key];
    const view = facets.find((facet) => facet.key === key);
    if (!view?.buckets.length && chosen.length === 0) return null;
    const change = (next: readonly string[]) => onChange({ [key]: next });
    return (
      <FacetGroup
        key={key}
        title={text.facet[key]}
        chosenCount={chosen.length}
        isOpenAtFirst={isOpen || chosen.length > 0}
      >
        {key === 'region' ? (
          <RegionFacet facets={facets} chosen={chosen} onChange={change} own={firm?.regionCode} />
        ) : (
          <FacetList
            facetKey={key}
            facets={facets}
            labelOf={(bucket) => valueLabel(key, bucket, facets, text)}
            chosen={chosen}
            onChange={change}
          />
        )}
      </FacetGroup>
    );
  };
  const hasAmounts = amounts.some(({ count }) => count > 0) || hasAmount(value);
  return (
    <>
      {firm ? (
        <div className={fitSwitch}>
          <Switch labelPosition="start" isSelected={value.mayFit} onChange={(mayFit) => onChange({ mayFit })}>
            {text.search.mayFit}
          </Switch>
        </div>
      ) : null}
      {firm === null && addFirm ? (
        <div className={fitSwitch}>
          <Link variant="standalone" href={addFirm}>
            {text.search.mayFitAdd}
          </Link>
        </div>
      ) : null}
      {first.map((key) => groupOf(key, true))}
      {hasAmounts ? (
        <FacetGroup title={text.search.amount} chosenCount={Number(hasAmount(value))} isOpenAtFirst>
          <AmountPart bars={amounts} value={value} onChange={onChange} />
        </FacetGroup>
      ) : null}
      {rest.map((key) => groupOf(key, false))}
      <FacetGroup
        title={text.search.dateRange}
        chosenCount={[value.dateFrom, value.dateTo].filter(Boolean).length}
        isOpenAtFirst={value.dateFrom !== '' || value.dateTo !== ''}
      >
        <DateFilter from={value.dateFrom} to={value.dateTo} onChange={onChange} />
      </FacetGroup>
    </>
  );
}
