'use client';
import type { NavigateOptions } from '@hengce/feature-kit';
import type { Facet } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import type { SearchFilters } from '../searchState';
import { valueLabel } from './activeFilters';
import { DateFilter } from './DateFilter';
import { FacetGroup } from './FacetGroup';
import { FacetList } from './FacetList';
import { RegionFacet } from './RegionFacet';

export interface PolicyFiltersProps {
  value: SearchFilters;
  /** Told the part that changed. */
  onChange: (patch: Partial<SearchFilters>, options?: NavigateOptions) => void;
  /** Counts of the current result. */
  facets: readonly Facet[];
}

/** Shown first and open; the rest is folded unless something in it is chosen. */
const openKeys: readonly string[] = ['region', 'window', 'level', 'support'];
const order = ['region', 'window', 'level', 'support', 'department', 'theme', 'status', 'source', 'year'] as const;

/** The facets. Values of one are joined by OR, facets by AND; every value says how many results it would leave. */
export function PolicyFilters({ value, onChange, facets }: PolicyFiltersProps) {
  const text = usePolicyText();
  return (
    <>
      {order.map((key) => {
        const chosen: readonly string[] = value[key];
        const view = facets.find((facet) => facet.key === key);
        if (!view?.buckets.length && chosen.length === 0) return null;
        const change = (next: readonly string[]) => onChange({ [key]: next });
        return (
          <FacetGroup
            key={key}
            title={text.facet[key]}
            chosenCount={chosen.length}
            isOpenAtFirst={openKeys.includes(key) || chosen.length > 0}
          >
            {key === 'region' ? (
              <RegionFacet facets={facets} chosen={chosen} onChange={change} />
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
      })}
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
