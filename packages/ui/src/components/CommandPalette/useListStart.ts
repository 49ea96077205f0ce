import { type KeyboardEvent, useState } from 'react';
import type { PaletteSection } from './PaletteResults';

const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * What the list of results begins with: new words and a new best result begin it anew, also when it comes late. Not
 * once somebody moves in it: then the chosen one stays chosen.
 */
export function useListStart(query: string, sections: readonly PaletteSection[]) {
  const first = sections.find(({ items }) => items.length > 0)?.items[0]?.id;
  const best = `${query}/${first}`;
  const [held, setHeld] = useState<{ query: string; start: string } | null>(null);
  if (held && held.query !== query) setHeld(null);
  return {
    start: held?.start ?? best,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (moves.has(key)) setHeld((before) => before ?? { query, start: best });
    },
  };
}
