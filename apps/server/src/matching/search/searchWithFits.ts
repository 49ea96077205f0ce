import type { MainComponents } from '@hengce/api/contract';
import { countConditions, isObtainable } from '@hengce/rules';
import type { Library } from '../../library/policies';
import type { Judged } from '../items';

type S = MainComponents['schemas'];

/** Match of the enterprise for whom 政策检索 searches. */
export interface FitOptions {
  /** Best judged item of each policy, by its id. */
  fits: ReadonlyMap<string, Judged>;
  /** Whether only policies with an item that the enterprise may get are returned. */
  mayFit: boolean;
}

/** Result of 政策检索 whose rows have the match of the enterprise; with `mayFit` only policies with an item that it may get. */
export function searchWithFits(
  library: Pick<Library, 'search'>,
  query: Parameters<Library['search']>[0],
  { fits, mayFit }: FitOptions,
): S['PolicySearchResult'] {
  const only = mayFit
    ? new Set(
        [...fits]
          .filter(([, { group, matchable }]) => isObtainable({ group, window: matchable.window }))
          .map(([id]) => id),
      )
    : undefined;
  const result = library.search(query, only);
  return { ...result, rows: result.rows.map((row) => ({ ...row, ...fitOf(fits.get(row.id)) })) };
}

const fitOf = (best: Judged | undefined): Pick<S['PolicySummary'], 'fit'> =>
  best ? { fit: { group: best.group, counts: countConditions(best.judgement) } } : {};
