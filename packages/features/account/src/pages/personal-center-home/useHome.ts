'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { equityQueries } from '../../data/equity';
import { factQueries } from '../../data/facts';
import { orderQueries } from '../../data/orders';

/** Facts of the current enterprise, undefined until they are known; `isNone` when the account has none. */
export function useCurrentFacts() {
  const { api } = useFeatureHost();
  const enterprises = useQuery(factQueries(api).enterprises());
  const current = enterprises.data?.find(({ isCurrent }) => isCurrent);
  const query = factQueries(api).sheet(current?.id ?? '');
  const sheet = useQuery({ ...query, queryFn: current ? query.queryFn : skipToken });
  const failed = [enterprises, sheet].find(hasOnlyFailed);
  return {
    sheet: current ? sheet.data : undefined,
    isNone: enterprises.data !== undefined && current === undefined,
    failed,
    retry: () => void failed?.refetch(),
  };
}

/** Query of the account's modules with the uses that are left. */
export const useEquity = () => useQuery(equityQueries(useFeatureHost().api).overview());

export const useUnpaid = () => useQuery(orderQueries(useFeatureHost().api).list('pending_payment', 1)).data?.rows ?? [];
