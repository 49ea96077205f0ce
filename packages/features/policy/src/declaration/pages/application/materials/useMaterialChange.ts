'use client';
import type { ApiError, MaterialSheet } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { takeReply } from '../../../../shared/data/takeReply';
import { declarationQueries, followingKeys } from '../../../data/declarations';
import { useApplicationText } from '../text';

/** Function that writes the list of materials, as the server answered, into the cache and refetches what follows from it. */
export function useTakeMaterials(declarationId: string): (sheet: MaterialSheet) => Promise<void> {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  return (sheet) =>
    takeReply(client, declarationQueries(api).materials(declarationId), sheet, [
      ...followingKeys(declarationId),
      mainKey('getDeclaration', declarationId),
      // What a file says is offered to the form.
      mainKey('getDeclarationForm', declarationId),
    ]);
}

/** Mutation of the materials. A failure shows a message, with a retry unless the server refused. */
export function useMaterialChange<Body>(
  declarationId: string,
  options: UseMutationOptions<MaterialSheet, ApiError, Body>,
) {
  const text = useApplicationText().application.materials;
  const take = useTakeMaterials(declarationId);
  const mutation = useMutation({
    ...options,
    onSuccess: take,
    onError(error, body) {
      if (error.kind === 'session-expired') return;
      if (error.kind !== 'rejected')
        toast(text.failed(error.message), { tone: 'error', action: { onPress: () => mutation.mutate(body) } });
      else toast(text.refused(error.message), { tone: 'error' });
    },
  });
  return mutation;
}
