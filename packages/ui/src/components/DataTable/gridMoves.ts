export interface GridMove {
  key: string;
  active: number;
  count: number;
  /** Number of rows visible at once. */
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

/** Index of the row that a key leads to, kept within the rows; undefined for a key that does not move. */
export function nextRow(move: GridMove) {
  const to = moves[move.key]?.(move);
  return to === undefined ? undefined : Math.min(move.count - 1, Math.max(0, to));
}

/** Ids of the selection after one row is toggled, in the order of choosing. */
export function switchRow(selected: ReadonlySet<string>, id: string) {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return [...next];
}

/**
 * Ids of the selection with all rows from one index to another added, both included, in either direction; those chosen
 * before come first.
 */
export function extendTo(selected: ReadonlySet<string>, rows: readonly { id: string }[], from: number, to: number) {
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...new Set([...selected, ...range.map(({ id }) => id)])];
}
