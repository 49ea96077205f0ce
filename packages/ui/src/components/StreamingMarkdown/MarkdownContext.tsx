'use client';
import { createContext, type ReactNode } from 'react';

/** Renders a marker; null where the answer has no such citation. It changes with the citations, not with the text. */
export type RenderMarker = (id: string) => ReactNode;

export const MarkerContext = createContext<RenderMarker>(() => null);

/** Figures to mark as not found in the sources. It changes once an answer was checked, not with the text. */
export const FlagContext = createContext<readonly string[]>([]);
