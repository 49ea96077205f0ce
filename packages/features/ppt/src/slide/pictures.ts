'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type PictureSource, pptQueries } from '../data/ppt';

const PictureContext = createContext<PictureSource | null>(null);

/** Says where the pictures of the slides inside come from. */
export const PicturesOf = PictureContext.Provider;

/** Address of a stored picture, which is read once; undefined until it is there, and where there is none. */
export function usePicture(file: string): string | undefined {
  const source = useContext(PictureContext);
  const { api } = useFeatureHost();
  const { data } = useQuery({
    ...pptQueries(api).picture(source ?? { deckId: '' }, file),
    enabled: source !== null && file !== '',
  });
  return data;
}
