import type { ProofreadingGenre } from '../../data/proofreading';

/** The genres of a text, in the order in which they are offered. */
export const genres = [
  'official',
  'advertisement',
  'contract',
  'general',
] as const satisfies readonly ProofreadingGenre[];
