'use client';
import { useEffect, useState } from 'react';

/** Whole seconds since streaming began; null before and after. */
export function useThinkingTime(isStreaming: boolean): number | null {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isStreaming) return;
    const started = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - started) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [isStreaming]);
  return isStreaming ? seconds : null;
}
