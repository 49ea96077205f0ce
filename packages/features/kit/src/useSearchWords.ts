'use client';
import { type CompositionEvent, useEffect, useRef, useState } from 'react';
import type { NavigateOptions } from './FeatureHost';

/** Props of a `SearchField` whose words are in the address. */
export interface SearchWords {
  value: string;
  onChange: (words: string) => void;
  onSubmit: (words: string) => void;
  onClear: () => void;
  onCompositionStart?: () => void;
  onCompositionEnd?: (event: CompositionEvent<HTMLInputElement>) => void;
}

export interface SearchWordsOptions {
  /** Searches while it is typed too, after so many milliseconds without a key. */
  pauseMs?: number;
}

/**
 * State of a search field whose words are in the address: it searches when the words are committed; with `pauseMs` also while they are
 * typed, which replaces the address.
 *
 * @param q words of the present search
 */
export function useSearchWords(
  q: string,
  onSearch: (q: string, options?: NavigateOptions) => void,
  { pauseMs }: SearchWordsOptions = {},
): SearchWords {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [asked, setAsked] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The letters of an input method are no words yet.
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== q) {
    setKnown(q);
    // The address changed elsewhere: back, or the conditions cleared. To its own searches the field has typed on.
    if (q !== asked) {
      setTyped(q);
      setAsked(q);
    }
  }
  const search = (words: string, options?: NavigateOptions) => {
    clearTimeout(timer.current);
    const next = words.trim();
    setAsked(next);
    if (options) onSearch(next, options);
    else onSearch(next);
  };
  const searchSoon = (words: string) => {
    clearTimeout(timer.current);
    if (pauseMs === undefined || isComposing.current || words.trim() === asked) return;
    timer.current = setTimeout(() => search(words, { replace: true }), pauseMs);
  };
  return {
    value: typed,
    onChange(words) {
      setTyped(words);
      searchSoon(words);
    },
    onSubmit: (words) => search(words),
    onClear: () => search(''),
    ...(pauseMs !== undefined && {
      onCompositionStart() {
        clearTimeout(timer.current);
        isComposing.current = true;
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
        isComposing.current = false;
        searchSoon(currentTarget.value);
      },
    }),
  };
}
