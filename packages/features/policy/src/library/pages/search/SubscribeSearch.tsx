'use client';
import type { Reach, SubscriptionSpec } from '@hengce/api';
import type { Facet } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { SubscribeButton } from '../../components/SubscribeButton';
import { activeFilters } from './filters/activeFilters';
import { facetKeys, type SearchState } from './searchState';

export interface SubscribeSearchProps {
  state: SearchState;
  facets: readonly Facet[];
  /** Region that the list keeps to; null for all, undefined until it is known. */
  reach: Reach | null | undefined;
}

/**
 * Button that subscribes to this search, in the regions that the list keeps to; nothing without words and conditions.
 * Dates of publication are left out, since news always come after them; so are amounts and the enterprise, which
 * subscriptions do not have.
 */
export function SubscribeSearch({ state, facets, reach }: SubscribeSearchProps) {
  const text = usePolicyText();
  const spec: SubscriptionSpec = {
    ...(state.q === '' ? {} : { q: state.q.slice(0, 200) }),
    ...Object.fromEntries(facetKeys.filter((key) => state[key].length > 0).map((key) => [key, [...state[key]]])),
  };
  if (Object.keys(spec).length === 0) return null;
  if (reach) spec.near = reach.code;
  const filters = activeFilters(
    { ...state, dateFrom: '', dateTo: '', amountFrom: null, amountTo: null, mayFit: false },
    facets,
    text,
  ).map(({ label }) => label);
  const kinds = state.kind.map((kind) => text.kind[kind]);
  const place = reach ? [text.reach.near(reach.name)] : [];
  const name = [state.q, ...filters, ...kinds, ...place].filter(Boolean).join(text.comma);
  return (
    <SubscribeButton
      kind="query"
      name={name}
      spec={spec}
      label={text.subscribe.search}
      size="lg"
      isBellOnPhones
      isWaiting={reach === undefined}
    />
  );
}
