'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportForm, pptMutations } from '../../../data/ppt';
import { usePptText } from '../../../text';

/** Function that saves everything and then gives the deck as a file; a failure shows a message with which it is tried again. */
export function useExport(deckId: string, flush: () => Promise<number>) {
  const text = usePptText().editor;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const [isPending, setPending] = useState(false);
  const { mutateAsync: write } = useMutation(pptMutations(api).export);
  const exportAs = async (form: ExportForm): Promise<void> => {
    setPending(true);
    try {
      await flush();
      const { blob, fileName } = await write({ deckId, form });
      save(blob, fileName);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'session-expired') return;
      const said = error.kind === 'rejected' ? error.message : text.exportFailed;
      toast(said, { tone: 'error', action: { onPress: () => void exportAs(form) } });
    } finally {
      setPending(false);
    }
  };
  return { isPending, as: exportAs };
}
