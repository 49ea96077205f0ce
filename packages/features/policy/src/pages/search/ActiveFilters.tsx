'use client';
import { Button, RemovableChip } from '@hengce/ui';
import type { Facet } from '../../model/types';
import { usePolicyText } from '../../text';
import { activeFilters } from './activeFilters';
import { chips } from './PolicySearchPage.css';
import { clearedFilters, type SearchFilters } from './searchState';

export interface ActiveFiltersProps {
  filters: SearchFilters;
  facets: readonly Facet[];
  onChange: (patch: Partial<SearchFilters>) => void;
}

/** What narrows the search right now: each can be taken away by itself, all by one button. */
export function ActiveFilters({ filters, facets, onChange }: ActiveFiltersProps) {
  const text = usePolicyText();
  const active = activeFilters(filters, facets, text);
  if (active.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" className={chips} aria-label={text.search.activeFilters}>
      {active.map(({ id, label, without }) => (
        <RemovableChip key={id} removeLabel={text.search.removeFilter(label)} onRemove={() => onChange(without)}>
          {label}
        </RemovableChip>
      ))}
      <Button variant="quiet" size="sm" onPress={() => onChange(clearedFilters(filters))}>
        {text.search.clearFilters}
      </Button>
    </div>
  );
}
