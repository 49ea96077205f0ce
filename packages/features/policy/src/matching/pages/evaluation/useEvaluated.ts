'use client';
import type { RuleYear, SavedEvaluation } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { evaluationQueries } from '../../../shared/data/evaluation';

interface Evaluated<Data> {
  data: Data | undefined;
  reading: UseQueryResult<unknown>;
  saved: SavedEvaluation | undefined;
  /** Id of the current enterprise, whose present evaluation may be saved and rated; undefined for a saved report. */
  enterpriseId: string | undefined;
  hasNone: boolean;
}

/** Saved report, or the evaluation of the current enterprise's present facts; `hasNone` where there is no enterprise. */
export function useEvaluated<Kind extends 'highTech' | 'specialization'>(
  kind: Kind,
  report: string | null,
  rules: RuleYear = '2026',
): Evaluated<NonNullable<SavedEvaluation[Kind]>> {
  type Data = NonNullable<SavedEvaluation[Kind]>;
  const { api } = useFeatureHost();
  const queries = evaluationQueries(api);
  const { query: enterprises, current } = useEnterprise();
  const isPresent = report === null;
  const kept = useQuery({ ...queries.saved(report ?? ''), enabled: !isPresent });
  const id = current?.id ?? '';
  const options = (
    kind === 'highTech' ? queries.highTech(id) : queries.specialization(id, rules)
  ) as UseQueryOptions<Data>;
  const present = useQuery({ ...options, enabled: isPresent && current !== undefined });
  if (!isPresent) {
    const data = (kept.data?.[kind] ?? undefined) as Data | undefined;
    return { data, reading: kept, saved: kept.data, enterpriseId: undefined, hasNone: false };
  }
  const hasNone = enterprises.data !== undefined && current === undefined;
  const reading: UseQueryResult<unknown> = current ? present : enterprises;
  return { data: current && present.data, reading, saved: undefined, enterpriseId: current?.id, hasNone };
}
