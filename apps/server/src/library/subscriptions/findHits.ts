import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import { relationLabels } from '../../platform/vocabulary';
import type { Library } from '../policies';

type S = MainComponents['schemas'];

export interface Hits {
  total: number;
  /** Policies; `isExtension` marks a notice that moves the days of the one that is followed. */
  rows: { policyId: string; title: string; date: string | null; isExtension?: boolean }[];
}

const maxRows = 10;

/**
 * Hits of a subscription now, in the whole library or among the given ids: for a followed policy the versions of its
 * title and its extensions, else the ten newest.
 *
 * @throws Rejection 404 when the followed policy is gone, 503 while there is no index
 */
export async function findHits(
  library: Pick<Library, 'get' | 'search'>,
  kind: S['SubscriptionKind'],
  spec: S['SubscriptionSpec'],
  only?: ReadonlySet<string>,
): Promise<Hits> {
  if (kind === 'policy') {
    const { versions, relations } = await library.get(spec.policyId ?? '');
    const found = [
      ...versions.map(({ id, title, date }) => ({ policyId: id, title, date })),
      ...relations
        .filter(({ kind: relation, label }) => relation === 'extends' && label !== relationLabels.extends)
        .map(({ policy: { id, title } }) => ({ policyId: id, title, date: null, isExtension: true })),
    ];
    const rows = found.filter(({ policyId }) => only?.has(policyId) ?? true);
    return { total: rows.length, rows };
  }
  const { q = '', policyId: _, ...facets } = spec;
  const wanted = kind === 'query' ? { q, ...facets } : { region: facets.region ?? [] };
  const found = library.search({ ...wanted, sort: 'newest', pageSize: maxRows }, only);
  return {
    total: found.total,
    rows: found.rows.map(({ id, title, publishedAt }) => ({ policyId: id, title, date: publishedAt })),
  };
}

/** Hits of `findHits`; null while nothing can be searched, or when the policy is gone. */
export async function tryFindHits(...args: Parameters<typeof findHits>): Promise<Hits | null> {
  try {
    return await findHits(...args);
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
