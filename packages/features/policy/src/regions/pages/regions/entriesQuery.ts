import type { RegionState } from './regionState';

export const pageSize = 20;
/** Number of entries that one call gives, and one table takes away. */
export const exportedAtOnce = 500;
export const maxExported = 5_000;

/** What the server is asked for, without the page: of the conditions, those that were given. */
export const entriesQuery = (state: RegionState) => {
  const { regions, theme, item, department, industry, suits, support, since, isOpen, source } = state;
  return {
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
