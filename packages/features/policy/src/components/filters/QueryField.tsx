'use client';
import { SearchField, type SearchFieldProps } from '@hengce/ui';
import { useState } from 'react';

export interface QueryFieldProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'maxLength'> {
  /** What is searched for now. */
  q: string;
  /** The words are done, or taken away. */
  onSearch: (q: string) => void;
}

/** Words to search for in a list, sent when they are done. */
export function QueryField({ q, onSearch, maxLength = 100, ...texts }: QueryFieldProps) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Back, or a filter taken away elsewhere.
  if (known !== q) {
    setKnown(q);
    setTyped(q);
  }
  return (
    <SearchField
      {...texts}
      maxLength={maxLength}
      value={typed}
      onChange={setTyped}
      onSubmit={(words) => onSearch(words.trim())}
      onClear={() => onSearch('')}
    />
  );
}
