'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Renders a marker; null where the answer has no such citation. Changes when citations do, never with the text. */
export type RenderMarker = (id: string) => ReactNode;

export const MarkerContext = createContext<RenderMarker>(() => null);

/** The number of a citation. Without its source `[^9]` is left out, while 〔2026〕 stays the words that it is. */
export function Marker({ id, value }: { id: string; value: string }) {
  return useContext(MarkerContext)(id) ?? (value.startsWith('[') ? null : value);
}

/** Words to mark as not found in the sources. Changes once an answer was checked, never with the text. */
export const FlagContext = createContext<readonly string[]>([]);
