'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { evaluationKeys } from '../../data/evaluation';
import { matchMutations } from '../../data/match';
import type { Confirm } from './Confirm';
import { useConditionText } from './text';

/** Confirmation of conditions, which is saved and refetches the evaluation. */
export function useConfirmCondition(enterpriseId: string): Confirm {
  const text = useConditionText().conditions;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation(matchMutations(api).answer);
  const say: Confirm['say'] = (questionId, holds) =>
    mutate(
      { enterpriseId, questionId, answer: holds === null ? null : { kind: 'exact', value: holds } },
      {
        onSuccess: () =>
          Promise.all(evaluationKeys(enterpriseId).map((queryKey) => client.invalidateQueries({ queryKey }))),
        onError(error) {
          if (error.kind === 'session-expired') return;
          toast(text.notConfirmed(error.message), {
            tone: 'error',
            action: { onPress: () => say(questionId, holds, '') },
          });
        },
      },
    );
  const answer = variables?.answer;
  const holds = answer?.kind === 'exact' ? answer.value === true : null;
  return { pending: isPending && variables ? { questionId: variables.questionId, holds } : undefined, say };
}
