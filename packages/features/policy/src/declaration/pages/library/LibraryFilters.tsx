'use client';
import type { EvidenceLibrary } from '@hengce/api';
import { SegmentedControl, Select } from '@hengce/ui';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { filters, show } from './LibraryPage.css';
import { type LibraryState, shows } from './libraryState';
import { useLibraryText } from './text';

interface LibraryFiltersProps {
  state: LibraryState;
  library: EvidenceLibrary;
  onChange: (patch: Partial<LibraryState>) => void;
}

/** Filters of the evidence library. */
export function LibraryFilters({ state, library, onChange }: LibraryFiltersProps) {
  const text = useLibraryText().library;
  return (
    <>
      <div className={filters}>
        <QueryField
          label={text.search}
          placeholder={text.searchPlaceholder}
          q={state.q}
          onSearch={(q) => onChange({ q })}
        />
        <Select
          label={text.kind}
          isLabelHidden
          selectedKey={state.kind}
          onSelectionChange={(kind) => onChange({ kind: String(kind ?? '') })}
          items={[{ id: '', label: text.allKinds }, ...library.kinds.map((kind) => ({ id: kind, label: kind }))]}
        />
      </div>
      <div className={show}>
        <SegmentedControl
          label={text.show}
          selectedKey={state.show}
          onSelectionChange={(id) => onChange({ show: shows.find((one) => one === id) ?? 'all' })}
          items={shows.map((id) => ({ id, label: text.shows[id](library.counts[id]) }))}
        />
      </div>
    </>
  );
}
