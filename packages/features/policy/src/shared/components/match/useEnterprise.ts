'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { matchQueries } from '../../data/match';

/** Current enterprise (当前企业) of the user. */
export function useEnterprise(isSignedIn = true) {
  const { api } = useFeatureHost();
  const query = useQuery({ ...matchQueries(api).enterprises(), enabled: isSignedIn });
  return { query, all: query.data ?? [], current: query.data?.find(({ isCurrent }) => isCurrent) ?? query.data?.[0] };
}
