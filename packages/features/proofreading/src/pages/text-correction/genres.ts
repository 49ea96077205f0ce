import type { ProofreadingGenre } from '../../data/proofreading';

/** Genres (文体) of a text, in the order of the select. */
export const genres = [
  'official',
  'advertisement',
  'contract',
  'general',
] as const satisfies readonly ProofreadingGenre[];
