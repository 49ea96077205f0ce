'use client';
import type { Slide } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Deck } from '../../../data/deck';
import { pptQueries } from '../../../data/ppt';
import { openChanges } from '../../../model/openChanges';

/** What slides say by words that their policy no longer has; the policy is asked once, when the deck is opened. */
export function useOutdated({ id, start }: Deck, slides: readonly Slide[]) {
  const { api } = useFeatureHost();
  const { data } = useQuery({ ...pptQueries(api).updates(id), enabled: start === 'policy' });
  return useMemo(() => {
    const { presentId = '', changes = [] } = data ?? {};
    return { presentId, changes: openChanges(slides, changes, presentId) };
  }, [data, slides]);
}

export type Outdated = ReturnType<typeof useOutdated>;
