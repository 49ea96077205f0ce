'use client';
import { useEffect, useState } from 'react';

/** A value once it has stood still for `ms` milliseconds; the empty one at once, so that clearing never lags. */
export function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
