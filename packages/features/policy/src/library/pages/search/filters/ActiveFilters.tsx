'use client';
import { Button, RemovableChip } from '@hengce/ui';
import type { Facet, PolicySearchResult } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import { chips } from '../PolicySearchPage.css';
import { clearedFilters, type SearchState } from '../searchState';
import { withoutExclusion } from '../withoutExclusion';
import { activeFilters } from './activeFilters';

export interface ActiveFiltersProps {
  state: SearchState;
  facets: readonly Facet[];
  /** Words typed with a minus before them, as the server read them. */
  excluded: readonly string[];
  /** Region that the query names; undefined for none. */
  place: PolicySearchResult['recognised']['place'];
  onChange: (patch: Partial<SearchState>) => void;
}

/** Filters in force, each with a button that removes it, and one for all; nothing without any. */
export function ActiveFilters({ state, facets, excluded, place, onChange }: ActiveFiltersProps) {
  const text = usePolicyText();
  const active = activeFilters(state, facets, text);
  const spoken = place === null || place.isEmpty ? null : place;
  if (active.length + excluded.length === 0 && spoken === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" className={chips} aria-label={text.search.activeFilters}>
      {spoken ? (
        <RemovableChip
          removeLabel={text.search.removePlace(spoken.name)}
          onRemove={() => onChange({ q: state.q.replace(spoken.typed, ' ').trim() })}
        >
          {text.search.place(spoken.name)}
        </RemovableChip>
      ) : null}
      {excluded.map((word) => (
        <RemovableChip
          key={word}
          removeLabel={text.search.removeExcluded(word)}
          onRemove={() => onChange({ q: withoutExclusion(state.q, word) })}
        >
          {text.search.excluded(word)}
        </RemovableChip>
      ))}
      {active.map(({ id, label, without }) => (
        <RemovableChip key={id} removeLabel={text.search.removeFilter(label)} onRemove={() => onChange(without)}>
          {label}
        </RemovableChip>
      ))}
      {active.length > 0 ? (
        <Button variant="quiet" size="sm" onPress={() => onChange(clearedFilters(state))}>
          {text.search.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}
