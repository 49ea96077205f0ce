'use client';
import { useState } from 'react';

/** Latest defined value, which a page shows while the next one loads or fails; undefined before the first. */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
