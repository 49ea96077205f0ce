'use client';
import { createContext, useContext, useEffect } from 'react';

export const DocumentFontContext = createContext<(() => void) | undefined>(undefined);

/**
 * Request for the host's style sheet of the document font. Render it beside words in that font (`vars.font.document`);
 * it draws nothing.
 */
export function DocumentFont() {
  const load = useContext(DocumentFontContext);
  useEffect(() => {
    load?.();
  }, [load]);
  return null;
}
