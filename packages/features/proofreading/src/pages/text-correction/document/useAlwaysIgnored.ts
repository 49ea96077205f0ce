'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { proofreadingQueries } from '../../../data/proofreading';
import type { Ignored } from '../../../model/ignored';

/** Issues that the account ignores in all texts; none until its lists are loaded. */
export function useAlwaysIgnored(): readonly Ignored[] {
  const { data } = useQuery(proofreadingQueries(useFeatureHost().api).lists());
  return useMemo(
    () =>
      (data?.rows ?? []).flatMap(({ kind, ruleId, text }): Ignored[] =>
        kind === 'ignored' && ruleId !== null ? [{ ruleId, ...(text === '' ? {} : { original: text }) }] : [],
      ),
    [data],
  );
}
