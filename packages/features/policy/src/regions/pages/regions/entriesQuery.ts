import type { Enterprise } from '@hengce/api';
import { nearOf } from '../../../shared/model/reach';
import type { RegionState } from './regionState';

export const pageSize = 20;
/** Highest number of entries that an export fetches in one call; `maxExported` is that of the whole export. */
export const exportedAtOnce = 500;
export const maxExported = 5_000;

/**
 * Parameters of the call, without the page: only conditions that are set. `near` is the region of the firm, unless all
 * regions are asked for.
 */
export const entriesQuery = (state: RegionState, firm: Pick<Enterprise, 'regionCode'> | undefined) => {
  const { regions, theme, item, department, industry, suits, support, since, isOpen, source, everywhere } = state;
  return {
    // A list of regions without the nation's own documents has nothing to begin with for nobody's region.
    ...(firm && nearOf(firm, everywhere)),
    ...(regions.length > 0 && { region: [...regions] }),
    ...(theme && { theme }),
    ...(item && { item }),
    ...(department && { department }),
    ...(industry && { industry }),
    ...(suits && { suits }),
    ...(support && { support }),
    ...(since && { since }),
    ...(isOpen && { isOpen }),
    ...(source && { source }),
  };
};
