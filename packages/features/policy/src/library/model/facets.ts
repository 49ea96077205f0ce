import type { Facet, FacetBucket, FacetKey } from '../../shared/model/types';
import { policyKinds, policyLevels, policyStatuses, windowStates } from '../../shared/model/vocabulary';

// These read as a scale, so they keep its order; everything else stands in the order of the server, most hits first.
const scales: Partial<Record<FacetKey, readonly string[]>> = {
  level: policyLevels,
  kind: policyKinds,
  status: policyStatuses,
  window: windowStates,
};

export interface FacetView {
  buckets: FacetBucket[];
  /** Number of further buckets that the server left out because they are rare. */
  more: number;
}

/**
 * Buckets of a facet; closed lists in their fixed order, others in the server's. A chosen value without hits stays, so
 * that it can be removed.
 */
export function facetView(facets: readonly Facet[], key: FacetKey, chosen: readonly string[]): FacetView {
  const { buckets = [], more = 0 } = facets.find((facet) => facet.key === key) ?? {};
  const missing = chosen
    .filter((value) => !buckets.some((bucket) => bucket.value === value))
    .map((value) => ({ value, label: value, count: 0, parent: null }));
  const all = [...buckets, ...missing];
  const scale = scales[key];
  return { more, buckets: scale ? all.sort((a, b) => scale.indexOf(a.value) - scale.indexOf(b.value)) : all };
}

/** Number of hits over all values of a facet whose values exclude each other; 0 without the facet. */
export const facetTotal = (facets: readonly Facet[], key: FacetKey): number =>
  facets.find((facet) => facet.key === key)?.buckets.reduce((sum, { count }) => sum + count, 0) ?? 0;
