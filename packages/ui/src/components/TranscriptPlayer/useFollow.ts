'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

export interface FollowOptions {
  /** Row that plays; -1 for none. */
  index: number;
  /** Whether rows stay where they are while another one plays. */
  isPaused: boolean;
  virtualizer: RefObject<VirtualizerHandle | null>;
}

/** Keeps the row that plays in view until somebody scrolls away from it; `back` goes to it and follows again. */
export function useFollow({ index, isPaused, virtualizer }: FollowOptions) {
  const [isAway, setAway] = useState(false);
  const follows = useRef(true);
  follows.current = !isAway && !isPaused;
  useEffect(() => {
    if (index >= 0 && follows.current) virtualizer.current?.scrollToIndex(index, { align: 'nearest' });
  }, [index, virtualizer]);
  return {
    isAway,
    onScrollEnd: () => setAway(index >= 0 && !isInView(virtualizer.current, index)),
    back() {
      setAway(false);
      virtualizer.current?.scrollToIndex(index, { align: 'center' });
    },
  };
}

function isInView(rows: VirtualizerHandle | null, index: number): boolean {
  if (!rows) return true;
  const top = rows.getItemOffset(index);
  const bottom = top + rows.getItemSize(index);
  return bottom > rows.scrollOffset && top < rows.scrollOffset + rows.viewportSize;
}
