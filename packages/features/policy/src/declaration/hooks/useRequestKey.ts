'use client';
import { createRequestKey } from '@hengce/api';
import { useRef } from 'react';

/**
 * Function that gives the Idempotency-Key of a request body: the same for every retry of it, so that a lost answer does
 * no harm, another for a different body.
 */
export function useRequestKey(): (asked: object) => string {
  const keys = useRef(new Map<string, string>());
  return (asked) => {
    const content = JSON.stringify(asked);
    const key = keys.current.get(content) ?? createRequestKey();
    keys.current.set(content, key);
    return key;
  };
}
