'use client';
import { useState } from 'react';

/** What a `SearchField` needs to hold the words of the address. */
export interface SearchWords {
  value: string;
  onChange: (words: string) => void;
  onSubmit: (words: string) => void;
  onClear: () => void;
}

/**
 * The words of a search field that stand in the address too: they are searched for when they are done, not at every key.
 *
 * @param q what is searched for now
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
