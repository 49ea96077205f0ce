'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanQuery } from './searchState';

/** Milliseconds for which typing must rest before results follow it. */
const pause = 400;

export interface TypedQuery {
  /** Text in the field. */
  draft: string;
  /** True from the first key until the words are committed. */
  isTyping: boolean;
  /** Handles typed text. Letters that an input method still composes are shown but not searched for. */
  type(text: string, isComposing: boolean): void;
  commit(text: string): void;
  /** Returns to the words of the address. */
  discard(): void;
}

/**
 * Words of the search field. Results follow typing; one search leaves one history entry, so that Back goes to the
 * search before and not to half a word.
 */
export function useTypedQuery(q: string, search: (q: string, options: { replace: boolean }) => void): TypedQuery {
  const [draft, setDraft] = useState(q);
  const [isTyping, setTyping] = useState(false);
  const [seen, setSeen] = useState(q);
  const hasEntry = useRef(false);
  if (q !== seen) {
    setSeen(q);
    // Back, a link or a chip changed the address; what is being typed right now is not overwritten by it.
    if (!isTyping) setDraft(q);
  }
  const send = useCallback(
    (text: string) => {
      const next = cleanQuery(text);
      if (next === q) return;
      search(next, { replace: hasEntry.current });
      hasEntry.current = true;
    },
    [q, search],
  );
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => send(draft), pause);
    return () => clearTimeout(timer);
  }, [draft, isTyping, send]);
  return {
    draft,
    isTyping,
    type(text, isComposing) {
      setDraft(text);
      setTyping(!isComposing);
    },
    commit(text) {
      setDraft(text);
      setTyping(false);
      send(text);
      hasEntry.current = false;
    },
    discard() {
      setDraft(q);
      setTyping(false);
      hasEntry.current = false;
    },
  };
}
