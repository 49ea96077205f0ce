import type { ProofreadingGenre } from '../../data/proofreading';

/** In the order in which they are offered. */
export const genres = [
  'official',
  'advertisement',
  'contract',
  'general',
] as const satisfies readonly ProofreadingGenre[];
