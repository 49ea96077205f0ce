'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { type RefObject, useEffect } from 'react';

export interface CitedClause {
  /** The clause that the address names. */
  citedId: string | undefined;
  /** The address of a clause on this page. */
  hrefOfClause: (id: string) => string;
  /** Goes to a clause: address, mark and scroll. */
  goToClause: (id: string) => void;
}

/** The clause after the number sign of the address: scrolled to when it appears there, and marked. */
export function useCitedClause(document: RefObject<HTMLElement | null>): CitedClause {
  const { location, navigate } = useFeatureHost();
  const { pathname, search, hash } = location;
  const citedId = decodeId(hash);
  useEffect(() => {
    if (citedId) scrollToClause(document.current, citedId);
  }, [citedId, document]);
  const hrefOfClause = (id: string) => `${pathname}${search}#${encodeURIComponent(id)}`;
  return {
    citedId,
    hrefOfClause,
    goToClause(id) {
      // Also when the address names it already: the reader may have scrolled away.
      if (id === citedId) scrollToClause(document.current, id);
      else navigate(hrefOfClause(id), { keepScroll: true });
    },
  };
}

/** To the place around the clause, which leaves room for what is stuck to the top of the page. */
function scrollToClause(document: HTMLElement | null, id: string) {
  const clause = document?.querySelector(`[id="${CSS.escape(id)}"]`);
  clause?.parentElement?.scrollIntoView({ block: 'start' });
}

function decodeId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
