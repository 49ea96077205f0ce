'use client';
import {
  acceptedTypes,
  type ChatAttachment,
  createRequestKey,
  isApiError,
  uploadProblem,
  uploadRules,
} from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useState } from 'react';
import { uploadAttachment } from '../../data/pdf';
import { useChatText } from '../../text';

export interface AttachmentDraft {
  id: string;
  name: string;
  file: File;
  /** Id of the document; null during the upload. */
  documentId: string | null;
  failure: string | null;
}

export const attachmentTypes = acceptedTypes(uploadRules.KnowledgeFile);
const maxAttachments = 10;

/** Files of the next question: uploaded at once into 对话附件, at most ten, and removable until the question is sent. */
export function useAttachments() {
  const text = useChatText().composer;
  const { api } = useFeatureHost();
  const [drafts, setDrafts] = useState<readonly AttachmentDraft[]>([]);
  const change = (id: string, patch: Partial<AttachmentDraft>) =>
    setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...patch } : draft)));

  const upload = async ({ id, file }: AttachmentDraft) => {
    change(id, { failure: null });
    const problem = uploadProblem(file, uploadRules.KnowledgeFile);
    if (problem) return change(id, { failure: text.attachProblem[problem] });
    try {
      const { id: documentId } = await uploadAttachment(api, file);
      change(id, { documentId });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change(id, { failure: error.message });
    }
  };
  return {
    drafts,
    ready: drafts.flatMap(({ documentId, name }): ChatAttachment[] => (documentId ? [{ documentId, name }] : [])),
    /** Whether the question can go with its files. While one is on its way it cannot, and the user is told. */
    mayGo(): boolean {
      const isUploading = drafts.some(({ documentId, failure }) => documentId === null && failure === null);
      if (isUploading) toast(text.stillUploading, { tone: 'info' });
      return !isUploading;
    },
    add(files: readonly File[]) {
      const added = files.slice(0, maxAttachments - drafts.length).map((file) => ({
        id: createRequestKey(),
        name: file.name,
        file,
        documentId: null,
        failure: null,
      }));
      setDrafts([...drafts, ...added]);
      for (const draft of added) void upload(draft);
    },
    retry: (draft: AttachmentDraft) => void upload(draft),
    remove: (id: string) => setDrafts((before) => before.filter((draft) => draft.id !== id)),
    clear: () => setDrafts([]),
  };
}
