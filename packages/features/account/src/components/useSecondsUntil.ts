'use client';
import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds until a moment (ms since 1970), counting down; 0 when it is past. Right again after the machine slept.
 */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const left = secondsTo(moment);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
