'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../data/match';

/** Enterprises of the user with their query; `current` is the current one (当前企业), else the first, undefined without any. */
export function useEnterprise(isSignedIn = true) {
  const { api } = useFeatureHost();
  const query = useQuery({ ...matchQueries(api).enterprises(), enabled: isSignedIn });
  return { query, all: query.data ?? [], current: query.data?.find(({ isCurrent }) => isCurrent) ?? query.data?.[0] };
}
