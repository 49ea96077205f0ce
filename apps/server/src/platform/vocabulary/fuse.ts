/** Usual for reciprocal rank fusion: below some ten places the rank says little. */
const rankOffset = 60;

/**
 * Result lists for the same question as one: items high in many of them come first; of equals, that of the earlier list.
 *
 * @see Cormack, Clarke, Büttcher: Reciprocal Rank Fusion (SIGIR 2009)
 */
export function fuse<T>(lists: readonly (readonly T[])[], keyOf: (item: T) => string): T[] {
  const merged = new Map<string, { item: T; score: number }>();
  for (const list of lists)
    for (const [rank, item] of list.entries()) {
      const known = merged.get(keyOf(item));
      const score = 1 / (rankOffset + rank);
      if (known === undefined) merged.set(keyOf(item), { item, score });
      else known.score += score;
    }
  return [...merged.values()].sort((a, b) => b.score - a.score).map(({ item }) => item);
}
