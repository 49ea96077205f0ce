export interface GridMove {
  key: string;
  active: number;
  count: number;
  /** Rows that are in sight at once */
  page: number;
}

const moves: Record<string, (move: GridMove) => number> = {
  ArrowDown: ({ active }) => active + 1,
  ArrowUp: ({ active }) => active - 1,
  PageDown: ({ active, page }) => active + page,
  PageUp: ({ active, page }) => active - page,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** The row that a key leads to; nothing for other keys. */
export function nextRow(move: GridMove) {
  const to = moves[move.key]?.(move);
  return to === undefined ? undefined : Math.min(move.count - 1, Math.max(0, to));
}

/** The selection after one row is switched; the order is that of choosing. */
export function switchRow(selected: ReadonlySet<string>, id: string) {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return [...next];
}

/** The selection with all rows between two added. */
export function extendTo(selected: ReadonlySet<string>, rows: readonly { id: string }[], from: number, to: number) {
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...new Set([...selected, ...range.map(({ id }) => id)])];
}
