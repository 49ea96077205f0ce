'use client';
import { type NavigateOptions, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { PolicyRowSkeleton, SkeletonDelay, SkipLink } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useId } from 'react';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { ReachLine } from '../../../shared/components/reach/ReachLine';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { PolicySearchResult, Suggestion } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { useRememberSearch } from '../../hooks/lastSearch';
import { useLatest } from '../../hooks/useLatest';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterDrawer } from './filters/FilterDrawer';
import { FilterSkeleton } from './filters/FilterSkeleton';
import { KindTabs } from './filters/KindTabs';
import { PolicyFilters } from './filters/PolicyFilters';
import { columns, filters, head, hidden, kept, note, page, results, summaryRow } from './PolicySearchPage.css';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import { SearchSummary } from './SearchSummary';
import { SubscribeSearch } from './SubscribeSearch';
import {
  defaultSearchState,
  effectiveSort,
  fromFirstPage,
  type SearchState,
  searchState,
  toSearchQuery,
} from './searchState';
import { useSelection } from './selection/useSelection';

/** Tray of ticked policies, whose code comes when something is ticked. */
const SelectionTray = lazy(async () => ({
  default: (await import('./selection/SelectionTray')).SelectionTray,
}));

/** 政策检索. Everything that it shows follows from its address; every action changes the address. */
export function PolicySearchPage() {
  const text = usePolicyText().search;
  const { api, navigate, session } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const [addressed, setState] = useSearchState(searchState);
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  // Without a firm nothing can fit it, whatever a shared address says.
  const state = enterprises.isLoading || current ? addressed : { ...addressed, mayFit: false };
  const firm = enterprises.isSuccess ? (current ?? null) : undefined;
  const search = useQuery({
    ...policyQueries(api).search(toSearchQuery(state, current)),
    enabled: !enterprises.isLoading,
  });
  // Facets stay while a search loads or fails: what was chosen must remain changeable.
  const latest = useLatest(search.data);
  const facets = latest?.facets;
  const selection = useSelection();
  useRememberSearch();
  const resultsId = useId();

  const change = useCallback(
    (patch: Partial<SearchState>, options?: NavigateOptions) => setState(fromFirstPage(patch), options),
    [setState],
  );
  const hrefFor = (patch: Partial<SearchState>) => hrefs.search(searchState.format({ ...state, ...patch }).toString());
  const hrefForWords = (q: string) => hrefs.search(searchState.format({ ...defaultSearchState, q }).toString());
  const searchFor = useCallback(
    (q: string, options: { replace: boolean }) => setState(fromFirstPage({ q }), options),
    [setState],
  );
  const takeSuggestion = ({ kind, text: words, policyId }: Suggestion) => {
    if (policyId) navigate(hrefs.detail(policyId));
    else if (kind === 'department' || kind === 'theme') change({ q: '', [kind]: [words] });
    else change({ q: words });
  };

  const hasFailed = search.isError || search.isPaused;
  // A list that was there is not taken away by a failure; that nothing was found would be said of the wrong words.
  const keptResult = hasFailed && latest && latest.rows.length > 0 ? latest : undefined;
  const listOf = (result: PolicySearchResult, isStale: boolean) => (
    <SearchResults
      state={state}
      result={result}
      isStale={isStale}
      selection={selection}
      onChange={change}
      hrefFor={hrefFor}
      hrefForWords={hrefForWords}
    />
  );
  return (
    <div className={page}>
      <h1 className={hidden}>{text.title}</h1>
      <SkipLink targetId={resultsId}>{text.toResults}</SkipLink>
      <div className={head}>
        <SearchBox
          q={state.q}
          onSearch={searchFor}
          onSuggestion={takeSuggestion}
          action={
            search.data || !hasFailed ? (
              <SubscribeSearch state={state} facets={facets ?? []} reach={search.data?.reach} />
            ) : undefined
          }
        />
        <KindTabs
          facets={facets}
          kind={state.kind[0]}
          onKindChange={(kind) => change({ kind: kind ? [kind] : [] })}
          sort={effectiveSort(state)}
          hasWords={state.q !== ''}
          onSortChange={(sort) => change({ sort })}
          controls={resultsId}
        />
      </div>
      <div className={columns}>
        <section className={filters} aria-label={text.filters}>
          <h2 className={hidden}>{text.filters}</h2>
          {latest ? (
            <PolicyFilters value={state} result={latest} onChange={change} firm={firm} />
          ) : (
            <SkeletonDelay isLoading={search.isPending && !hasFailed} skeleton={<FilterSkeleton />}>
              {null}
            </SkeletonDelay>
          )}
        </section>
        <section id={resultsId} tabIndex={-1} aria-label={text.results} className={results}>
          <h2 className={hidden}>{text.results}</h2>
          <div className={summaryRow}>
            <FilterDrawer state={state} firm={firm} onApply={change} />
            <SearchSummary
              state={state}
              result={hasFailed ? undefined : search.data}
              isLoading={!hasFailed && (search.isPlaceholderData || search.isPending)}
              hrefForWords={hrefForWords}
            />
            <ReachLine
              reach={latest?.reach}
              everywhere={state.everywhere && state.region.length === 0}
              onChange={(everywhere) => change({ everywhere })}
            />
            <ActiveFilters
              state={state}
              facets={facets ?? []}
              excluded={latest?.recognised.excluded ?? []}
              place={latest?.recognised.place ?? null}
              onChange={change}
            />
          </div>
          {hasFailed ? (
            <div className={keptResult && note}>
              <QueryFailure
                query={search}
                title={text.errorTitle}
                kept={keptResult ? text.errorKeptResults : text.errorKept}
                headingLevel={3}
                isLine={keptResult !== undefined}
              />
            </div>
          ) : (
            <SkeletonDelay
              isLoading={search.isPending}
              skeleton={<PolicyRowSkeleton rows={5} variant="result" isSelectable hasConditions={Boolean(firm)} />}
              label={text.searching}
            >
              {search.data ? listOf(search.data, search.isPlaceholderData) : null}
            </SkeletonDelay>
          )}
          {keptResult ? <div className={kept}>{listOf(keptResult, true)}</div> : null}
          {selection.policies.length > 0 ? (
            <Suspense fallback={null}>
              <SelectionTray selection={selection} />
            </Suspense>
          ) : null}
        </section>
      </div>
    </div>
  );
}
