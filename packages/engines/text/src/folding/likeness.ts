/** Share of grams that two texts have in common, 0 to 1 (Dice). */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const set = new Set(one);
  return (2 * other.filter((gram) => set.has(gram)).length) / Math.max(1, one.length + other.length);
}
