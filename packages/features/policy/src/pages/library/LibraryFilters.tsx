'use client';
import type { EvidenceLibrary } from '@hengce/api';
import { SearchField, SegmentedControl, Select } from '@hengce/ui';
import { useState } from 'react';
import { filters, show } from './LibraryPage.css';
import { type LibraryState, shows } from './libraryState';
import { useLibraryText } from './text';

interface LibraryFiltersProps {
  state: LibraryState;
  library: EvidenceLibrary;
  onChange: (patch: Partial<LibraryState>) => void;
}

/** Ways to find a piece among many. */
export function LibraryFilters({ state, library, onChange }: LibraryFiltersProps) {
  const text = useLibraryText().library;
  const [typed, setTyped] = useState(state.q);
  const [committed, setCommitted] = useState(state.q);
  // The address may change from elsewhere: back, or the conditions cleared.
  if (committed !== state.q) {
    setCommitted(state.q);
    setTyped(state.q);
  }
  return (
    <>
      <div className={filters}>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          maxLength={100}
          value={typed}
          onChange={setTyped}
          onSubmit={(q) => onChange({ q: q.trim() })}
          onClear={() => onChange({ q: '' })}
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
