'use client';
import { LinkButton, Pagination, StateView } from '@hengce/ui';
import type { PolicySearchResult } from '../../model/types';
import { usePolicyText } from '../../text';
import { NoResults } from './NoResults';
import { PolicyResultList } from './PolicyResultList';
import { pages } from './PolicySearchPage.css';
import { hasFilters, lastPage, pageSize, type SearchState } from './searchState';

export interface SearchResultsProps {
  state: SearchState;
  result: PolicySearchResult;
  /** The result is that of the search before. */
  isStale: boolean;
  onChange: (patch: Partial<SearchState>) => void;
  /** The address of this search with a part of it changed. */
  hrefFor: (patch: Partial<SearchState>) => string;
  /** The address of a search for these words alone. */
  hrefForWords: (q: string) => string;
}

/** The list with its pages, or why there is none. */
export function SearchResults({ state, result, isStale, onChange, hrefFor, hrefForWords }: SearchResultsProps) {
  const text = usePolicyText().search;
  const pageCount = Math.min(lastPage, Math.ceil(result.total / pageSize));
  if (result.total === 0) {
    return state.q === '' && !hasFilters(state) ? (
      <StateView kind="empty" title={text.emptyLibrary} description={text.emptyLibraryDescription} headingLevel={3} />
    ) : (
      <NoResults state={state} result={result} onChange={onChange} hrefForWords={hrefForWords} />
    );
  }
  if (result.rows.length === 0) {
    return (
      <StateView
        kind="empty"
        title={text.beyondTitle(state.page, pageCount)}
        primaryAction={<LinkButton href={hrefFor({ page: 1 })}>{text.firstPage}</LinkButton>}
        headingLevel={3}
      />
    );
  }
  return (
    <>
      <PolicyResultList rows={result.rows} terms={result.recognised.terms} isStale={isStale} />
      <div className={pages}>
        <Pagination page={state.page} pageCount={pageCount} hrefFor={(page) => hrefFor({ page })} />
      </div>
    </>
  );
}
