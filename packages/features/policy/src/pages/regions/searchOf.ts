import { provenances } from '../../model/vocabulary';
import type { Source } from './regionState';

export interface Counted {
  /** A province, with everything below it. */
  code: string;
  theme: string;
  source: Source;
  /** First day of publication. */
  since?: string | undefined;
}

/** The search that lists what a figure counts: its query string. */
export function listOf({ code, theme, source, since }: Counted): string {
  const query = new URLSearchParams({ region: code, ...(theme && { theme }), ...(since && { dateFrom: since }) });
  for (const status of ['in_force', 'unverified']) query.append('status', status);
  const wanted = provenances.filter((one) => source === 'all' || (source === 'sample') === (one === 'sample'));
  if (source !== 'all') for (const one of wanted) query.append('source', one);
  return query.toString();
}
