'use client';
import { isApiError, type KnowledgeDocument } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast, useSaveFile } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { knowledgeKeys, knowledgeMutations } from '../../data/knowledge';
import { pdfMutations } from '../../data/pdf';
import { useKnowledgeText } from './text';

type Documents = readonly KnowledgeDocument[];

/** Function that refetches everything that shows documents or bases. */
export function useRefreshKnowledge() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(knowledgeKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Actions on one or many documents, with a message when done or failed, and undo where possible. */
export function useKnowledgeActions() {
  const text = useKnowledgeText().document;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const refresh = useRefreshKnowledge();
  const mutations = knowledgeMutations(api);
  const { mutateAsync: update } = useMutation(mutations.updateDocument);
  const { mutateAsync: retry } = useMutation(pdfMutations(api).retry);
  const { mutateAsync: remove } = useMutation(mutations.removeDocument);
  const { mutateAsync: fetchFile } = useMutation(mutations.file);

  const each = async (documents: Documents, run: (id: string) => Promise<unknown>, say?: (count: number) => void) => {
    const left: KnowledgeDocument[] = [];
    let reason = '';
    for (const document of documents) {
      try {
        await run(document.id);
      } catch (error) {
        left.push(document);
        if (isApiError(error) && error.kind !== 'session-expired') reason = error.message;
      }
    }
    if (left.length < documents.length) say?.(documents.length - left.length);
    if (reason)
      toast(text.failedAction(reason), { tone: 'error', action: { onPress: () => void each(left, run, say) } });
    await refresh();
  };

  const download = async (document: KnowledgeDocument): Promise<void> => {
    try {
      const { blob, fileName } = await fetchFile(document.id);
      save(blob, fileName);
    } catch {
      toast(text.downloadFailed, { tone: 'error', action: { onPress: () => void download(document) } });
    }
  };

  return {
    download,
    retry: (documents: Documents) => each(documents, retry, (count) => toast(text.retried(count))),
    remove(documents: Documents) {
      const restore = () => void each(documents, (documentId) => update({ documentId, isRemoved: false }));
      return each(documents, remove, (count) =>
        toast(text.removed(count), { action: { label: text.undo, onPress: restore } }),
      );
    },
    move: (documents: Documents, baseId: string, folderId: string | null) =>
      each(
        documents,
        (documentId) => update({ documentId, baseId, folderId }),
        (count) => toast(text.moved(count)),
      ),
    change: (documents: Documents, change: { isEnabled?: boolean; expiresAt?: string | null }) =>
      each(documents, (documentId) => update({ documentId, ...change })),
  };
}
export type KnowledgeActions = ReturnType<typeof useKnowledgeActions>;
