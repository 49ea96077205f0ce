'use client';
import { isApiError } from '@hengce/api';
import { type NavigateOptions, useFeatureHost } from '@hengce/feature-kit';
import { toast, useSaveFile } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentKey,
  documentsKey,
  type ExportForm,
  type ProofreadingDocument,
  type ProofreadingGenre,
  type ProofreadingVersion,
  proofreadingMutations,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import type { TextCorrectionState } from '../textCorrectionState';

interface Of {
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  flush: () => Promise<unknown>;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
}

/**
 * Functions that export a document, change its genre (文体) and remove it, the last with undo; a failure shows a
 * message. `isExporting` while a file is made.
 */
export function useDocumentActions({ document, version, flush, onChange }: Of) {
  const text = useProofreadingText().open;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const save = useSaveFile();
  const [isExporting, setExporting] = useState(false);
  const { mutateAsync: write } = useMutation(proofreadingMutations(api).export);
  const { mutate: update, mutateAsync: updateNow } = useMutation(proofreadingMutations(api).update);
  const { mutate: removeDocument } = useMutation(proofreadingMutations(api).remove);
  const { id: documentId } = document;
  const refresh = () => {
    void client.invalidateQueries({ queryKey: documentsKey });
    void client.invalidateQueries({ queryKey: documentKey(documentId) });
  };
  const exportAs = async (form: ExportForm): Promise<void> => {
    setExporting(true);
    try {
      await flush();
      const { blob, fileName } = await write({ documentId, version: version.version, form });
      save(blob, fileName);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'session-expired') return;
      const said = error.kind === 'rejected' ? error.message : text.exportFailed;
      toast(said, { tone: 'error', action: { onPress: () => void exportAs(form) } });
    } finally {
      setExporting(false);
    }
  };
  return {
    isExporting,
    export: exportAs,
    setGenre: (genre: ProofreadingGenre) =>
      update({ documentId, genre }, { onSuccess: refresh, onError: () => toast(text.genreFailed, { tone: 'error' }) }),
    remove: () =>
      removeDocument(documentId, {
        onSuccess() {
          refresh();
          onChange({ document: '', version: 0 });
          // The page of the text is left by then: only the promise is still heard.
          const restore = () =>
            void updateNow({ documentId, isRemoved: false }).then(refresh, () =>
              toast(text.restoreFailed, { tone: 'error', action: { onPress: restore } }),
            );
          toast(text.removed, { action: { label: text.restore, onPress: restore } });
        },
        onError: () => toast(text.removeFailed, { tone: 'error' }),
      }),
  };
}
