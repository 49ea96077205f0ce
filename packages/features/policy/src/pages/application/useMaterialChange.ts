'use client';
import type { ApiError, MaterialSheet } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { declarationQueries, followingKeys } from '../../data/declarations';
import { takeReply } from '../../data/takeReply';
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
    onSuccess: (sheet) =>
      takeReply(client, declarationQueries(api).materials(declarationId), sheet, [
        ...followingKeys(declarationId),
        mainKey('getDeclaration', declarationId),
      ]),
    onError(error, body) {
      if (error.kind !== 'session-expired')
        toast(text.failed(error.message), { tone: 'error', action: { onPress: () => mutation.mutate(body) } });
    },
  });
  return mutation;
}
