'use client';
import { createRequestKey, fileSize, isApiError, uploadProblem, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import type { UploadFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { knowledgeMutations } from '../../data/knowledge';
import { useKnowledgeText } from './text';
import { useRefreshKnowledge } from './useKnowledgeActions';

export interface UploadTarget {
  baseId: string;
  folderId?: string;
  replaces?: string;
}

export interface Uploaded extends UploadFile {
  /** Id of the document once it is stored. */
  documentId?: string;
}

interface Sent {
  file: File;
  target: UploadTarget;
}

/** Files being uploaded, one after the other in the order in which they were chosen. */
export function useUploads() {
  const text = useKnowledgeText().upload;
  const { api } = useFeatureHost();
  const refresh = useRefreshKnowledge();
  const { mutateAsync: upload } = useMutation(knowledgeMutations(api).upload);
  const [files, setFiles] = useState<readonly Uploaded[]>([]);
  const sent = useRef(new Map<string, Sent>());
  const queue = useRef(Promise.resolve());
  const change = (id: string, patch: Partial<Uploaded>) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...patch } : each)));

  const send = async (id: string): Promise<void> => {
    const one = sent.current.get(id);
    // Taken off the list meanwhile.
    if (one === undefined) return;
    try {
      const { id: documentId, duplicateOf } = await upload({
        ...one.target,
        file: one.file,
        onProgress: (share) => change(id, { progress: Math.floor(share * 100) }),
      });
      change(id, { state: 'done', documentId, message: duplicateOf ? text.duplicate(duplicateOf.name) : text.kept });
      await refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
      change(id, { state: 'rejected', message: error.message });
    }
  };
  const line = (id: string) => {
    queue.current = queue.current.then(() => send(id)).catch(() => undefined);
  };

  return {
    files,
    isBusy: files.some(({ state }) => state === 'uploading'),
    add(chosen: readonly File[], target: UploadTarget) {
      const added = chosen.map((file): Uploaded => {
        const id = createRequestKey();
        const problem = uploadProblem(file, uploadRules.KnowledgeFile);
        const shown = { id, name: file.name, meta: fileSize(file.size) };
        if (problem) return { ...shown, state: 'rejected', canRetry: false, message: text.problem[problem] };
        sent.current.set(id, { file, target });
        return { ...shown, state: 'uploading' };
      });
      setFiles((before) => [...before, ...added]);
      for (const { id, state } of added) if (state === 'uploading') line(id);
    },
    retry(id: string) {
      if (!sent.current.has(id)) return;
      setFiles((before) => before.map((each) => (each.id === id ? fresh(each) : each)));
      line(id);
    },
    remove(id: string) {
      sent.current.delete(id);
      setFiles((before) => before.filter((each) => each.id !== id));
    },
    clear: () => setFiles((before) => before.filter(({ state }) => state === 'uploading')),
  };
}
const fresh = ({ id, name, meta = '' }: UploadFile): UploadFile => ({ id, name, meta, state: 'uploading' });

export type Uploads = ReturnType<typeof useUploads>;
