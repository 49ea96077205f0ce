'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Drawer, Icon } from '@hengce/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { policyQueries } from '../../../../shared/data/queries';
import { usePolicyText } from '../../../../shared/text';
import { filterButton } from '../PolicySearchPage.css';
import { clearedFilters, filterCount, type SearchFilters, type SearchState, toSearchQuery } from '../searchState';
import { PolicyFilters, type PolicyFiltersProps } from './PolicyFilters';

export interface FilterDrawerProps extends Pick<PolicyFiltersProps, 'firm'> {
  state: SearchState;
  /** Called once, when the choice is applied. */
  onApply: (filters: Partial<SearchFilters>) => void;
}

/** Drawer of the facets below 1200 px: counted live, applied by one button. */
export function FilterDrawer({ state, firm, onApply }: FilterDrawerProps) {
  const text = usePolicyText().search;
  const { api } = useFeatureHost();
  const [draft, setDraft] = useState<Partial<SearchFilters>>();
  const wanted: SearchState = { ...state, ...draft, page: 1 };
  const { data, isFetching } = useQuery({
    ...policyQueries(api).search(toSearchQuery(wanted, firm ?? undefined)),
    placeholderData: keepPreviousData,
    enabled: draft !== undefined,
  });
  // The kind has its tab outside.
  const count = filterCount({ ...state, kind: [] });
  return (
    <div className={filterButton}>
      <Button iconStart={<Icon icon={SlidersHorizontal} />} onPress={() => setDraft({})}>
        {count > 0 ? text.filtersActive(count) : text.filters}
      </Button>
      <Drawer
        title={text.filters}
        isOpen={draft !== undefined}
        onOpenChange={(isOpen) => setDraft(isOpen ? {} : undefined)}
        footer={(close) => (
          <>
            <Button onPress={() => setDraft(clearedFilters(state))}>{text.clearFilters}</Button>
            <Button
              variant="primary"
              isPending={isFetching}
              onPress={() => {
                onApply(draft ?? {});
                close();
              }}
            >
              {isFetching ? text.applying : data?.total === 0 ? text.noneToApply : text.applyFilters(data?.total ?? 0)}
            </Button>
          </>
        )}
      >
        <PolicyFilters
          value={wanted}
          result={data ?? { facets: [], amounts: [] }}
          firm={firm}
          onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
        />
      </Drawer>
    </div>
  );
}
