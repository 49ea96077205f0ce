'use client';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of loading without a skeleton: nobody notices so short a wait, and a skeleton would only flash. */
const delay = 200;
/** Once shown it stays this long, so that it does not flash either; milliseconds. */
const minimum = 400;

/**
 * Whether to show a skeleton: after 200 ms of loading, and then for at least 400 ms. While it is false and nothing is
 * loaded, show the content before, or nothing.
 */
export function useSkeleton(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const wait = isLoading ? delay : Math.max(0, shownAt.current + minimum - performance.now());
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = performance.now();
      setShown(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
