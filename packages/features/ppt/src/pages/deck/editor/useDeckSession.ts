'use client';
import { type Brand, type Slide, themeOfDeck } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useAutosave } from '@hengce/feature-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { type Deck, deckKey } from '../../../data/deck';
import { pptMutations } from '../../../data/ppt';
import { type DeckWork, openSession, sessionReducer } from '../../../model/session';

export const slidesDraftKey = (deckId: string) => `ppt:${deckId}:slides`;
export const isDeckWork = (work: unknown): work is DeckWork =>
  typeof work === 'object' &&
  work !== null &&
  'slides' in work &&
  Array.isArray(work.slides) &&
  work.slides.every((slide) => typeof slide === 'object' && slide !== null && 'layout' in slide && 'data' in slide);

/** Slides of a deck while they are edited: every change can be undone, and is saved by itself. */
export function useDeckSession(deck: Deck, unsaved: Unsaved<DeckWork> | null) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [kept] = useState<DeckWork>(() => {
    const { title, themeId, aspect, slides } = deck;
    return { title, themeId, isBranded: deck.brand !== null, aspect, slides };
  });
  const [session, dispatch] = useReducer(
    sessionReducer,
    // A draft may be older than what is kept of a deck.
    unsaved ? { ...kept, ...unsaved.work } : kept,
    openSession,
  );
  const [brand, setBrand] = useState<Brand | null>(deck.brand);
  const save = useMutation(pptMutations(api).save);
  const { work, chosen } = session;
  const { themeId, isBranded } = work;
  const shownBrand = isBranded ? brand : null;
  const theme = useMemo(() => themeOfDeck({ themeId, brand: shownBrand }), [themeId, shownBrand]);
  const autosave = useAutosave<DeckWork>({
    draftKey: slidesDraftKey(deck.id),
    work,
    kept: { revision: unsaved?.revision ?? deck.revision, work: kept },
    save: async ({ isBranded, ...of }, revision) => {
      const { slides, ...head } = { ...of, slides: [...of.slides] as Deck['slides'] };
      const saved = await save.mutateAsync({ deckId: deck.id, revision, isBranded, ...head, slides });
      // Presenting goes on from here: what it finds is what was edited, not what was once opened.
      client.setQueryData<Deck>(
        deckKey(deck.id),
        (opened) => opened && { ...opened, ...head, slides, brand: isBranded ? brand : null, revision: saved.revision },
      );
      return saved;
    },
  });
  const at = Math.max(
    work.slides.findIndex(({ id }) => id === chosen[0]),
    0,
  );
  return {
    ...{ session, dispatch, work, theme, brand: shownBrand, chosen, autosave, at },
    slide: work.slides[at],
    change: (patch: Partial<DeckWork>, more: { of?: string; chosen?: readonly string[] } = {}) =>
      dispatch({ type: 'changed', work: { ...work, ...patch }, ...more }),
    /** Takes on what became of the brand, and whether this deck is shown with it. */
    takeBrand(next: Brand | null, isUsed: boolean) {
      setBrand(next);
      if (isUsed !== isBranded) dispatch({ type: 'changed', work: { ...work, isBranded: isUsed } });
    },
    changeSlide: (slide: Slide, of?: string) =>
      dispatch({
        type: 'changed',
        work: { ...work, slides: work.slides.map((one) => (one.id === slide.id ? slide : one)) },
        ...(of === undefined ? {} : { of }),
      }),
  };
}

export type DeckSession = ReturnType<typeof useDeckSession>;
