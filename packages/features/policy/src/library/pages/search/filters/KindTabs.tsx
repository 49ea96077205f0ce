'use client';
import { Select, Tabs } from '@hengce/ui';
import type { Facet, PolicyKind, SortOrder } from '../../../../shared/model/types';
import { sortOrders } from '../../../../shared/model/vocabulary';
import { usePolicyText } from '../../../../shared/text';
import { facetTotal, facetView } from '../../../model/facets';

export interface KindTabsProps {
  /** Facets of the result; absent before the first count. */
  facets: readonly Facet[] | undefined;
  kind: PolicyKind | undefined;
  onKindChange: (kind: PolicyKind | undefined) => void;
  sort: SortOrder;
  /** Whether the query has words, so that results can be ordered by relevance. */
  hasWords: boolean;
  onSortChange: (sort: SortOrder) => void;
  /** Id of the results element. */
  controls: string;
}

const all = 'all';

/** Tabs by kind of document, with the order of the results at their end. */
export function KindTabs({ facets, kind, onKindChange, sort, hasWords, onSortChange, controls }: KindTabsProps) {
  const text = usePolicyText();
  const { buckets } = facetView(facets ?? [], 'kind', kind ? [kind] : []);
  return (
    <Tabs
      label={text.search.kinds}
      controls={controls}
      items={[
        { id: all, label: text.search.allKinds, count: facets && facetTotal(facets, 'kind') },
        ...buckets.map(({ value, count }) => ({
          id: value,
          label: text.kind[value as PolicyKind],
          count: facets && count,
        })),
      ]}
      selectedKey={kind ?? all}
      onSelectionChange={(id) => onKindChange(id === all ? undefined : (id as PolicyKind))}
      trailing={
        <Select
          label={text.search.sortLabel}
          variant="quiet"
          items={sortOrders.filter((id) => hasWords || id !== 'relevance').map((id) => ({ id, label: text.sort[id] }))}
          selectedKey={sort}
          onSelectionChange={(id) => onSortChange(id as SortOrder)}
        />
      }
    />
  );
}
