'use client';
import { useCallback, useRef } from 'react';

/** The same function for good, which does what it was told last. For what happens later: not to be called while rendering. */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
