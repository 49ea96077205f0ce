'use client';
import type { ApiError, MaterialSheet } from '@hengce/api';
import { mainKey, useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { takeReply } from '../../../shared/data/takeReply';
import { declarationQueries, followingKeys } from '../../data/declarations';
import { useApplicationText } from './text';

/**
 * Mutation of materials: writes the returned list into the cache, refetches what depends on it, and shows a failure
 * with a retry. A refusal has no retry; where `showsRefusal`, the caller shows it.
 */
export function useMaterialChange<Body>(
  declarationId: string,
  options: UseMutationOptions<MaterialSheet, ApiError, Body>,
  showsRefusal = false,
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
        // What a file says is offered to the form.
        mainKey('getDeclarationForm', declarationId),
      ]),
    onError(error, body) {
      if (error.kind === 'session-expired') return;
      if (error.kind !== 'rejected')
        toast(text.failed(error.message), { tone: 'error', action: { onPress: () => mutation.mutate(body) } });
      else if (!showsRefusal) toast(text.refused(error.message), { tone: 'error' });
    },
  });
  return mutation;
}
