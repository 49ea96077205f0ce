import { type FactRef, type FactSet, lastYear } from '../facts/facts';

/** Next financial year, when some of its numbers are supposed. */
export interface NextYear {
  facts: FactSet;
  /** Yearly facts that are supposed in it. */
  keys: ReadonlySet<FactRef['key']>;
}

/** Facts a year later: the newest numbers stay as they are, and today's are those of the year before. */
export const aYearLater = (facts: FactSet): FactSet => ({
  asOf: `${lastYear(facts.asOf) + 2}-01-01`,
  get: (ref) => facts.get(ref.back ? { ...ref, back: ref.back - 1 } : ref),
});

/** What reads a number that is supposed in the next year, reckoned in that year (2026 against 2025); all else as of today. */
export function reckoned<T extends { used: readonly FactRef[]; missing: readonly FactRef[] }>(
  { facts, next }: { facts: FactSet; next?: NextYear },
  reckon: (facts: FactSet) => T,
): T {
  const ahead = next && reckon(next.facts);
  const isAhead = ahead && [...ahead.used, ...ahead.missing].some(({ key }) => next.keys.has(key));
  return isAhead ? ahead : reckon(facts);
}
