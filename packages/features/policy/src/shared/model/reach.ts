import type { Enterprise } from '@hengce/api';

/** The nation among the codes of regions. */
const nation = '000000';

/**
 * Parameter `near` of a list: the enterprise's region, without one the nation. None where the address asks for all regions, or
 * somebody without an enterprise searches for words: what they look for may well be a region's.
 */
export const nearOf = (
  firm: Pick<Enterprise, 'regionCode'> | undefined,
  everywhere: boolean,
  words = '',
): { near?: string } => (everywhere || (!firm && words !== '') ? {} : { near: firm?.regionCode ?? nation });
