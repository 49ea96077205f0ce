'use client';
import { uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Uploads, useUploads } from '@hengce/feature-parts';
import { useMutation } from '@tanstack/react-query';
import { knowledgeMutations } from '../../data/knowledge';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

export interface UploadTarget {
  baseId: string;
  folderId?: string;
  replaces?: string;
}

export interface Kept {
  documentId: string;
}

export type KnowledgeUploads = Uploads<UploadTarget, Kept>;

/**
 * Uploads into a knowledge base. A file that arrived stays in the list with its `documentId`, by which the caller
 * can show how far it has been read.
 */
export function useKnowledgeUploads(): KnowledgeUploads {
  const text = useKnowledgeText().upload;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const { mutateAsync: upload } = useMutation(knowledgeMutations(api).upload);
  return useUploads<UploadTarget, Kept>({
    rule: uploadRules.KnowledgeFile,
    problemOf: (problem) => text.problem[problem],
    lost: text.lost,
    async send(file, target, onProgress) {
      const { id: documentId, duplicateOf } = await upload({ ...target, file, onProgress });
      await refresh();
      return { documentId, message: duplicateOf ? text.duplicate(duplicateOf.name) : text.kept };
    },
  });
}
