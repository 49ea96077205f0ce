'use client';
import type { ApiError, DeclarationDetail } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { takeReply } from '../../shared/data/takeReply';
import { declarationQueries, followingKeys } from '../data/declarations';
import { useDeclarationText } from './text';

/** Function that writes a changed declaration into the cache and refetches what depends on it. */
export function useDeclarationChange(declarationId: string): (changed: DeclarationDetail) => Promise<void> {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  return async (changed) => {
    const detail = declarationQueries(api).detail(declarationId);
    const before = client.getQueryData(detail.queryKey);
    const keys = [...followingKeys(declarationId)];
    // A move opens or closes the form, and a notice that changed brings other materials.
    if (before?.state !== changed.state || (before?.shift && !changed.shift))
      keys.push(mainKey('getDeclarationForm', declarationId), mainKey('getDeclarationMaterials', declarationId));
    await takeReply(client, detail, changed, keys);
  };
}

/** Mutation that returns the whole declaration; a failure shows a message, with a retry unless the server refused or the session ended. */
export function useDeclarationMutation<Body>(
  declarationId: string,
  options: UseMutationOptions<DeclarationDetail, ApiError, Body>,
) {
  const text = useDeclarationText().declaration;
  const take = useDeclarationChange(declarationId);
  const mutation = useMutation({
    ...options,
    onSuccess: take,
    onError(error, body) {
      if (error.kind === 'session-expired') return;
      // What was refused would be refused again.
      const action = error.kind === 'rejected' ? undefined : { onPress: () => mutation.mutate(body) };
      toast(text.notSaved(error.message), { tone: 'error', ...(action && { action }) });
    },
  });
  return mutation;
}
