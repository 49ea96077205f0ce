import type { Provenance } from '../../model/types';
import { provenances } from '../../model/vocabulary';
import type { Source } from './regionState';

export interface Counted {
  /** With everything below it. */
  region?: string;
  department?: string;
  theme: string;
  source: Source;
  /** First day of publication. */
  since?: string | undefined;
}

/** What a search calls the same policies. */
export const sourcesOf = (source: Source): Provenance[] =>
  provenances.filter((one) => source === 'all' || (source === 'sample') === (one === 'sample'));

/** The search that lists what a figure counts: its query string. */
export function listOf({ region, department, theme, source, since }: Counted): string {
  const query = new URLSearchParams({
    ...(region && { region }),
    ...(department && { department }),
    ...(theme && { theme }),
    ...(since && { dateFrom: since }),
  });
  // Departments are counted below the nation; a region is below it anyway.
  if (!region) for (const level of ['province', 'city', 'county', 'zone']) query.append('level', level);
  for (const status of ['in_force', 'unverified']) query.append('status', status);
  if (source !== 'all') for (const one of sourcesOf(source)) query.append('source', one);
  return query.toString();
}
