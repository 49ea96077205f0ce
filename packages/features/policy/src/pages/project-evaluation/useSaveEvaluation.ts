'use client';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeclarationText } from '../../components/declaration/text';
import { declarationMutations, declarationQueries } from '../../data/declarations';
import { takeReply } from '../../data/takeReply';

/** Keeps what was typed into the evaluation; the page shows what the server made of it. */
export function useSaveEvaluation(declarationId: string) {
  const text = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const save = useMutation({
    ...declarationMutations(api, declarationId).saveEvaluation,
    onSuccess: (evaluation) =>
      takeReply(client, declarationQueries(api).evaluation(declarationId), evaluation, [
        mainKey('getDeclaration', declarationId),
      ]),
    onError(error, body) {
      if (error.kind !== 'session-expired')
        toast(text.notSaved(error.message), { tone: 'error', action: { onPress: () => save.mutate(body) } });
    },
  });
  return save;
}
export type SaveEvaluation = ReturnType<typeof useSaveEvaluation>;
