'use client';
import { type CompositionEvent, useRef, useState } from 'react';

/**
 * Text of a controlled field without the letters of an unfinished composition: typing 研发 by pinyin would otherwise
 * search for “yan'fa” on the way. Give `draft` and `onDraftChange` to the field, and spread `composition` on an element
 * around the input.
 */
export function useComposedQuery(query: string, onQueryChange: (query: string) => void) {
  const [draft, setDraft] = useState(query);
  const [known, setKnown] = useState(query);
  const isComposing = useRef(false);
  if (query !== known) {
    setKnown(query);
    setDraft(query);
  }
  return {
    draft,
    onDraftChange: (next: string) => {
      setDraft(next);
      if (!isComposing.current) onQueryChange(next);
    },
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: CompositionEvent) => {
        isComposing.current = false;
        onQueryChange((event.target as HTMLInputElement).value);
      },
    },
  };
}
