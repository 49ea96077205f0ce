'use client';
import { call } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import type { Autosave } from '@hengce/feature-parts';
import { toast } from '@hengce/ui';
import { usePptText } from '../text';

/** Function that saves what is here over what another page saved; a failure is told. */
export function useKeepMine(deckId: string, { saveOn }: Autosave): () => void {
  const text = usePptText().saving;
  const { api } = useFeatureHost();
  return () =>
    void call(api.main.GET('/api/ppt/deck/{deckId}', { params: { path: { deckId } } })).then(
      ({ revision }) => saveOn(revision),
      () => toast(text.failed, { tone: 'error' }),
    );
}
