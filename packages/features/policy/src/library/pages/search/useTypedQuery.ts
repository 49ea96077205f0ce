'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanQuery } from './searchState';

/** How long typing must rest before results follow it; milliseconds. */
const pause = 400;

export interface TypedQuery {
  /** What stands in the box. */
  draft: string;
  /** True from the first key until the words are committed. */
  isTyping: boolean;
  /** A key was pressed. Letters that an input method still composes are shown but searched for only when it is done. */
  type(text: string, isComposing: boolean): void;
  commit(text: string): void;
  /** What was typed is not meant after all: back to the words of the address. */
  discard(): void;
}

/**
 * The words of the search box. Results follow typing; however often they do, one search leaves one entry in the
 * history, so that Back goes to the search before and not to half a word.
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
