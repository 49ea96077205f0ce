'use client';
import { useState } from 'react';

/** The newest value that was there: what a page goes on showing while the next one loads or fails to. */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
