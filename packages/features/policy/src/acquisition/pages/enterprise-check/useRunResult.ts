import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { acquisitionQueries } from '../../data/acquisition';
import { type EnterpriseCheckState, pageSize } from './enterpriseCheckState';

/** Query of the run in the address, one page of its result; it waits while there is no run. */
export function useRunResult({ run, verdict, sort, isNew, page: pageNum }: EnterpriseCheckState) {
  const { api } = useFeatureHost();
  return useQuery({
    ...acquisitionQueries(api).result(run, { verdict, sort, withoutHeld: isNew, pageNum, pageSize }),
    enabled: run !== '',
  });
}
