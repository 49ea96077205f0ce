'use client';
import { createRequestKey, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../data/deck';
import { decksKey, type GenerateOptions, pptMutations } from '../../data/ppt';
import { usePptText } from '../../text';

/** Function that makes slides from the saved outline; only the first time takes a use. What keeps it from that is told. */
export function useGenerate(deck: Pick<Deck, 'id' | 'isCounted'>, onMade: (deck: Deck) => void) {
  const text = usePptText().outline;
  const { api, reserveUse } = useFeatureHost();
  const client = useQueryClient();
  const generate = useMutation(pptMutations(api).generate);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isPending,
    problem,
    /** @param revisionOf gives the revision that is made, once everything is saved */
    async make(revisionOf: () => Promise<number>, options: Omit<GenerateOptions, 'revision'>): Promise<void> {
      setProblem(null);
      setPending(true);
      try {
        const revision = await revisionOf();
        const key = deck.isCounted || !reserveUse ? createRequestKey() : await reserveUse('ppt', { kept: text.kept });
        if (key === null) return;
        const made = await generate.mutateAsync({ ...options, deckId: deck.id, revision, key });
        void client.invalidateQueries({ queryKey: decksKey });
        onMade(made);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.kind !== 'quota-exhausted') setProblem(error.kind === 'rejected' ? error.message : text.failed);
      } finally {
        setPending(false);
      }
    },
  };
}
