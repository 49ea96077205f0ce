'use client';
import { createContext, type ReactNode } from 'react';

/** Renders a marker; null where the answer has no such citation. Changes when citations do, never with the text. */
export type RenderMarker = (id: string) => ReactNode;

export const MarkerContext = createContext<RenderMarker>(() => null);

/** Words to mark as not found in the sources. Changes once an answer was checked, never with the text. */
export const FlagContext = createContext<readonly string[]>([]);
