'use client';
import type { ApiError, MaterialSheet } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { declarationQueries, followingKeys } from '../../data/declarations';
import { useApplicationText } from './text';

/** A change of the materials: the list is as the server answers it, what follows is read anew, a failure is said with a way to retry. */
export function useMaterialChange<Body>(
  declarationId: string,
  options: UseMutationOptions<MaterialSheet, ApiError, Body>,
) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const mutation = useMutation({
    ...options,
    async onSuccess(sheet) {
      const { queryKey: materials } = declarationQueries(api).materials(declarationId);
      await client.cancelQueries({ queryKey: materials });
      client.setQueryData(materials, sheet);
      for (const queryKey of [...followingKeys(declarationId), mainKey('getDeclaration', declarationId)])
        void client.invalidateQueries({ queryKey });
    },
    onError(error, body) {
      if (error.kind !== 'session-expired')
        toast(text.failed(error.message), { tone: 'error', action: { onPress: () => mutation.mutate(body) } });
    },
  });
  return mutation;
}
