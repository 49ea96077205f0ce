'use client';
import { useEffect, useState } from 'react';

/**
 * Value that follows `value` after `ms` milliseconds without a change; an empty one follows at once, so that clearing
 * never lags.
 */
export function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
