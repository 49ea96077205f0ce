'use client';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { evaluationKeys, evaluationMutations, evaluationQueries } from '../../../shared/data/evaluation';

type FactToKeep = MainComponents['schemas']['SaveFactBody'];

/**
 * Function `keep` that saves the results of a helper dialog as facts, one after the other up to the first failure, and
 * refetches the evaluations; it calls `done` when all are saved. `hasFailed` is the reason of the failure.
 */
export function useKeepFacts(enterpriseId: string) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [hasFailed, setFailed] = useState<string>();
  const { mutateAsync, isPending } = useMutation(evaluationMutations(api).saveFact);
  const keep = async (facts: readonly FactToKeep[], done: () => void) => {
    try {
      for (const fact of facts) await mutateAsync({ enterpriseId, ...fact });
    } catch (error) {
      setFailed((error as Error).message);
      return;
    } finally {
      for (const queryKey of [...evaluationKeys(enterpriseId), evaluationQueries(api).facts(enterpriseId).queryKey])
        void client.invalidateQueries({ queryKey });
    }
    setFailed(undefined);
    done();
  };
  return { keep, isPending, hasFailed };
}
