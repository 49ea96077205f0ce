'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useState } from 'react';
import type { Unsaved } from './useAutosave';

/**
 * Work of an earlier visit that `useAutosave` kept under a key and that did not arrive; null for none, undefined until
 * it is known. It is asked for once, when there is a key.
 */
export function useUnsaved<W>(
  draftKey: string | undefined,
  isWork: (work: unknown) => work is W,
): Unsaved<W> | null | undefined {
  const { drafts } = useFeatureHost();
  const [found, setFound] = useState<Unsaved<W> | null | undefined>(drafts ? undefined : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each key
  useEffect(() => {
    if (draftKey === undefined) return;
    let isCurrent = true;
    void drafts?.read(draftKey).then((kept) => {
      if (isCurrent) setFound(kept === null ? null : fitting(kept, isWork));
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, draftKey]);
  return found;
}

function fitting<W>(kept: string, isWork: (work: unknown) => work is W): Unsaved<W> | null {
  try {
    const { revision, work } = JSON.parse(kept) as { revision: unknown; work: unknown };
    return Number.isInteger(revision) && isWork(work) ? { revision: revision as number, work } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
