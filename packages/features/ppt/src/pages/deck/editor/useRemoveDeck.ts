'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decksKey, pptMutations } from '../../../data/ppt';
import { usePptHrefs } from '../../../hrefs';
import { usePptText } from '../../../text';

/** Function that removes a deck and goes to the others; it can be undone. */
export function useRemoveDeck(deckId: string): () => void {
  const text = usePptText().editor;
  const { api, navigate } = useFeatureHost();
  const client = useQueryClient();
  const hrefs = usePptHrefs();
  const { mutate: remove } = useMutation(pptMutations(api).remove);
  const { mutateAsync: update } = useMutation(pptMutations(api).update);
  const refresh = () => void client.invalidateQueries({ queryKey: decksKey });
  return () =>
    remove(deckId, {
      onSuccess() {
        refresh();
        navigate(hrefs.decks());
        // The page of the deck is left by then: only the promise is still heard.
        const restore = () =>
          void update({ deckId, isRemoved: false }).then(refresh, () =>
            toast(text.restoreFailed, { tone: 'error', action: { onPress: restore } }),
          );
        toast(text.removed, { action: { label: text.restore, onPress: restore } });
      },
      onError: () => toast(text.removeFailed, { tone: 'error' }),
    });
}
