'use client';
import type { ApiError, DeclarationEvaluation } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { takeReply } from '../../../shared/data/takeReply';
import { useDeclarationText } from '../../components/text';
import { declarationMutations, declarationQueries } from '../../data/declarations';

/**
 * Mutation of the evaluation; the page then shows the server's state, with changes of others. A failure shows a
 * message, with a retry unless the server refused.
 */
export function useEvaluationChange<Body>(
  declarationId: string,
  options: UseMutationOptions<DeclarationEvaluation, ApiError, Body>,
) {
  const text = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const query = declarationQueries(api).evaluation(declarationId);
  const change = useMutation({
    ...options,
    onSuccess: (evaluation) => takeReply(client, query, evaluation, [mainKey('getDeclaration', declarationId)]),
    onError(error, body) {
      if (error.kind === 'session-expired') return;
      if (error.kind === 'rejected') void client.invalidateQueries({ queryKey: query.queryKey });
      // What was refused would be refused again.
      const action = error.kind === 'rejected' ? undefined : { onPress: () => change.mutate(body) };
      toast(text.notSaved(error.message), { tone: 'error', ...(action && { action }) });
    },
  });
  return change;
}

export function useSaveEvaluation(declarationId: string) {
  const { api } = useFeatureHost();
  return useEvaluationChange(declarationId, declarationMutations(api, declarationId).saveEvaluation);
}
export type SaveEvaluation = ReturnType<typeof useSaveEvaluation>;
