'use client';
import type { HighTechEvaluation } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { evaluationMutations, evaluationQueries, rateKey } from '../../data/evaluation';
import { takeReply } from '../../data/takeReply';

/**
 * Mutation that rates an item of the experts: the page computes the evaluation at once; the server saves the rating,
 * and its result replaces the page's.
 */
export function useRating(enterpriseId: string) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const present = evaluationQueries(api).highTech(enterpriseId);
  const basis = useQuery({
    ...evaluationQueries(api).basis(enterpriseId),
    enabled: enterpriseId !== '',
  });
  return useMutation({
    ...evaluationMutations(api).rate,
    mutationKey: rateKey(enterpriseId),
    async onMutate({ itemId, points }) {
      const firm = basis.data?.firm;
      if (firm === undefined) return;
      // The engine is loaded with the first rating; the request does not wait for it.
      void import('./rateAgain').then(({ rateAgain }) => {
        if (client.isMutating({ mutationKey: rateKey(enterpriseId) }) === 0) return;
        client.setQueryData<HighTechEvaluation>(
          present.queryKey,
          (before) => before && rateAgain(before, firm, itemId, points),
        );
      });
    },
    onSuccess(evaluation) {
      // While another rating is on its way, its reply is newer.
      if (client.isMutating({ mutationKey: rateKey(enterpriseId) }) === 1) void takeReply(client, present, evaluation);
    },
    onError: () => void client.invalidateQueries({ queryKey: present.queryKey }),
  });
}
