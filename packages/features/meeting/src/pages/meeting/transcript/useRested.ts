'use client';
import { startTransition, useEffect, useState } from 'react';

const restMs = 300;

/** A value as it was when it last rested: while somebody types, what is drawn of the whole of it waits. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
