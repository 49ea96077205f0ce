'use client';
import { useCallback, useRef } from 'react';

/**
 * Function with a stable identity that calls the latest `act`. For later events only: not to be called while rendering.
 */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
