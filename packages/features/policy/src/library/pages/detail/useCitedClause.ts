'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { type RefObject, useEffect, useState } from 'react';

export interface CitedClause {
  /** Id of the clause that the address names; undefined for none. */
  citedId: string | undefined;
  /** Address of a clause on this page. */
  hrefOfClause: (id: string) => string;
  /** Goes to a clause: changes the address, marks it and scrolls to it. */
  goToClause: (id: string) => void;
  /** Whether the last jump still decides the outline's current entry: until the reader scrolls. */
  isHeld: boolean;
}

/** Clause in the hash of the address: scrolled to when it changes, and marked. */
export function useCitedClause(document: RefObject<HTMLElement | null>): CitedClause {
  const { location, navigate } = useFeatureHost();
  const { pathname, search, hash } = location;
  const citedId = decodeId(hash);
  const [isHeld, setHeld] = useState(citedId !== undefined);
  useEffect(() => {
    if (!citedId) return;
    setHeld(true);
    return scrollToClause(document.current, citedId);
  }, [citedId, document]);
  useEffect(() => {
    const page = document.current;
    const release = () => setHeld(false);
    for (const scroll of scrolls) page?.addEventListener(scroll, release, { passive: true });
    return () => {
      for (const scroll of scrolls) page?.removeEventListener(scroll, release);
    };
  }, [document]);
  const hrefOfClause = (id: string) => `${pathname}${search}#${encodeURIComponent(id)}`;
  return {
    citedId,
    hrefOfClause,
    isHeld,
    goToClause(id) {
      setHeld(true);
      // Also when the address names it already: the reader may have scrolled away.
      if (id === citedId) scrollToClause(document.current, id);
      else navigate(hrefOfClause(id), { keepScroll: true });
    },
  };
}

/** Events that show that a reader scrolls. */
const scrolls = ['wheel', 'touchmove', 'keydown'] as const;
/**
 * Number of frames for which a jump is corrected: pieces of a long law get their true height when they come near the
 * view, which moves what is below.
 */
const settling = 20;

/** Scrolls to the place around a clause, which leaves room for what is stuck to the top of the page. @returns a function that stops it */
function scrollToClause(document: HTMLElement | null, id: string): () => void {
  const place = document?.querySelector(`[id="${CSS.escape(id)}"]`)?.parentElement;
  let frame = 0;
  let left = settling;
  const goThere = () => {
    place?.scrollIntoView({ block: 'start' });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(goThere);
  };
  const stop = () => cancelAnimationFrame(frame);
  for (const scroll of scrolls) document?.addEventListener(scroll, stop, { once: true, passive: true });
  goThere();
  return stop;
}

function decodeId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
