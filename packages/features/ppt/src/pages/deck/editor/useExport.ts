'use client';
import { fileSize, isApiError, safeFileName } from '@hengce/api';
import { layoutDeck } from '@hengce/deck';
import { loadChunk, useFeatureHost } from '@hengce/feature-kit';
import { saveFile, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportForm, pptMutations, pptQueries } from '../../../data/ppt';
import type { PictureForm } from '../../../slide/writePictures';
import { usePptText } from '../../../text';
import type { DeckSession } from './useDeckSession';

/**
 * Function that gives the deck as a file, which the server writes of what is saved first, or as pictures, which are made
 * here, and tells how large it is; a failure shows a message with which it is tried again.
 */
export function useExport(deckId: string, { work, brand, slide, at, autosave }: DeckSession) {
  const text = usePptText().editor;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { mutateAsync: write } = useMutation(pptMutations(api).export);
  const fileOf = async (form: ExportForm) => {
    await autosave.flush();
    return write({ deckId, form });
  };
  const picturesOf = async (form: PictureForm) => {
    const writePictures = await loadChunk(
      'ppt.pictures',
      async () => (await import('../../../slide/writePictures')).writePictures,
    );
    // The open slide is asked for by name, hidden or not.
    const slides = work.slides.map((one) => (form === 'png' && one === slide ? { ...one, isHidden: false } : one));
    const shown = layoutDeck({ ...work, brand, slides });
    const blob = await writePictures(form === 'png' ? shown.filter(({ of }) => of === at) : shown, (file) =>
      client.ensureQueryData(pptQueries(api).picture({ deckId }, file)),
    );
    const ending = blob.type === 'image/png' ? 'png' : 'zip';
    return { blob, fileName: safeFileName(`${work.title.replace(/[/\\]/g, '_')}.${ending}`) };
  };
  const exportAs = async (form: ExportForm | PictureForm): Promise<void> => {
    if (form !== 'png' && work.slides.every(({ isHidden }) => isHidden))
      return void toast(text.allHidden, { tone: 'error' });
    setPending(true);
    try {
      const { blob, fileName } = await (form === 'png' || form === 'pngs' ? picturesOf(form) : fileOf(form));
      saveFile(blob, fileName);
      toast(text.exported(fileSize(blob.size)));
    } catch (error) {
      if (isApiError(error) && error.kind === 'session-expired') return;
      const said = isApiError(error) && error.kind === 'rejected' ? error.message : text.exportFailed;
      toast(said, { tone: 'error', action: { onPress: () => void exportAs(form) } });
    } finally {
      setPending(false);
    }
  };
  return { isPending, as: exportAs };
}
