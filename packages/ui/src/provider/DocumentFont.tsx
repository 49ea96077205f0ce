'use client';
import { createContext, useContext, useEffect } from 'react';

export const DocumentFontContext = createContext<(() => void) | undefined>(undefined);

/** Stands beside words in the document font (`vars.font.document`) and asks the host for its sheet. Draws nothing. */
export function DocumentFont() {
  const load = useContext(DocumentFontContext);
  useEffect(() => {
    load?.();
  }, [load]);
  return null;
}
