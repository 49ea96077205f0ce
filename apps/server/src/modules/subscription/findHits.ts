import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../contract/Rejection';
import type { PolicyService } from '../policy/service';

type S = MainComponents['schemas'];

export type Policies = Pick<
  PolicyService,
  'search' | 'get' | 'requirements' | 'matchables' | 'supposed' | 'regional' | 'notices' | 'indexedUpTo' | 'addedBetween'
>;

const away = (): never => {
  throw new Rejection(503, '政策库还没有准备好，请稍后重试', 503);
};

/** Stands in where no module gives policies. */
export const noPolicies: Policies = {
  search: away,
  get: away,
  requirements: async () => [],
  matchables: async () => [],
  supposed: async () => [],
    regional: async () => [],
  notices: async () => [],
  indexedUpTo: () => null,
  addedBetween: async () => [],
};

export interface Hits {
  total: number;
  rows: { policyId: string; title: string; date: string | null }[];
}

const mostRows = 10;

/**
 * What a subscription finds now, of the whole library or of the given ids, newest first. A policy that is followed finds the
 * versions of its title.
 */
export async function findHits(
  policies: Policies,
  kind: S['SubscriptionKind'],
  spec: S['SubscriptionSpec'],
  only?: ReadonlySet<string>,
): Promise<Hits> {
  if (kind === 'policy') {
    const { versions } = await policies.get(spec.policyId ?? '');
    const rows = versions.filter(({ id }) => only?.has(id) ?? true);
    return { total: rows.length, rows: rows.map(({ id, title, date }) => ({ policyId: id, title, date })) };
  }
  const { q = '', policyId: _, ...facets } = spec;
  const wanted = kind === 'query' ? { q, ...facets } : { region: facets.region ?? [] };
  const found = policies.search({ ...wanted, sort: 'newest', pageSize: mostRows }, only);
  return {
    total: found.total,
    rows: found.rows.map(({ id, title, publishedAt }) => ({ policyId: id, title, date: publishedAt })),
  };
}

/** Null while nothing can be searched, or when the policy is gone. */
export async function tryFindHits(...args: Parameters<typeof findHits>): Promise<Hits | null> {
  try {
    return await findHits(...args);
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
