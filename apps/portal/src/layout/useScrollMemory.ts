import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tabStore } from '../session/storage';

const storageKey = 'hc.scroll';
/** Milliseconds that a page may take to have its content again. */
const patience = 5000;

/**
 * Scroll position by history entry: back, forward and reload restore it, also when the content comes later (of the last
 * 50 entries after a reload); a new page starts at its top, unless `keepScroll` says otherwise (`FeatureHost.navigate`)
 * or the address has an anchor.
 */
export function useScrollMemory() {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(undefined);
  positions.current ??= readPositions();
  const currentKey = useRef(key);

  useEffect(() => {
    const known = positions.current as Map<string, number>;
    const remember = () => known.set(currentKey.current, window.scrollY);
    const keep = () => tabStore.set(storageKey, JSON.stringify([...known].slice(-50)));
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useLayoutEffect(() => {
    currentKey.current = key;
    if (type === 'POP') {
      const known = positions.current?.get(key);
      return known === undefined ? undefined : scrollWhenPossible(known);
    }
    if (hash === '' && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
  }, [key]);
}

/** Goes to `top`, and again whenever the page changes its height while it is being filled, until the reader moves. */
function scrollWhenPossible(top: number): () => void {
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const attempt = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  growth.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  attempt();
  return stop;
}

/** Positions that an earlier document of this tab remembered; none when this one was opened anew. */
function readPositions(): Map<string, number> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') return new Map();
  try {
    return new Map(JSON.parse(tabStore.get(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
