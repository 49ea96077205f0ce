import type { MainComponents } from '@hengce/api/contract';
import { countConditions, mayBeHad } from '@hengce/rules';
import type { Library } from '../../library/policies';
import type { Judged } from '../items';

type S = MainComponents['schemas'];

/** What a firm asks of a search. */
export interface FitOptions {
  /** The best judged item of each policy, by its id. */
  fits: ReadonlyMap<string, Judged>;
  /** Only policies of which something may be had. */
  mayFit: boolean;
}

/** A search of which every row says how the firm fits. */
export function searchWithFits(
  library: Pick<Library, 'search'>,
  query: Parameters<Library['search']>[0],
  { fits, mayFit }: FitOptions,
): S['PolicySearchResult'] {
  const only = mayFit
    ? new Set(
        [...fits].filter(([, { group, matchable }]) => mayBeHad({ group, window: matchable.window })).map(([id]) => id),
      )
    : undefined;
  const result = library.search(query, only);
  return { ...result, rows: result.rows.map((row) => ({ ...row, ...fitOf(fits.get(row.id)) })) };
}

const fitOf = (best: Judged | undefined): Pick<S['PolicySummary'], 'fit'> =>
  best ? { fit: { group: best.group, counts: countConditions(best.judgement) } } : {};
