'use client';
import { type ApiError, createRequestKey, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentKey, documentsKey, type ProofreadingDocument, proofreadingMutations } from '../../data/proofreading';
import { useProofreadingText } from '../../text';

/**
 * Function that charges a use for a version of a document. The document is stored before, so nothing is lost when no
 * use is left.
 *
 * @returns the function; it resolves to the ApiError of a failed call, or to null when the use is charged or the host
 * has told the user why not
 */
export function useBegin(): (document: Pick<ProofreadingDocument, 'id' | 'version'>) => Promise<ApiError | null> {
  const { api, reserveUse } = useFeatureHost();
  const client = useQueryClient();
  const text = useProofreadingText();
  const { mutateAsync: count } = useMutation(proofreadingMutations(api).count);
  return async ({ id, version }) => {
    void client.invalidateQueries({ queryKey: documentsKey });
    const key = reserveUse ? await reserveUse('proofreading', { kept: text.open.uncountedKept }) : createRequestKey();
    if (key === null) return null;
    try {
      await count({ documentId: id, version, key });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return error.kind === 'quota-exhausted' ? null : error;
    }
    await client.invalidateQueries({ queryKey: documentKey(id) });
    return null;
  };
}
