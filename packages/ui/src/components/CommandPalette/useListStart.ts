import { type KeyboardEvent, useState } from 'react';
import type { PaletteSection } from './PaletteResults';

const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * Key (`start`) by which the list of results begins anew, at its first item: it changes with the query and with the first
 * result, also one that comes late, but no more once the keyboard has moved in the list (`onKeyDown`), so that the chosen
 * result stays chosen.
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
