'use client';
import { createContext, type ReactNode } from 'react';

/**
 * Function that draws the marker of a citation; null where the answer has no such citation. It changes with the
 * citations, not with the text.
 */
export type RenderMarker = (id: string) => ReactNode;

export const MarkerContext = createContext<RenderMarker>(() => null);

/** Figures, as written, to mark as not found in the sources. They change once an answer was checked, not with the text. */
export const FlagContext = createContext<readonly string[]>([]);
