'use client';
import { useState } from 'react';

/** Props of a `SearchField` whose words are in the address. */
export interface SearchWords {
  value: string;
  onChange: (words: string) => void;
  onSubmit: (words: string) => void;
  onClear: () => void;
}

/**
 * State of a search field whose words are in the address: it searches when the words are committed, not at every key.
 *
 * @param q words of the present search
 */
export function useSearchWords(q: string, onSearch: (q: string) => void): SearchWords {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // The address changed elsewhere: back, or the conditions cleared.
  if (known !== q) {
    setKnown(q);
    setTyped(q);
  }
  return {
    value: typed,
    onChange: setTyped,
    onSubmit: (words) => onSearch(words.trim()),
    onClear: () => onSearch(''),
  };
}
