'use client';
import { useMemo } from 'react';
import { type DeepPartial, useFeatureHost } from './FeatureHost';

/** Creates a hook that returns a feature's texts with the host's overrides. */
export const createUseText =
  <T extends object>(featureId: string, defaults: T) =>
  (): T => {
    const overrides = useFeatureHost().text?.[featureId] as DeepPartial<T> | undefined;
    return useMemo(() => (overrides ? merge(defaults, overrides) : defaults), [overrides]);
  };

function merge<T extends object>(base: T, overrides: DeepPartial<T>): T {
  const merged = { ...base };
  for (const key of Object.keys(overrides) as (keyof T)[]) {
    const own = base[key];
    const other = (overrides as Partial<T>)[key];
    if (other === undefined) continue;
    merged[key] = (isPlain(own) && isPlain(other) ? merge(own, other as DeepPartial<typeof own>) : other) as T[keyof T];
  }
  return merged;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
